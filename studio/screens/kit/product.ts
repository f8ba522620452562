export const screenNames = ['dashboard', 'list', 'detail', 'form', 'report', 'phone'] as const;
export type ScreenName = (typeof screenNames)[number];

/** What a folder under products/ exports as `product`. */
export type Product = {
  /** The styles of this product's own shell and parts, as CSS text. */
  css: string;
  /** Each screen is the body of a 1440 by 900 page. */
  screens: Record<ScreenName, () => string>;
};
