import { siteFolders } from '../config/config';
import type { OptionsOf } from '../leads/answers';
import { type Release, Releases } from '../release/releases';

/** In milliseconds: the content is read once for a command, and not looked at again for each of its leads. */
const whole = Number.POSITIVE_INFINITY;

/** What the choices of the forms may be, as visitors see them now; what is wrong with the content goes to stderr. */
export async function choices(): Promise<OptionsOf> {
  const { lists } = await release();
  return (source) => lists.options(source);
}

/** What the site says of the company now. */
export async function siteFacts(): ReturnType<Release['siteFacts']> {
  return (await release()).siteFacts();
}

function release(): Promise<Release> {
  const say = (...words: unknown[]) => console.error(...words);
  return new Releases(siteFolders(process.cwd()), { error: say, warn: say, info: say }, whole).now();
}
