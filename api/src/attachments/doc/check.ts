import { endsAsArchive } from '../polyglot';
import { damaged, executable, locked, notInside, twoFiles } from '../unfit';
import { CompoundFile, isCompoundFile } from './compound-file';
import { atRoot } from './directory';

/** [MS-DOC] 2.5.2 FibBase: what every Word file says of itself. Word 6 and 95, and WordPad of that time, said 0xa5dc. */
const wordIdents = new Set([0xa5ec, 0xa5dc]);

/** The first version that describes its text in a stream apart. */
const word97 = 0xc1;
const encrypted = 0x8100;
const secondTable = 0x0200;

/** Where Word and its imitators keep macros ([MS-OVBA] 2.2). A file saved without any has none of them. */
const macroStorages = new Set(['macros', '_vba_project', '_vba_project_cur', 'vba']);

/** A Word document before 2007: a compound file with a Word stream at its root, whole, without macros. @throws Unfit */
export function checkDoc(file: Buffer): void {
  if (!isCompoundFile(file)) throw notInside('a Word document');
  if (endsAsArchive(file)) throw twoFiles();
  const compound = new CompoundFile(file);
  const root = new Map(atRoot(compound.entries).map((entry) => [entry.name.toLowerCase(), entry]));
  if (root.has('encryptedpackage')) throw locked();
  const document = root.get('worddocument');
  if (!document) throw notInside('a Word document');
  const fib = compound.start(document, 32);
  if (fib.length < 32 || !wordIdents.has(fib.readUInt16LE(0))) throw notInside('a Word document');
  const flags = fib.readUInt16LE(10);
  if (flags & encrypted) throw locked();
  if (compound.entries.some(({ name }) => macroStorages.has(name.toLowerCase()))) throw executable('macros');
  const table = flags & secondTable ? '1table' : '0table';
  if (fib.readUInt16LE(2) >= word97 && !root.has(table)) throw damaged();
}
