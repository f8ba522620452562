import { Judges } from '../../../src/leads/inspect/judges/judges';
import { pdf } from '../../support/documents';
import { docx } from '../../support/docx';
import { attachedPdf, deflated, onePage, pdfOf, streamOf } from '../../support/pdf/make';
import { qpdf } from '../../support/pdf/qpdf';
import { zip } from '../../support/zip';
import { vocabularies } from './honest-vocabularies';
import { honestHybrids, hybridOfLibreOffice } from './hostile/pdf-hybrid';

const judges = new Judges();
afterAll(() => judges.close());

const log = { warn: jest.fn(), error: jest.fn() };

async function problemWith(data: Buffer): Promise<unknown> {
  const outcome = await judges.judge({ type: 'pdf', data }, log);
  return 'failed' in outcome ? outcome.failed : outcome.judgement;
}

const text = pdf.toString('latin1');
const changed = (from: RegExp, to: string) => Buffer.from(text.replace(from, to), 'latin1');
const followed = (words: string) => Buffer.concat([Buffer.from(text.trimEnd(), 'latin1'), Buffer.from(words)]);

const utf16 = (words: string) => `<${Buffer.from(`\ufeff${words}`, 'utf16le').swap16().toString('hex')}>`;

/** All actions of the standard and of older versions that neither start, send nor fetch anything without a click. */
const actions = [
  ...['GoTo', 'GoToR', 'GoToE', 'GoToDp', 'Thread', 'URI', 'Sound', 'Movie', 'Hide', 'Named', 'ResetForm'],
  ...['SetOCGState', 'Rendition', 'Trans', 'GoTo3DView', 'SetState', 'NOP'],
];

/** As the standard allows to write them (ISO 32000-2, 7.3.3), and JSON does not. */
const numbers = [
  ...['+792.0', '00.00', '-.5', '.5', '+.5', '4.', '+4.', '-00.5', '+00.5', '-007.50', '00.', '+5', '009', '-0', '+0.'],
  `+${'0'.repeat(400)}${'9'.repeat(400)}.5`,
];

const print = '<< /S /Named /Type /Action /N /Print >>';

/** ASCII85, in which a `z` is short for five exclamation marks (ISO 32000-2, 7.4.3), each group on a line. */
function ascii85(data: Buffer): string[] {
  const groups = Array.from({ length: data.length >> 2 }, (_, index) => lettersOf(data.readUInt32BE(index * 4)));
  const rest = data.subarray(groups.length * 4);
  const last = lettersOf(Buffer.concat([rest, Buffer.alloc(4)]).readUInt32BE());
  return [
    ...groups.map((group) => (group === '!!!!!' ? 'z' : group)),
    last.slice(0, rest.length && rest.length + 1),
    '~>',
  ];
}

function lettersOf(number: number): string {
  return [4, 3, 2, 1, 0].map((power) => String.fromCharCode(33 + (Math.floor(number / 85 ** power) % 85))).join('');
}

const attachedIn85 = (lines: readonly string[]) =>
  pdfOf(
    onePage('/AF [9 0 R]', {
      9: '<< /Type /Filespec /F (letter.docx) /EF << /F 10 0 R >> >>',
      10: streamOf(lines.join('\n'), '/Type /EmbeddedFile /Filter /ASCII85Decode'),
    }),
  );

const calculators = [
  ...[
    '{ 360 mul sin 2 div exch 360 mul sin 2 div add }',
    '{1.000000 3 1 roll 1.000000 3 1 roll}',
    '{}',
    '{dup 0 lt{pop 0}if}',
  ],
  ...['{% a comment\r-.5 +2. 1e-3 cvi bitshift true not false or{abs}{neg}ifelse}\n', ' { 1 index\0exch pop\f} % x'],
];

const honest: [what: string, file: Buffer][] = [
  ...calculators.flatMap((program): [string, Buffer][] => [
    [`with the function ${program}`, pdfOf(onePage('', { 10: streamOf(program, '/FunctionType 4') }))],
    [`with the function ${program}, packed`, pdfOf(onePage('', { 10: deflated(program, '/FunctionType 4') }))],
  ]),
  ['with a function of samples', pdfOf(onePage('', { 10: streamOf('(x) print', '/FunctionType 0') }))],
  ...actions.map((type): [string, Buffer] => [
    `with a link of type ${type}`,
    pdfOf(onePage('', { 10: `<< /Type /Annot /A << /S /${type} >> >>` })),
  ]),
  ...['NextPage', 'LastPage'].map((name): [string, Buffer] => [
    `that turns to another page when it is opened (${name})`,
    pdfOf(onePage(`/OpenAction << /S /Named /N /${name} >>`)),
  ]),
  ['with a button to save it', pdfOf(onePage('', { 10: '<< /Type /Annot /A << /S /Named /N /SaveAs >> >>' }))],
  ...['', '/Condition /XA', '/Condition null'].map((when): [string, Buffer] => [
    `with a rich film that starts at a click (${when})`,
    pdfOf(onePage('', { 10: `<< /Subtype /RichMedia /RichMediaSettings << /Activation << ${when} >> >> >>` })),
  ]),
  [
    'with rich films that stop by themselves',
    pdfOf(onePage('', { 10: '<< /RichMediaSettings << /Deactivation << /Condition /PI >> >> >>' })),
  ],
  ['with a picture in space', pdfOf(onePage('', { 10: '<< /Subtype /3D /3DA << /A /XA /DIS /I >> >>' }))],
  ['with a film with a button', pdfOf(onePage('', { 10: '<< /Subtype /Movie /A true >>' }))],
  ...numbers.map((number): [string, Buffer] => [
    `with the number ${number}`,
    pdfOf(onePage(`/More [${number} (a ${number}) /a#20${number} << /A ${number} >>]`)),
  ]),
  ...honestHybrids,
  ...['<< >>', '<< /Names [] >>', '<< /Kids [] /Names null >>', '<< /Kids 11 0 R >>'].map((list): [string, Buffer] => [
    `with a list of scripts that has none (${list})`,
    pdfOf(onePage('/Names << /JavaScript 10 0 R >>', { 10: list, 11: '[]' })),
  ]),
  ['with a .docx in ASCII85, with the short form of zeros', attachedIn85(ascii85(docx))],
  ['with another PDF attached', attachedPdf('certificate.pdf', pdf)],
  [
    'with another PDF attached as it is',
    pdfOf(
      onePage('/AF [9 0 R]', {
        9: '<< /Type /Filespec /F (a.pdf) /EF << /F 10 0 R >> >>',
        10: streamOf(pdf, '/Type /EmbeddedFile'),
      }),
    ),
  ],
  [
    'with two files of one name, of which Acrobat lists the second with a number',
    pdfOf(
      onePage('/Names << /EmbeddedFiles << /Names [(Press.joboptions) 10 0 R (Press.joboptions10) 10 0 R] >> >>', {
        10: '<< /Type /Filespec /F (Press.joboptions) /UF (Press.joboptions) /EF << /F 11 0 R >> >>',
        11: deflated('<< /ASCII85EncodePages false >> setdistillerparams', '/Type /EmbeddedFile'),
      }),
    ),
  ],
  ...['(https://example.com/\\000)', utf16('https://example.com/\0\0')].map((address): [string, Buffer] => [
    `with a link that ends in zeros (${address})`,
    pdfOf(onePage('', { 10: `<< /Type /Annot /A << /S /URI /URI ${address} >> >>` })),
  ]),
  ['with a text attached, a zero behind its name', attachedPdf('x.txt\\000', 'x')],
  [
    'with a link to a document, a zero behind its name',
    pdfOf(onePage('', { 10: '<< /Type /Annot /A << /S /GoToR /F (letter.pdf\\000) >> >>' })),
  ],
  ['with a PDF whose name has a folder', attachedPdf('files/orig\\(8\\).pdf', pdf)],
  [
    'with a text that is listed under a key of LaTeX',
    pdfOf(
      onePage('/Names << /EmbeddedFiles << /Names [(l3ef0001) 10 0 R] >> >>', {
        10: '<< /Type /Filespec /F (notes..v2.txt) /UF (notes..v2.txt) /EF << /F 11 0 R >> >>',
        11: deflated('x', '/Type /EmbeddedFile'),
      }),
    ),
  ],
  ['with an invoice in XML', attachedPdf('factur-x.xml', vocabularies['factur-x.xml'])],
  ['with the styles that LaTeX adds', attachedPdf('latex-list-css.html', ' <style>\nli > p { margin: 0 }\n</style>')],
  ['with a .docx', attachedPdf('letter.docx', docx)],
  [
    'with a .docx as it is',
    pdfOf(
      onePage('/AF [9 0 R]', {
        9: '<< /Type /Filespec /F (letter.docx) /EF << /F 10 0 R >> >>',
        10: streamOf(docx, '/Type /EmbeddedFile'),
      }),
    ),
  ],
  ['with an archive of documents', attachedPdf('all.zip', zip([{ name: 'a/b.txt', data: 'x' }]))],
  ['with a picture', attachedPdf('photo.JPG', Buffer.from('ffd8ffe0', 'hex'))],
  ['whose streams begin after a blank', pdfOf(onePage('', { 10: '<< /Length 3 >>\nstream \r\nabc\nendstream' }))],
  ['with Ctrl+Z of DOS behind it', followed('\x1a')],
  ['with Ctrl+Z and zeros behind it', followed('\r\n\x1a\0\0')],
  ['with the boundary of a mail behind it', followed('\r\n------=_Part_12_345.678--\r\n')],
  ['with 1,000 letters behind it', followed('x'.repeat(1000))],
  ['of a version that never was', changed(/%PDF-1\.\d/, '%PDF-2.9')],
  ['with a second line of bytes', pdfOf(onePage(), { header: '%PDF-1.7\n\xe2\xe3\xcf\xd3\n' })],
  ['after an empty line', Buffer.concat([Buffer.from('\r\n'), pdf])],
  ['that says elsewhere where its objects are', changed(/startxref\s+\d+/, 'startxref\n20')],
  ['that does not say where its objects are', changed(/startxref/, 'startxerf')],
  ['with words about objects in a comment', pdfOf(onePage(), { between: { 3: '% The obj, and objects\n' } })],
  ...['5 objects', '3 objectives', '12 objections', 'Summer 2026 - objects', '3-5 objects'].map(
    (words): [string, Buffer] => [
      `with the words "${words}" as they are`,
      pdfOf(onePage('', { 10: streamOf(`BT (I have had ${words} so far) Tj ET`) })),
    ],
  ),
  ['with bytes like a heading', pdfOf(onePage('', { 10: streamOf(Buffer.from('\xe13obj\x80\xa07 obj\0', 'latin1')) }))],
  ...['%%EOF', 'endobj'].map((end): [string, Buffer] => [
    `with a heading at once behind ${end}`,
    pdfOf(onePage('', { 11: 'null' }), { between: { 11: `${end}10 0 obj\nnull\nendobj\n` } }),
  ]),
  ['with a wrong length', pdfOf(onePage('', { 10: '<< /Length 1 >>\nstream\nabc\nendstream' }))],
  ['about JavaScript', pdfOf(onePage('', { 10: '<< /Title (JS / JavaScript / Launch) /Keywords (/JS) >>' }))],
  [
    'with a picture named JS',
    pdfOf(onePage('', { 10: '<< /XObject << /JS 11 0 R >> >>', 11: streamOf('x', '/Subtype /Image') })),
  ],
  [
    'with a pattern named JS',
    pdfOf(onePage('', { 10: '<< /Pattern << /JS 11 0 R >> >>', 11: streamOf('x', '/PatternType 1') })),
  ],
  ['with a place named JS', pdfOf(onePage('/Dests << /JS [3 0 R /Fit] >>'))],
  ['that opens at its page', pdfOf(onePage('/OpenAction << /S /GoTo /D [3 0 R /Fit] >>'))],
  ['that opens at its page, as a place', pdfOf(onePage('/OpenAction [3 0 R /Fit]'))],
  [
    'of jsPDF that is printed when it is opened, and opens at its page',
    pdfOf(onePage('/OpenAction [3 0 R /FitH null] /PageLayout /OneColumn /OpenAction 10 0 R', { 10: print })),
  ],
  [
    'that opens at the same page twice',
    pdfOf(onePage('/OpenAction [3 0 R /XYZ null null 0.5] /OpenAction [3 0 R /Fit]')),
  ],
  ['about /Encrypt and /Root', pdfOf(onePage('', { 10: streamOf('BT (Hash/Encrypt, chmod /Root) Tj ET') }))],
  ['that is printed when it is opened', pdfOf(onePage('/OpenAction << /S /Named /N /Print >>'))],
  ['with a place named like an address', pdfOf(onePage('/OpenAction << /S /GoTo /D (https://example.com/) >>'))],
  ['with a first attached file', pdfOf(onePage('/Collection << /View /D /D (letter.pdf) /Schema << >> >>'))],
  [
    'with places and addresses of pages',
    pdfOf(onePage('/Names << /URLS << /Names [(https://example.com/) 3 0 R] >> >>')),
  ],
  ['with the matrix of a font', pdfOf(onePage('', { 10: '<< /FontMatrix [11 0 R 0 0 .001 -0.5 +1] >>', 11: '0.001' }))],
  ['with the matrix of a space of colours', pdfOf(onePage('', { 10: '<< /Matrix [1 2 3 4 5 6 7 8 9] >>' }))],
  [
    'with attributes of its structure',
    pdfOf(onePage('', { 10: '<< /S /P /A << /O /Layout /TextAlign /Center >> >>' })),
  ],
  ...[
    'https://www.linkedin.com/in/x',
    'www.example.com',
    'www.example.com:8080/x',
    'mailto:x@example.com',
    'tel:+880',
    'cv.html',
    'file:///C:/Users/a/cv.pdf',
    'https://example.com/?to=https%25253A%25252F%25252Fexample.com%25253F%2525252F',
  ].map((address): [string, Buffer] => [
    `with a link to ${address}`,
    pdfOf(onePage('', { 10: `<< /S /URI /URI (${address}) >>` })),
  ]),
  [
    'with a link to a PDF beside it',
    pdfOf(onePage('', { 10: '<< /S /GoToR /F (../letters/first.pdf) /D [0 /Fit] >>' })),
  ],
  [
    'with a form in XML without scripts',
    pdfOf(onePage('/AcroForm << /XFA 10 0 R >>', { 10: streamOf('<template><field name="a"/></template>') })),
  ],
  [
    'with a form in XML that uses its own parts, files beside it and links',
    pdfOf(
      onePage('/AcroForm << /XFA 10 0 R >>', {
        10: streamOf(
          '<xdp><config><xsl><uri/></xsl><base> </base><uri>a.xml</uri></config><field usehref="#b" use="#c"><exData><a href="https://example.com">x</a></exData><image href="a.png"/><connect connection="x"/></field><xsdConnection><uri>C:\\forms\\a.xsd</uri></xsdConnection></xdp>',
        ),
      }),
    ),
  ],
];

test.each(honest)('a PDF %s is taken', async (_, file) => {
  expect(await problemWith(file)).toBeNull();
});

test('a PDF is damaged whose ASCII85 has the short form of zeros within a group', async () => {
  const [first = '', ...rest] = ascii85(docx);
  expect(await problemWith(attachedIn85([`${first.slice(0, 2)}z${first.slice(2)}`, ...rest]))).toContain('damaged');
});

const script = pdfOf(onePage('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'));
const postScript = pdfOf(onePage('/More 10 0 R', { 10: streamOf('(x) print', '/Type /XObject /Subtype /PS') }));

const locks: [what: string, args: string[]][] = [
  ['AES with 256 bits', ['256', '--']],
  ['AES with 128 bits', ['128', '--use-aes=y', '--']],
  ['RC4 with 128 bits', ['128', '--use-aes=n', '--']],
  ['RC4 with 40 bits', ['40', '--']],
];

const rewritten = [
  ['--qdf', '--object-streams=generate'],
  ['--qdf', '--object-streams=disable'],
  ['--linearize', '--object-streams=generate'],
  ['--object-streams=generate', '--compress-streams=n'],
];

describe.each(rewritten)('rewritten by qpdf %s %s', (...args) => {
  test('an honest PDF is taken', async () => {
    expect(await problemWith(await qpdf(pdf, args))).toBeNull();
  });

  test('one with a script is refused', async () => {
    expect(await problemWith(await qpdf(script, args))).toContain('contains a script');
  });
});

const linked = pdfOf(onePage('/More 10 0 R', { 10: '<< /A << /S /URI /URI (https://example.com/) >> /X /Y >>' }));

/** What stands before the place of the cross-reference, so that nothing else moves. */
const atEnd = (words: string) => (text: string) => text.replace(/startxref(?!.*startxref)/s, `${words}\nstartxref`);

/** Ways to make a program decrypt, or leave, what another one does not. */
const damages: Record<string, (text: string, root: string, encrypt: string) => string> = {
  'its cross-reference is lost': (text) => text.replace(/startxref\s+\d+/g, 'startxref\n7'),
  'it has none': (text) => text.replace(/startxref\s+\d+/g, ''),
  'one trailer does not say so': (text, root) => atEnd(`trailer << /Root ${root} >>`)(text),
  'one trailer in a comment does not say so': (text, root) => atEnd(`% trailer << /Root ${root} >>`)(text),
  'a dictionary alone does not say so': (text, root) => atEnd(`<< /Root ${root} >>`)(text),
  'one trailer has another catalogue': (text, _, encrypt) =>
    atEnd(`trailer << /Root 3 0 R /Encrypt ${encrypt} >>`)(text),
  'one trailer is encrypted in another way': (text, root) => atEnd(`trailer << /Root ${root} /Encrypt 3 0 R >>`)(text),
  'one trailer has its own way': (text, root) => atEnd(`trailer << /Root ${root} /Encrypt << /V 1 >> >>`)(text),
  'one trailer has its own way, under an escaped name': (text, root) =>
    atEnd(`trailer << /Root ${root} /Encr#79pt\xff<< /V 1 >> >>`)(text),
  'one trailer has no catalogue': (text, _, encrypt) => atEnd(`trailer << /Encrypt ${encrypt} >>`)(text),
  'one trailer does so under a name with a zero in it': (text, root) =>
    atEnd(`trailer << /Root ${root} /Encrypt#00x 3 0 R >>`)(text),
  'a link stands in one of two objects with a number': (text) =>
    atEnd(/\d+ 0 obj\n<< \/A [\s\S]*?endobj/.exec(text)?.[0] ?? '')(text),
  'there are two ways under one number': (text, _, encrypt) =>
    atEnd(`${encrypt.replace('R', 'obj')}\n<< /V 1 >>\nendobj`)(text),
};

describe.each(locks)('encrypted by %s', (_, lock) => {
  const encrypt = (user: string) => [
    '--allow-weak-crypto',
    '--encrypt',
    user,
    'owner',
    ...lock,
    '--object-streams=generate',
  ];

  test('without a password to open it, an honest PDF is taken', async () => {
    expect(await problemWith(await qpdf(pdf, encrypt('')))).toBeNull();
  });

  test('without a password to open it, one with a script is refused', async () => {
    expect(await problemWith(await qpdf(script, encrypt('')))).toContain('contains a script');
  });

  test.each([['--linearize'], ['--object-streams=disable']])('an honest one is taken (%s)', async (arg) => {
    expect(await problemWith(await qpdf(pdf, [...encrypt(''), arg]))).toBeNull();
  });

  test('one for the web is taken whose last trailer names no catalogue, as Acrobat writes it', async () => {
    const text = (await qpdf(pdf, [...encrypt(''), '--object-streams=disable', '--linearize'])).toString('latin1');
    const [encryption = ''] = /\/Encrypt \d+ 0 R/.exec(text) ?? [];
    const last = text.lastIndexOf('trailer');
    const changed = text.slice(last).replace(/\/ID .*?\]/, (id) => encryption.padEnd(id.length));
    expect(changed).toMatch(/^trailer << \/Size \d+ \/Encrypt \d+ 0 R +>>/);
    expect(await problemWith(Buffer.from(text.slice(0, last) + changed, 'latin1'))).toBeNull();
  });

  test('one that says the same of a second version is taken', async () => {
    const plain = (await qpdf(pdf, [...encrypt(''), '--object-streams=disable'])).toString('latin1');
    const [, trailer = ''] = /trailer <<(.*)>>/.exec(plain) ?? [];
    const [, start = ''] = /startxref\s+(\d+)/.exec(plain) ?? [];
    const update = `xref\n0 0\ntrailer <<${trailer}/Prev ${start} >>\nstartxref\n${plain.length}\n%%EOF\n`;
    expect(await problemWith(Buffer.from(plain + update, 'latin1'))).toBeNull();
  });

  test.each(Object.entries(damages))('it is refused when %s', async (_what, damage) => {
    const text = (await qpdf(linked, [...encrypt(''), '--object-streams=disable'])).toString('latin1');
    const [root = '', encryption = ''] = ['Root', 'Encrypt'].map(
      (key) => new RegExp(`/${key} (\\d+ 0 R)`).exec(text)?.[1],
    );
    expect(await problemWith(Buffer.from(damage(text, root, encryption), 'latin1'))).toContain('protected and damaged');
  });

  test.each([
    [
      'its way of encryption is a link as well',
      '/A << /S /URI /URI (https://example.com/) >>',
      'protected and damaged',
    ],
    ['nothing of the kind stands there, it is taken', '/X << /Y (https://example.com/) >>', undefined],
  ])('when %s', async (_what, entry, problem) => {
    const text = (await qpdf(linked, [...encrypt(''), '--object-streams=disable'])).toString('latin1');
    const changed = withOffsets(text.replace('/Filter /Standard', `${entry} /Filter /Standard`));
    const found = await problemWith(Buffer.from(changed, 'latin1'));
    if (problem) expect(found).toContain(problem);
    else expect(found).toBeNull();
  });

  test('it is refused when only some programs decrypt what is attached to it', async () => {
    const file = pdfOf(
      onePage('/AF [10 0 R]', {
        10: '<< /Type /Filespec /F (a.txt) /EF << /F 11 0 R >> >>',
        11: deflated('x', '/Type /Metadata'),
      }),
    );
    expect(await problemWith(await qpdf(file, encrypt('')))).toContain('protected and damaged');
  });

  test('without a password to open it, one with a program in PostScript is refused', async () => {
    expect(await problemWith(await qpdf(postScript, encrypt('')))).toContain('contains a program in PostScript');
  });

  test('is refused when LibreOffice would open a document in it that cannot be checked', async () => {
    expect(await problemWith(await qpdf(hybridOfLibreOffice, encrypt('')))).toContain('LibreOffice opens in its place');
  });

  test('with a password to open it, none is taken', async () => {
    expect(await problemWith(await qpdf(pdf, encrypt('secret')))).toContain('password');
  });
});

describe.each([['128', '--use-aes=y'], ['256']])(
  'encrypted by AES with %s bits, but for what it says of itself',
  (...lock) => {
    /** By the name of a filter, which writers put there; qpdf leaves it out. */
    const readable = async (type: string, text: string) => {
      // qpdf leaves readable what it takes for metadata, so the other names come afterwards, of the same length.
      const said = streamOf(text, '/Type /Metadata /Subtype /XML /Falter [/Crypt]');
      const file = pdfOf(onePage('/Metadata 10 0 R', { 10: said }));
      const locked = await qpdf(file, ['--encrypt', '', 'owner', ...lock, '--cleartext-metadata', '--']);
      const named = locked
        .toString('latin1')
        .replace('/Falter', '/Filter')
        .replace('/Type /Metadata', `/Type /${type}`);
      return Buffer.from(named, 'latin1');
    };
    const xmp = '<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"/><?xpacket end="w"?>';

    test('it is taken', async () => {
      expect(await problemWith(await readable('Metadata', xmp))).toBeNull();
    });

    test('it is refused when its texts are encrypted in another way than its streams', async () => {
      const locked = await qpdf(linked, ['--encrypt', '', 'owner', ...lock, '--']);
      const text = locked.toString('latin1').replace('/StmF /StdCF /StrF /StdCF', '/StmF /StdCF             ');
      expect(await problemWith(Buffer.from(text, 'latin1'))).toContain('protected and damaged');
    });

    test.each([
      ['anything else is left readable', 'Otherdat', xmp, 'damaged'],
      ['what it says cannot be read', 'Metadata', 'nothing', 'damaged'],
      ['what it says has a document type', 'Metadata', `<!DOCTYPE x>${xmp}`, 'an order to fetch data'],
    ])('it is refused when %s', async (_what, type, text, because) => {
      expect(await problemWith(await readable(type, text))).toContain(because);
    });
  },
);

/** A file of qpdf in which something has moved, with the places where things are now. */
function withOffsets(text: string): string {
  let number = 0;
  const ten = (at: number) => String(at).padStart(10, '0');
  return text
    .replace(/\d{10} 00000 n/g, () => `${ten(text.indexOf(`\n${++number} 0 obj`) + 1)} 00000 n`)
    .replace(/startxref\s+\d+/, `startxref\n${text.indexOf('\nxref\n') + 1}`);
}
