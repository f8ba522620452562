import { decomposed } from '../contract/text';

/** The same for texts that differ by case or blanks only, which visitors take for one. */
export function alike(text: string): string {
  return decomposed(text).trim().replace(/\s+/g, ' ').toLowerCase();
}
