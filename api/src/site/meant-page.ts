import { locate } from './locate';
import type { Redirects } from './redirects';
import type { SiteFiles } from './site-files';

/** Folders of pages, in the order in which one of them is taken. The first is the site itself. */
const folders = ['', '/product', '/products', '/services', '/hosting'];

/**
 * The page that a wrong address most likely means, by the last word in it: that of another folder (`/product/hosting`),
 * of another kind of site (`/contact.html`), or the only one whose name begins with it (`/restaurant`). It is made of
 * names of the site alone, so it never leads elsewhere.
 * @returns undefined where several may be meant, or none
 */
export async function meantPage(files: SiteFiles, redirects: Redirects, pathname: string): Promise<string | undefined> {
  if (pathname.length > longest) return undefined;
  const [, above, word] = plain.exec(pathname.toLowerCase()) ?? [];
  if (word === undefined) return undefined;
  if (word === 'index') return above === '' ? '/' : undefined;
  for (const folder of folders) if (await isPage(files, `${folder}/${word}`)) return `${folder}/${word}`;
  return redirects.get(`/${word}`) ?? onlyOneThatBegins(files, word);
}

/** No address of a page is longer, and what is none need not be looked for. */
const longest = 200;

/**
 * What stands above the last word, and the word without the ending of a file that is a page elsewhere, and without the
 * marks of the sentence that an address was copied from.
 */
const plain = /^((?:\/[a-z0-9_-]+)*)\/([a-z0-9][a-z0-9-]+)(?:\.(?:html?|php|aspx?|jsp))?\/?[.,;:!?)]*$/;

async function isPage(files: SiteFiles, page: string): Promise<boolean> {
  return (await locate(files, page)).kind === 'file';
}

/**
 * The only page of a folder that begins with a word, in the first folder that has any; the pages of the site itself
 * have names of their own.
 */
async function onlyOneThatBegins(files: SiteFiles, word: string): Promise<string | undefined> {
  for (const folder of folders.filter((one) => one !== '')) {
    const names = await files.namesIn(folder);
    const [found, ...others] = names.filter((name) => name.startsWith(`${word}-`));
    if (found !== undefined) return others.length === 0 ? `${folder}/${found}` : undefined;
  }
  return undefined;
}
