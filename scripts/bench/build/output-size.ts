import { statSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../../src/build/files-in';

/** What a build wrote, in bytes. */
export interface OutputSize {
  all: number;
  /** Without pictures, films and documents. */
  text: number;
  /** The largest HTML file of each kind of page, by `/`, `/products` or `/products/*`. */
  pages: Map<string, number>;
}

const media = /\.(?:avif|webp|jpe?g|png|gif|ico|svg|mp4|webm|pdf|woff2?)$/;

export function sizeOfOutput(folder: string): OutputSize {
  const size: OutputSize = { all: 0, text: 0, pages: new Map() };
  for (const file of filesIn(folder)) {
    const bytes = statSync(file).size;
    size.all += bytes;
    if (!media.test(file)) size.text += bytes;
    if (!file.endsWith('.html')) continue;
    const kind = kindOf(path.relative(folder, file));
    size.pages.set(kind, Math.max(size.pages.get(kind) ?? 0, bytes));
  }
  return size;
}

/** The kind of a page by its file: an address of one word is a kind of its own, and what is below it another. */
export function kindOf(file: string): string {
  const address = file
    .split(path.sep)
    .join('/')
    .replace(/(^|\/)index\.html$/, '');
  const at = address.lastIndexOf('/');
  return at < 0 ? `/${address}` : `/${address.slice(0, at)}/*`;
}
