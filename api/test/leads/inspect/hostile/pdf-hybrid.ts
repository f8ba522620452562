import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { attachedPdf, onePage, pdfOf, streamOf } from '../../../support/pdf/make';
import { zip } from '../../../support/zip';
import type { Hostile } from './hostile';

const names = '/AdditionalStreams [/application#2Fvnd.oasis.opendocument.text 10 0 R]';

function odt(content: string, ...others: { name: string; data: string }[]): Buffer {
  return zip([
    { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text', method: 0 },
    { name: 'content.xml', data: `<x xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:o="urn:o">${content}</x>` },
    ...others,
  ]);
}

const harmless = odt('<o:p>Rahima</o:p>');

/** A control of a form with a property that has no attribute of its own. */
function formOdt(property: string): Buffer {
  const form = 'xmlns:form="urn:oasis:names:tc:opendocument:xmlns:form:1.0"';
  const office = 'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"';
  return odt(`<form:button ${form} ${office}><form:properties>${property}</form:properties></form:button>`);
}

const property = (name: string, value: string, attribute = 'office:string-value') =>
  formOdt(`<form:property form:property-name="${name}" ${attribute}="${value}"/>`);

const listed = (name: string, value: string, before = '') =>
  formOdt(
    `<form:list-property form:property-name="${name}">${before}<form:list-value office:string-value="${value}"/></form:list-property>`,
  );

/** A setting of an application, which a document brings. */
function setting(name: string, value: string): Buffer {
  const item = `<c:config-item xmlns:c="urn:oasis:names:tc:opendocument:xmlns:config:1.0" c:name="${name}">${value}</c:config-item>`;
  return odt('', { name: 'settings.xml', data: item });
}

/** A file in whose place LibreOffice opens a document of its own. */
const hybrid = (stream: Buffer, trailer = names, others = {}) =>
  pdfOf(onePage('', { 10: stream, ...others }), { trailer });

export const hybridOfLibreOffice = hybrid(streamOf(harmless));

/** What is like a hybrid file, and is none. */
export const honestHybrids: [what: string, file: Buffer][] = [
  ['that names the documents of a hybrid file, and has none', hybrid(streamOf('(Some words) Tj'))],
  ...['(Some words) Tj', '(rest) Tj', '(Song: a line that goes on and on, like those of a page do) Tj'].map(
    (words): [string, Buffer] => [
      `that names them, with a page that begins like what is packed ("${words}")`,
      hybrid(streamOf(''), names, { 11: streamOf(words) }),
    ],
  ),
];

/** Attached ones, which nothing opens but a click. */
export const honestOpenDocuments: [what: string, file: Buffer][] = [
  ...[
    property('DefaultControl', 'com.sun.star.form.control.CommandButton'),
    property('HelpText', 'See: https://example.com/help'),
    property('TargetURL', 'https://example.com/apply'),
    property('DataSourceName', 'Bibliography'),
    property('ControlTypeinMSO', '0', 'office:value'),
    listed('StringItemList', 'https://example.com'),
    odt(
      '<t:table-cell xmlns:t="urn:oasis:names:tc:opendocument:xmlns:table:1.0" o:string-value="https://example.com"/>',
    ),
    odt('<o:p>https://example.com</o:p>'),
    setting('ColorTableURL', '$(brandbaseurl)/share/palette/standard.soc'),
    setting('PrinterSetup', 'qP7/AA=='),
  ].map((file, index): [string, Buffer] => [`with a document of LibreOffice (${index})`, attachedPdf('a.odt', file)]),
];

/** More than may be unpacked of one document. */
const tooMuch = deflateSync(Buffer.alloc(65 * 1024 * 1024));

const inItsPlace: Hostile['because'] = 'LibreOffice opens in its place';

const hybrids: [what: string, file: Buffer, because: Hostile['because']][] = [
  ['as LibreOffice writes it', readFileSync(path.join(__dirname, 'libreoffice-hybrid.pdf')), inItsPlace],
  ['as it is', hybridOfLibreOffice, inItsPlace],
  ['packed', hybrid(streamOf(deflateSync(harmless), '/Filter /FlateDecode')), inItsPlace],
  ['packed without a filter', hybrid(streamOf(deflateSync(harmless))), inItsPlace],
  ['as a picture', hybrid(streamOf(harmless, '/Filter /DCTDecode /Subtype /Image')), inItsPlace],
  ['behind other bytes', hybrid(streamOf(Buffer.concat([Buffer.from('x'), harmless]))), inItsPlace],
  ['packed wrongly', hybrid(streamOf(deflateSync(harmless).fill(0xff, 60), '/Filter /FlateDecode')), 'damaged'],
  ['that is too large', hybrid(streamOf(tooMuch, '/Filter /FlateDecode')), 'too large'],
  [
    'that the last of two trailers names',
    hybrid(streamOf(''), `${names} >>\ntrailer\n<< ${names.replace('10 0', '11 0')} /Size 12 /Root 1 0 R`, {
      11: streamOf(harmless),
    }),
    inItsPlace,
  ],
];

const openDocuments: [what: string, file: Buffer, because: Hostile['because']][] = [
  ['that fetches a picture', odt('<o:image xlink:href="https://evil.example/x.png"/>'), 'fetched'],
  ['with a form that fetches a picture', property('ImageURL', 'http://evil.example/a'), 'fetched'],
  ['with a form that asks a server', property('DataSourceName', 'file://evil/a.odb'), 'fetched'],
  ['with a form that asks a database', property('URL', 'sdbc:ado:PROVIDER=x'), 'fetched'],
  ['with an unknown property', property('Unheard', '//evil.example/a'), 'fetched'],
  ['with a value that is said to be a number', property('ImageURL', 'smb:evil', 'office:value'), 'fetched'],
  [
    'with a property of two names',
    property('Label" office:property-name="ImageURL', 'http://evil.example/a'),
    'fetched',
  ],
  ['with a list of pictures', listed('ImageURL', 'http://evil.example/a'), 'fetched'],
  [
    'with a list in a list',
    listed('ImageURL', 'http://evil.example/a', '<form:list-property form:property-name="Label"/>'),
    'fetched',
  ],
  ['with a button for a program', property('TargetURL', 'file:///C:/Windows/System32/calc.exe'), 'a link to a program'],
  ['with a button for a server', property('TargetURL', 'file://evil.example/share/a.exe'), 'leads to a program'],
  ['with a field of a mail merge', odt('<o:database-display/>'), 'from a database'],
  ['with macros', odt('', { name: 'Basic/Standard/Module1.xml', data: '<x/>' }), 'may be a program'],
  ['with colours from a server', setting('ColorTableURL', 'http://evil.example/a'), 'fetched'],
  ['with colours from a server, in pieces', setting('ColorTableURL', 'ht<!-- -->tp://<![CDATA[evil]]>/a'), 'fetched'],
  ['with hatches from a share', setting('HatchTableURL', '\\\\evil.example\\a'), 'fetched'],
  ['with a file packed as text', odt('<o:image><o:binary-data>JSFQUw==</o:binary-data></o:image>'), 'packed as text'],
];

export const hybridPdfs: Hostile[] = [
  ...hybrids.map(([what, data, because]) => {
    return { what: `a PDF with a document of LibreOffice in its place, ${what}`, name: 'cv.pdf', data, because };
  }),
  ...openDocuments.map(([what, file, because]) => {
    const data = attachedPdf('a.odt', file);
    return { what: `a PDF with a document of LibreOffice attached ${what}`, name: 'cv.pdf', data, because };
  }),
];
