/** How a picture is shown that a field names. */
export interface PictureUse {
  what: string;
  /** In pixels: as large as it is shown on ordinary screens. */
  least: readonly [width: number, height: number];
  /** Its width in heights; what is far from it is cut at its sides, or shown small. */
  between: readonly [number, number];
  words: string;
  /** The pages make smaller pictures of it, which they cannot of an SVG. */
  isResized?: true;
}

/** By the folder below `data/images` where the editor puts a new one; `{slug}` becomes that of the entry. */
export const pictureUses = {
  'screens/{slug}': {
    what: 'a screen of a product',
    least: [1200, 630],
    between: [1.2, 2.4],
    words: 'wider than high, such as 1440 × 900',
    isResized: true,
  },
  services: {
    what: 'the drawing of a service',
    least: [480, 320],
    between: [1, 2],
    words: 'wider than high, such as 640 × 520',
    isResized: true,
  },
  brands: {
    what: 'the mark of a brand',
    least: [240, 80],
    between: [2, 4],
    words: 'three times as wide as high',
    isResized: true,
  },
  clients: {
    what: 'the mark of a client',
    least: [160, 64],
    between: [1.5, 4],
    words: 'wider than high, such as 320 × 128',
  },
  products: { what: 'the mark of a product', least: [160, 160], between: [0.9, 1.1], words: 'as wide as high' },
} satisfies Record<string, PictureUse>;

export type PictureFolder = keyof typeof pictureUses;
