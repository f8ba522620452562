import { parse } from 'cfb';
import type { Budget } from '../budget';
import { damaged } from '../invalid-file';
import { checkStructure } from './structure';

/**
 * A folder within a compound file. Names are in lower case. Streams that hold nothing are left out, since nothing in
 * them could act: LibreOffice puts an empty one called like that of a control into every object that it saves.
 */
export interface Storage {
  /** Class of the object that is stored here: 32 hexadecimal digits in the order of the file. */
  clsid: string;
  streams: Map<string, Buffer>;
  storages: Map<string, Storage>;
}

/**
 * The root of a compound file ([MS-CFB]), the container of Word 97-2003 and of embedded objects.
 * @throws InvalidFile
 */
export function openCompoundFile(file: Buffer, budget: Budget): Storage {
  const { FullPaths, FileIndex } = parsed(checkStructure(file, budget));
  const found = new Map<string, Storage>();
  for (const [index, path] of FullPaths.entries()) {
    if (path.endsWith('/'))
      found.set(path, { clsid: FileIndex[index]?.clsid ?? '', streams: new Map(), storages: new Map() });
  }
  for (const [index, path] of FullPaths.entries()) {
    const entry = FileIndex[index];
    const end = path.lastIndexOf('/', path.length - 2) + 1;
    const parent = found.get(path.slice(0, end));
    const own = found.get(path);
    if (!entry || !parent || entry.type === 0) continue;
    const name = entry.name.toLowerCase();
    const content = Buffer.from(entry.content ?? []);
    if (own) parent.storages.set(name, own);
    else if (content.length > 0) parent.streams.set(name, content);
  }
  const root = found.get(FullPaths[0] ?? '');
  if (!root) throw damaged();
  return root;
}

/** The library says in errors of every kind that a file is not as it should be. */
function parsed(file: Buffer): ReturnType<typeof parse> {
  try {
    return parse(file);
  } catch {
    throw damaged();
  }
}
