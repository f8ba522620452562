import path from 'node:path';
import type { OptionsOf } from '../leads/answers';
import { LiveLists } from '../lists/live-lists';

/** What the choices of the forms may be, from the content of this folder; what is wrong with it goes to stderr. */
export function choices(): OptionsOf {
  const lists = new LiveLists(path.join(process.cwd(), 'data'), {
    warn: (...words: unknown[]) => console.error(...words),
  });
  return (source) => lists.options(source);
}
