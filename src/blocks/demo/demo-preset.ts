import type { Preset } from '../../forms/state/preset';
import type { DemoWish } from '../../shared/demo-address';

interface Entry {
  readonly slug: string;
  readonly title: string;
}

/** Chosen by title, which holds whatever ids the backend hands out; a slug that nobody has chooses nothing. */
export function demoPreset(
  { product, industry }: DemoWish,
  products: readonly Entry[],
  industries: readonly Entry[],
): Preset | undefined {
  const preset: Record<string, string> = {};
  const chosenProduct = products.find(({ slug }) => slug === product);
  const chosenIndustry = industries.find(({ slug }) => slug === industry);
  if (chosenProduct) preset.product = chosenProduct.title;
  if (chosenIndustry) preset.business_industries = chosenIndustry.title;
  return chosenProduct || chosenIndustry ? preset : undefined;
}
