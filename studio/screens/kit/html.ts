/** What may stand in an `html` template: nothing is drawn for false, null and undefined; lists are joined. */
export type Part = string | number | false | null | undefined | readonly Part[];

const text = (part: Part): string => {
  if (part === false || part === null || part === undefined) return '';
  return typeof part === 'string' || typeof part === 'number' ? String(part) : part.map(text).join('');
};

/** Joins a template to one string. Nothing is escaped: every value comes from the sample data next to the layouts. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): string {
  return strings.map((string, index) => string + text(parts[index])).join('');
}

/** Class names, leaving out the ones that do not apply. */
export const cx = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
