import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { collections } from './collections';
import { asRead, factsOfFiles } from './facts/facts-of-files';
import { loadCollection, type Problem } from './files/load';

/** Where the words of the content stand that were printed into the company profile, in a checkout. */
export const printedFile = 'studio/profile/printed.json';

/** The profile that visitors can take along, from the content folder. */
const profile = '../static/files/company-profile.pdf';

const listed = ['Product', 'Service', 'Industry'];
const titled = z.object({ title: z.string() });

/** Those of some texts that the content has, each once: what a later content is compared with. */
export function wordsOfContent(dataDir: string, texts: readonly string[]): string[] {
  return [...new Set(texts)].filter(wordsIn(dataDir));
}

/**
 * What the profile says and the content does not say any more, and what of the catalogues it lacks. It is printed by a
 * browser, which a maintainer need not have, so these are notices. While a file cannot be read, or a fact cannot be
 * known, nothing is said: what is missed may be in it.
 */
export function checkProfile(root: string): Problem[] {
  const file = path.join(root, printedFile);
  if (!existsSync(file)) return [];
  const dataDir = path.join(root, 'data');
  const isRead = collections.every((collection) => loadCollection(dataDir, collection).problems.length === 0);
  if (!isRead || !factsOfFiles(dataDir).isWhole) return [];
  const printed = z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  const isSaid = wordsIn(dataDir);
  const gone = printed.filter((text) => !isSaid(text)).map((text) => `still says "${text}"`);
  const missing = titlesIn(dataDir).filter((title) => !printed.some((text) => text.includes(title)));
  return [...gone, ...missing.map((title) => `does not have "${title}" yet`)].map((message) => {
    return { file: profile, path: '', message: `${message}; npm run -w studio profile prints it anew` };
  });
}

/** Whether a text is one that visitors read, or part of one. */
function wordsIn(dataDir: string): (text: string) => boolean {
  const { facts } = factsOfFiles(dataDir);
  const values = collections.flatMap((collection) => {
    const { files } = loadCollection(dataDir, collection);
    return files.flatMap(({ entries }) => entries.map(({ value }) => asRead(collection, value, facts)));
  });
  const whole = new Set(stringsIn(values));
  const all = [...whole].join('\n');
  // Most are whole texts, for which nobody need search all of them.
  return (text) => whole.has(text) || all.includes(text);
}

function titlesIn(dataDir: string): string[] {
  return collections
    .filter(({ type }) => listed.includes(type))
    .flatMap((collection) => loadCollection(dataDir, collection).files.flatMap(({ entries }) => entries))
    .flatMap(({ value }) => titled.safeParse(value).data?.title ?? []);
}

function stringsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.values(value).flatMap(stringsIn);
}
