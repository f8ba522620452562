import { composed } from './text';

/**
 * A name as it is compared: blanks count as one and none at the ends, since browsers and we ourselves change them on
 * the way, and whoever types a name writes it in any case.
 */
export function nameKey(text: string): string {
  return composed(text).replace(/\s+/g, ' ').trim().toLowerCase();
}
