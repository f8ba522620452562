import { deflateSync } from 'node:zlib';
import { doc, docx, genuine, pdf } from '../../support/documents';
import { zip } from '../../support/zip';
import { cuts, type Hostile } from './hostile';

function hostile(what: string, data: Buffer, because: Hostile['because']): Hostile {
  return { what: `a PDF ${what}`, name: 'cv.pdf', data, because };
}

/** A second revision with one more object, as an editor would add it behind the first. */
function withObject(object: string | Buffer): Buffer {
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf.toString('latin1'))?.[1];
  const added = Buffer.concat([pdf, Buffer.from('90 0 obj\n'), Buffer.from(object), Buffer.from('\nendobj\n')]);
  const table = `xref\n90 1\n${String(pdf.length).padStart(10, '0')} 00000 n \n`;
  const trailer = `trailer\n<< /Size 91 /Root 4 0 R /Prev ${previous} >>\nstartxref\n${added.length}\n%%EOF\n`;
  return Buffer.concat([added, Buffer.from(table + trailer)]);
}

function objectStream(text: string): Buffer {
  const data = deflateSync(text);
  const head = `<< /Type /ObjStm /N 1 /First 5 /Filter /FlateDecode /Length ${data.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream')]);
}

const linearised = genuine('qpdf-linearised.pdf');
const text = pdf.toString('latin1');
const replaced = (from: RegExp, to: string) => Buffer.from(text.replace(from, to), 'latin1');

const broken: Hostile[] = [
  ...cuts(pdf, 20).map(({ at, data }) => hostile(`cut after ${at} bytes`, data, 'damaged')),
  ...cuts(linearised, 20).map(({ at, data }) => hostile(`for the web, cut after ${at} bytes`, data, 'damaged')),
  hostile('of a version that never was', replaced(/%PDF-1\.\d/, '%PDF-9.9'), 'not a PDF'),
  hostile('of version 1.44', replaced(/%PDF-1\.\d/, '%PDF-1.44'), 'not a PDF'),
  hostile('without its end', replaced(/%%EOF\s*$/, ''), 'damaged'),
  hostile('without startxref', replaced(/startxref/, 'startxerf'), 'damaged'),
  hostile('that points nowhere', replaced(/startxref\s+\d+/, 'startxref\n9999999999'), 'damaged'),
  hostile('that points into its text', replaced(/startxref\s+\d+/, 'startxref\n20'), 'damaged'),
  hostile('without a root', replaced(/\/Root/, '/Toor'), 'damaged'),
  hostile('without its middle', Buffer.from(text.slice(0, 300) + text.slice(500), 'latin1'), 'damaged'),
  hostile('with an endless string', withObject('<< /A (never closed >>'), 'damaged'),
  hostile('with an endless stream', withObject('<< /Length 9 >>\nstream\nabc'), 'damaged'),
  hostile('whose object stream is a bomb', withObject(objectStream(' '.repeat(20_000_000))), 'damaged'),
];

const joined: Hostile[] = [
  hostile('behind a web page', Buffer.concat([Buffer.from('<script>alert(1)</script>'), pdf]), 'not a PDF'),
  hostile('behind a program', Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(60), pdf]), 'not a PDF'),
  hostile('behind a GIF', Buffer.concat([Buffer.from('GIF89a'), pdf]), 'not a PDF'),
  hostile('behind 17 blanks', Buffer.concat([Buffer.alloc(17, ' '), pdf]), 'not a PDF'),
  hostile('that is a web page too', replaced(/^(%PDF-[\d.]+)\s/, '$1\n%<html><script>alert(1)</script>\n'), 'joined'),
  hostile('with a web page for its start', withStart('<html><script>alert(1)</script>\n'), 'damaged'),
  hostile('that is a JAR too', Buffer.concat([pdf, zip([{ name: 'X.class', data: 'x' }])]), 'joined'),
  hostile('in the comment of an archive', zip([{ name: 'x', data: 'x' }], { comment: text }), 'not a PDF'),
  hostile('and an archive that ends with it', archiveAround(), 'joined'),
  hostile('with a .docx behind it', Buffer.concat([pdf, docx]), 'joined'),
  hostile('with a .doc behind it', Buffer.concat([pdf, doc]), 'damaged'),
  hostile('with a program behind it', Buffer.concat([pdf, Buffer.from('MZ\x90\0'), Buffer.alloc(600, 1)]), 'damaged'),
  hostile('with a web page behind it', Buffer.concat([pdf, Buffer.from('<html>')]), 'damaged'),
];

/** Text between the header and the first object, and an end that points as far behind it. */
function withStart(start: string): Buffer {
  const shifted = text.replace(/(startxref\s+)(\d+)/, (_, word, at) => `${word}${Number(at) + start.length}`);
  return Buffer.from(
    shifted.replace(/^%PDF-[\d.]+\s/, (header) => header + start),
    'latin1',
  );
}

/** PDF first, and all of its end in the comment of an archive that begins in its middle. */
function archiveAround(): Buffer {
  const archive = zip([{ name: 'X.class', data: 'x' }]);
  const table = text.slice(Number(/startxref\s+(\d+)/.exec(text)?.[1]));
  const start = withObject('<< /Length 4 >>\nstream\nabcd\nendstream');
  const tail = Buffer.from(`\n${table}`, 'latin1');
  archive.writeUInt16LE(tail.length, archive.length - 2);
  return Buffer.concat([start, archive, tail]);
}

const active: Hostile[] = [
  hostile(
    'that runs a script when opened',
    replaced(/\/Type \/Catalog/, '/OpenAction << /S /JavaScript /JS (app.alert(1)) >> /Type /Catalog'),
    'damaged',
  ),
  hostile('with a script', withObject('<< /S /JavaScript /JS (app.alert(1)) >>'), 'contains'),
  hostile(
    'with a script in hexadecimal',
    withObject('<< /S /JavaScript /JS <6170702e616c65727428312929> >>'),
    'contains',
  ),
  hostile('with a script under an escaped name', withObject('<< /S /J#61vaScript /#4aS (app.alert(1)) >>'), 'contains'),
  hostile('with a script in a stream of its own', withObject('<< /S /Rendition /JS 91 0 R >>'), 'contains'),
  hostile('with a list of scripts', withObject('<< /Names << /JavaScript 91 0 R >> >>'), 'contains'),
  hostile('that starts a program', withObject('<< /S /Launch /F (cmd.exe) >>'), 'contains'),
  hostile('that starts a program, under an escaped name', withObject('<< /S /La#75nch /F (cmd.exe) >>'), 'contains'),
  hostile(
    'with a script in an object stream',
    withObject(objectStream('91 0 << /S /JavaScript /JS (x) >>')),
    'contains',
  ),
  hostile(
    'with a script in a plain object stream',
    withObject('<< /Type /ObjStm >>\nstream\n91 0 << /JS (x) >>\nendstream'),
    'contains',
  ),
  hostile('with a script behind a comment', withObject('% (\n<< /S /JavaScript >>'), 'contains'),
  hostile('with a script behind nested brackets', withObject('<< /A (a (b) \\( c) /S /JavaScript >>'), 'contains'),
];

export const hostilePdfs: Hostile[] = [...broken, ...joined, ...active];
