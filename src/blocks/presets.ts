import type { Preset } from '../forms/state/preset';
import type { DemoRequest } from '../shared/demo-address';
import { named } from '../shared/named';

interface Named {
  readonly slug: string;
  readonly title: string;
}

interface Product extends Named {
  /** Slugs. */
  readonly industries: readonly string[];
}

/**
 * Chosen by title, which holds whatever ids the backend hands out; a slug that nobody has chooses nothing. A product
 * that is made for one industry chooses that as well.
 */
export function demoPreset(
  { product, industry }: DemoRequest,
  products: readonly Product[],
  industries: readonly Named[],
): Preset | undefined {
  const preset: Record<string, string> = {};
  const chosenProduct = named(product, products);
  const [only, ...others] = chosenProduct?.industries ?? [];
  const wanted = industry ?? (others.length === 0 ? only : undefined);
  const chosenIndustry = named(wanted, industries);
  if (chosenProduct) preset.product = chosenProduct.title;
  if (chosenIndustry) preset.business_industries = chosenIndustry.title;
  return chosenProduct || chosenIndustry ? preset : undefined;
}

/** The product that `?product=` names becomes the solution to sell, which is stored by its title (R-PART-05). */
export function partnerPreset(wanted: string | null, products: readonly Named[]): Preset | undefined {
  const product = named(wanted, products);
  return product ? { solution: product.title } : undefined;
}

/** In characters: more than anybody looks for, so that a link can put no more into somebody's message. */
const longestSearch = 100;

/** What was looked for is the subject of a message, and its first line, where `about` stands before it. */
export function messagePreset(lookedFor: string | null, about: string): Preset | undefined {
  const words = lookedFor?.replace(/\s+/g, ' ').trim();
  if (!words) return undefined;
  const subject = [...words].slice(0, longestSearch).join('');
  return { subject, message: `${about} ${subject}` };
}

interface Service extends Named {
  readonly categories: readonly { readonly slug: string }[];
}

/**
 * What `?service=` fills in: a role is chosen (R-SERV-05); a whole service, of which the visitor has yet to say whom
 * they need, is named in the comment. `about` stands before its name.
 */
export function hirePreset(wanted: string | null, services: readonly Service[], about: string): Preset | undefined {
  const service = named(wanted, services);
  // Two services may have the same role.
  const roles = new Map(services.flatMap(({ categories }) => categories.map((role) => [role.slug, role] as const)));
  const role = named(wanted, [...roles.values()]);
  const preset: Preset = {
    ...(role ? { service: role.slug } : {}),
    ...(service ? { comment: `${about} ${service.title}` } : {}),
  };
  return Object.keys(preset).length > 0 ? preset : undefined;
}
