import * as z from 'zod';

/** `public/csp.json`, written after the build: what the pages hold inline, as `sha256-...` (reliability X2). */
export const policySources = z.object({
  scriptHashes: z.array(z.string()).default([]),
  styleHashes: z.array(z.string()).default([]),
  /** Of `style` attributes, which CSP counts apart from style elements. */
  styleAttributeHashes: z.array(z.string()).default([]),
  /** Which of the style elements each page holds, by its file with a leading slash: places in `styleHashes`. */
  stylesOfPages: z.record(z.string(), z.array(z.number().int().nonnegative())).default({}),
  /** Set when the pages call an API on another origin. */
  apiOrigin: z.string().optional(),
});

/** Nothing may load or run: for answers of the API, which are data. */
export const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For pictures, fonts and PDF files. No default-src: the viewers of some browsers obey it and then show nothing. */
export const assetPolicy = "script-src 'none'; base-uri 'none'; frame-ancestors 'none'";

export type PolicySources = z.output<typeof policySources>;

/**
 * What the policy of one page is made from. It names no style but the page's own: those of all pages would be a tenth
 * of what a phone receives before it shows anything. A page that the build did not know gets what all have.
 * @param file of the page, relative to `public/`, with a leading slash
 */
export function sourcesOfPage(sources: PolicySources, file: string): PolicySources {
  const { styleHashes, stylesOfPages } = sources;
  const own = Object.hasOwn(stylesOfPages, file) ? stylesOfPages[file] : undefined;
  return own ? { ...sources, styleHashes: styleHashes.filter((_, place) => own.includes(place)) } : sources;
}

/**
 * The Content-Security-Policy of the site's pages: own files, and inline blocks by their hashes only. Each kind of
 * request is named, and `default-src` refuses what browsers may invent next.
 */
export function pagePolicy(sources: z.input<typeof policySources> = {}): string {
  const { scriptHashes, styleHashes, styleAttributeHashes, apiOrigin } = policySources.parse(sources);
  const own = apiOrigin ? ["'self'", apiOrigin] : ["'self'"];
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scriptHashes)],
    'style-src': ["'self'", ...quoted(styleHashes)],
    ...(styleAttributeHashes.length > 0 && { 'style-src-attr': ["'unsafe-hashes'", ...quoted(styleAttributeHashes)] }),
    // data: are the blurred stand-ins of gatsby-plugin-image.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    // The player of a product's own video, once a visitor has asked for it (src/blocks/product/video.tsx).
    'frame-src': ['https://www.youtube-nocookie.com'],
    'connect-src': own,
    'form-action': own,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

function quoted(hashes: readonly string[]): string[] {
  return hashes.map((hash) => `'${hash}'`);
}
