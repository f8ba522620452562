import { doc } from '../../../support/documents';
import { wordFile } from '../../../support/word97';
import { zip } from '../../../support/zip';
import { docsWithThingsInside } from './doc-inside';
import { docsWithFieldsInParts } from './doc-parts';
import { hostilePictures } from './doc-pictures';
import { cuts, type Hostile, hostileFile, patched } from './hostile';
import { docsWithData } from './office-data';

const hostile = hostileFile('doc');

const sectorSize = 512;
const directory = (doc.readUInt32LE(48) + 1) * sectorSize;
const table = (doc.readUInt32LE(76) + 1) * sectorSize;

/** Where the directory entry of a name is. */
function entry(name: string): number {
  const at = doc.indexOf(Buffer.from(`${name}\0`, 'utf16le'), directory);
  if (at < 0) throw new Error(`There is no ${name}`);
  return at;
}

/** Where the description that every Word file begins with is. */
const fib = (doc.readUInt32LE(entry('WordDocument') + 116) + 1) * sectorSize;

function renamed(from: string, to: string): Buffer {
  const at = entry(from);
  return patched(doc, (copy) => {
    copy.fill(0, at, at + 64);
    copy.write(to, at, 'utf16le');
    copy.writeUInt16LE(to.length * 2 + 2, at + 64);
  });
}

const numbers: [string, number, number][] = [
  ['with an unknown version of its container', 26, 9],
  ['with bytes the other way round', 28, 0xfeff],
  ['with sectors of a size that never was', 30, 20],
  ['with small sectors of a size that never was', 32, 9],
  ['with more tables than sectors', 44, 0xffff],
  ['with a table outside the file', 76, 0xfff0],
  ['with a directory outside the file', 48, 0xfff0],
  ['whose root is too large', directory + 122, 0x7fff],
  ['whose root begins outside the file', directory + 116, 0xfff0],
  ['with an entry of an unknown kind', directory + 66, 9],
  ['with an entry of too long a name', directory + 64, 66],
  ['whose root has a child that is not there', directory + 76, 0x7fff],
];

/** What Python runs when it is given the file. */
const script = zip([{ name: '__main__.py', data: 'x' }]);

/** In a stream that nobody judges. */
function holding(data: Buffer): Buffer {
  return wordFile({ text: 'CV' }, { WpsCustomData: Buffer.concat([Buffer.alloc(8192), data, Buffer.alloc(1024)]) });
}

/** An archive that says of each entry how far it is from somewhere before it. */
function behind(archive: Buffer): Buffer {
  return patched(archive, (copy) => {
    const end = copy.lastIndexOf('PK\x05\x06', undefined, 'latin1');
    const list = copy.readUInt32LE(end + 16);
    copy.writeUInt32LE(list + 10, end + 16);
    copy.writeUInt32LE(10, list + 42);
  });
}

export const hostileDocs: Hostile[] = [
  ...cuts(doc, 20).map(({ at, data }) => hostile(`cut after ${at} bytes`, data, 'damaged')),
  ...numbers.map(([what, at, value]) =>
    hostile(
      what,
      patched(doc, (copy) => copy.writeUInt16LE(value, at)),
      'damaged',
    ),
  ),
  hostile('whose text lies behind its end', behindTheEnd(), 'damaged'),
  hostile('whose chain runs in a circle', circle(), 'damaged'),
  hostile(
    'whose directory names itself',
    patched(doc, (copy) => copy.writeUInt32LE(1, directory + 128 + 72)),
    'damaged',
  ),
  hostile('that is a worksheet', renamed('WordDocument', 'Workbook'), 'not a Word'),
  hostile(
    'whose Word stream is none',
    patched(doc, (copy) => copy.writeUInt16LE(0xbeef, fib)),
    'not a Word',
  ),
  hostile(
    'with a password',
    patched(doc, (copy) => copy.writeUInt16LE(copy.readUInt16LE(fib + 10) | 0x100, fib + 10)),
    'password',
  ),
  hostile(
    'obfuscated',
    patched(doc, (copy) => copy.writeUInt16LE(copy.readUInt16LE(fib + 10) | 0x8000, fib + 10)),
    'password',
  ),
  hostile('that is an encrypted .docx', renamed('WordDocument', 'EncryptedPackage'), 'password'),
  hostile('without the table of its text', renamed('1Table', '0Table'), 'damaged'),
  ...['Macros', 'MACROS', '_VBA_PROJECT', '_VBA_PROJECT_CUR', 'VBA'].map((name) =>
    hostile(`with ${name}`, renamed('\u0001CompObj', name), 'macros'),
  ),
  hostile('that is a JAR too', Buffer.concat([doc, zip([{ name: 'X.class', data: 'x' }])]), 'joined'),
  hostile('with a program behind it', Buffer.concat([doc, Buffer.alloc(70_000, 'MZ')]), 'joined'),
  hostile('with 3 KB of a program behind it', Buffer.concat([doc, Buffer.alloc(3000, 'MZ')]), 'joined'),
  hostile('with a sector of a program behind it', Buffer.concat([doc, Buffer.alloc(sectorSize, 'MZ')]), 'joined'),
  ...Object.entries({
    'more than a sector of noise': Buffer.alloc(sectorSize + 1, 1),
    'a free sector of noise and another one': Buffer.alloc(2 * sectorSize, 1),
    'a sector of a page': Buffer.alloc(sectorSize, '<script>'),
    'a sector of a PDF': Buffer.alloc(sectorSize, '%PDF-1.7\n'),
    'a sector that begins another document': doc.subarray(0, sectorSize),
    'a sector that begins a picture': Buffer.alloc(sectorSize, '\x89PNG\r\n\x1a\n', 'latin1'),
    'an archive in a sector': Buffer.concat([script, Buffer.alloc(sectorSize - script.length, 1)]),
    'an archive that ends in a sector': Buffer.concat([Buffer.alloc(sectorSize - script.length, 1), script]),
    'an archive within a sector': Buffer.concat([Buffer.alloc(90, 1), script, Buffer.alloc(90, 1)]),
  }).map(([what, data]) => hostile(`with ${what} behind it`, Buffer.concat([doc, data]), 'joined')),
  hostile('with an archive and zeros behind it', Buffer.concat([doc, script, Buffer.alloc(600)]), 'joined'),
  hostile(
    'with an archive and zeros behind it, in whole sectors',
    Buffer.concat([doc, Buffer.alloc(sectorSize * 4 - script.length), script, Buffer.alloc(sectorSize)]),
    'joined',
  ),
  hostile('with only the end of an archive behind it', Buffer.concat([doc, zip([]), Buffer.from('\r\n')]), 'joined'),
  hostile('with an archive of scripts in a stream', holding(script), 'may be a program'),
  hostile('with more ends of archives than any has', holding(Buffer.concat(Array(129).fill(zip([])))), 'joined'),
  hostile('with an archive of scripts in a stream, behind something else', holding(behind(script)), 'joined'),
  ...docsWithThingsInside,
  ...hostilePictures,
  ...docsWithFieldsInParts,
  ...docsWithData,
];

/** Lets the text begin with a sector that leads back to itself. */
function circle(): Buffer {
  const first = doc.readUInt32LE(entry('WordDocument') + 116);
  return patched(doc, (copy) => copy.writeUInt32LE(first, table + first * 4));
}

/** Lets the text begin with the last sectors of the table, which the file does not have. */
function behindTheEnd(): Buffer {
  return patched(doc, (copy) => {
    copy.writeUInt32LE(100, entry('WordDocument') + 116);
    for (let sector = 100; sector < 127; sector += 1) copy.writeUInt32LE(sector + 1, table + sector * 4);
  });
}
