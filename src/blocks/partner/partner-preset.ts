import type { Preset } from '../../forms/state/preset';

/** The product that `?product=` names becomes the solution to sell, which is stored by its title (R-PART-05). */
export function partnerPreset(
  wanted: string | null,
  products: readonly { readonly slug: string; readonly title: string }[],
): Preset | undefined {
  const product = products.find(({ slug }) => slug === wanted);
  return product ? { solution: product.title } : undefined;
}
