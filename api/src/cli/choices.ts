import { siteFolders } from '../config/config';
import type { OptionsOf } from '../leads/answers';
import { Releases } from '../release/releases';

/** In milliseconds: the content is read once for a command, and not looked at again for each of its leads. */
const whole = Number.POSITIVE_INFINITY;

/** What the choices of the forms may be, as visitors see them now; what is wrong with the content goes to stderr. */
export async function choices(): Promise<OptionsOf> {
  const say = (...words: unknown[]) => console.error(...words);
  const { lists } = await new Releases(siteFolders(process.cwd()), { error: say, warn: say, info: say }, whole).now();
  return (source) => lists.options(source);
}
