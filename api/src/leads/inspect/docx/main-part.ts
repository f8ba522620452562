import path from 'node:path/posix';
import { damaged, notInside } from '../invalid-file';
import type { Archive } from './archive';
import type { ContentTypes } from './content-types';
import type { Relationship, Relationships } from './relationships';
import { anotherFormat } from './taken-in';

const isWord = /\.wordprocessingml\.(?:document|template)(?:\.main\+xml)?$/;
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** As the standard has them (ECMA-376, part 4, and part 1 for the strict dialect). */
const mainTypes = new Set([
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument',
  'http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument',
]);

/**
 * Name in the archive of the part that the package is about, mostly `word/document.xml`. What leads to it must be
 * spelled to the letter: LibreOffice takes anything else for no document of Word, and looks for one of another kind.
 * @throws InvalidFile
 */
export function mainPart(relationships: readonly Relationship[], archive: Archive, types: ContentTypes): string {
  const [main, ...others] = relationships.filter(({ kind }) => kind === 'officedocument');
  if (!main || others.length > 0) throw main ? damaged() : notInside('a .docx file');
  const name = archive.names.find((one) => main.target === one || main.target === `/${one}`);
  if (name === undefined || !mainTypes.has(main.type)) throw damaged();
  if (types.of(name) !== word) throw notInside('a .docx file');
  if (!types.isSpelled(name, word)) throw damaged();
  return name;
}

/**
 * Word takes in what these refer to as if it stood there, in any format that it reads: only its own is judged.
 * @returns names of these parts in lower case, in which nothing else may stand, whatever their kind is
 * @throws InvalidFile
 */
export function chunksIn(relationships: ReadonlyMap<string, Relationships>, types: ContentTypes): ReadonlySet<string> {
  const chunks = new Set<string>();
  for (const [source, { all }] of relationships) {
    for (const { target } of all.filter(({ kind }) => kind === 'afchunk' || kind === 'subdocument')) {
      for (const name of targetsOf(source, target)) {
        if (!isWord.test(types.of(name))) throw anotherFormat();
        chunks.add(name);
      }
    }
  }
  return chunks;
}

/**
 * Names that programs may take a target for: as it is, and decoded, with one kind of slash and without a place in it.
 */
export function targetsOf(source: string, target: string): string[] {
  const decoded = target.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  const plain = decoded
    .replaceAll('\\', '/')
    .replace(/[?#].*$/s, '')
    .trim();
  return [...new Set([resolve(source, target), resolve(source, plain)])];
}

/** What a target means in a part, in lower case (ECMA-376, part 2, 6.4). */
function resolve(source: string, target: string): string {
  return path.resolve('/', path.dirname(source), target).slice(1).toLowerCase();
}
