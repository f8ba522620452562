import type { JsonSchema } from '../../src/content/json-schema';

/** The name of a field as people say it: "Meta description" of `metaDescription`. */
export function labelOf(name: string): string {
  const words = name
    .replace(/(?<=[a-z])([A-Z])/g, ' $1')
    .replace(/-/g, ' ')
    .toLowerCase()
    .replace(/\b(?:faq|seo|url)(?=s?\b)/g, (short) => short.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** One of several: "Image" of "Images", "Category" of "Categories". */
export function singular(label: string): string {
  return label.replace(/ies$/, 'y').replace(/(?<![su])s$/, '');
}

/** Several: "Industries" of "Industry". */
export function plural(label: string): string {
  return /y$/.test(label) ? label.replace(/y$/, 'ies') : `${label}s`;
}

/** What stands under a field: what its schema says of it, and how much it may hold. */
export function helpOf(schema: JsonSchema): string {
  const entry = schema.items?.properties ? undefined : schema.items?.description;
  const words = schema.description ?? entry;
  return [words, ...boundsOf(schema)].filter(Boolean).join(' ');
}

function boundsOf({ minLength = 0, maxLength, minItems = 0, maxItems }: JsonSchema): string[] {
  if (maxLength !== undefined)
    return [minLength > 1 ? `${minLength} to ${maxLength} characters.` : `At most ${maxLength} characters.`];
  if (maxItems !== undefined && maxItems === minItems) return [`Exactly ${maxItems}.`];
  if (maxItems !== undefined) return [minItems > 0 ? `${minItems} to ${maxItems}.` : `At most ${maxItems}.`];
  return minItems > 1 ? [`At least ${minItems}.`] : [];
}
