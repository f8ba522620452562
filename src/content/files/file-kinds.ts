import { type Collection, collections } from '../collections';
import { nearest } from '../nearest';
import { isEntryFile } from '../served/entry-file';

/** What a file in `data/` is. Everything that reads the folder asks here, so that nobody reads what others do not. */
export type FileKind =
  | { kind: 'content'; collection: Collection }
  | { kind: 'picture' }
  | { kind: 'ignored' }
  /** Nobody reads it, although its author expects that; the message says what to do. */
  | Stray;

interface Stray {
  kind: 'stray';
  message: string;
  /** The name that the message would give it, by its path below `data/`: there may be such a file already. */
  becomes?: string;
}

/** The folder with pictures, below `data/`. */
export const pictureFolder = 'images';

const pictureEndings = ['png', 'jpg', 'jpeg', 'webp', 'svg'] as const;

/** @param file path below `data/`, with forward slashes */
export function kindOf(file: string): FileKind {
  const name = nameOf(file);
  if (isLeftover(name)) return { kind: 'ignored' };
  if (file.startsWith(`${pictureFolder}/`)) return kindOfPicture(file, name);
  const collection = collections.find(({ source, kept }) =>
    kept === 'file-per-entry' ? isIn(source, file) : source === file,
  );
  return collection ? { kind: 'content', collection } : { kind: 'stray', ...whyStray(file, name) };
}

/** What systems and editors leave beside files without asking anybody. */
function isLeftover(name: string): boolean {
  return /^\.|^~\$|^(?:thumbs\.db|desktop\.ini)$|~$/i.test(name);
}

function isIn(folder: string, file: string): boolean {
  return (
    file.startsWith(`${folder}/`) &&
    isEntryFile(file.slice(folder.length + 1)) &&
    !file.includes('/', folder.length + 1)
  );
}

function kindOfPicture(file: string, name: string): FileKind {
  const [, ending = ''] = /\.([^.]+)$/.exec(name) ?? [];
  if (pictureEndings.some((known) => known === ending)) return { kind: 'picture' };
  const small = ending.toLowerCase();
  if (!pictureEndings.some((known) => known === small)) {
    const message = `is no picture that the site can show: save it as ${pictureEndings.join(', ')}, or take it out of this folder`;
    return { kind: 'stray', message };
  }
  const becomes = file.slice(0, -ending.length) + small;
  const message = `must have its ending in small letters: rename it to "${nameOf(becomes)}"`;
  return { kind: 'stray', message, becomes };
}

function whyStray(file: string, name: string): Omit<Stray, 'kind'> {
  const [, ending = ''] = /\.([^.]+)$/.exec(name) ?? [];
  if (pictureEndings.some((known) => known === ending.toLowerCase()))
    return { message: `is a picture: put it under data/${pictureFolder}, where pictures are` };
  const json = /^(.*)\.json(?:\.[a-z]+)?$/i.exec(file)?.[1];
  if (json === undefined)
    return { message: 'is read by nobody: take it out of data, where only content and pictures are' };
  const asJson = `${json}.json`;
  if (asJson !== file) {
    const why =
      file.toLowerCase() === asJson ? 'its ending must be in small letters' : 'its ending must be .json alone';
    return { message: `is read by nobody: ${why}, so rename it to "${nameOf(asJson)}"`, becomes: asJson };
  }
  const folder = file.slice(0, -name.length - 1);
  const above = folders.find((known) => folder.startsWith(`${known}/`));
  if (above) {
    const message = `is read by nobody, because it is in a folder of its own: move it to data/${above}`;
    return { message, becomes: `${above}/${name}` };
  }
  if (folders.includes(folder)) return { message: 'is read by nobody' };
  const known = [...folders, ...collections.map(({ source }) => source)];
  const meant = nearest(folder, known) ?? nearest(file, known);
  if (meant) {
    const message = `is read by nobody; you may have meant data/${meant}`;
    return { message, becomes: folders.includes(meant) ? `${meant}/${name}` : meant };
  }
  return { message: `is read by nobody: what is new goes into ${folders.map((one) => `data/${one}`).join(', ')}` };
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

/** Folders in which each file is an entry. */
const folders = collections.filter(({ kept }) => kept === 'file-per-entry').map(({ source }) => source);
