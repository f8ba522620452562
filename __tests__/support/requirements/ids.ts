import { readFileSync } from 'node:fs';

/** The ids of the rows of docs/requirements.md, in their order. */
export const requirementIds = [
  ...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| (R-[A-Z]+-\d\d) \|/gm),
].map(([, id = '']) => id);

/** `R-JOIN` of `R-JOIN-18`. */
export function sectionOf(id: string): string {
  return id.slice(0, -3);
}
