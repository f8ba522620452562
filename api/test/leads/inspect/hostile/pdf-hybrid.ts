import { deflateSync } from 'node:zlib';
import { onePage, pdfOf, streamOf } from '../../../support/pdf/make';
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

const fetching = odt('<o:image xlink:href="https://evil.example/x.png"/>');
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

/** A file in whose place LibreOffice opens a document of its own. */
const hybrid = (stream: Buffer, trailer = names, others = {}) =>
  pdfOf(onePage('', { 10: stream, ...others }), { trailer });

export const honestHybrids: [what: string, file: Buffer][] = [
  ...[
    property('DefaultControl', 'com.sun.star.form.control.CommandButton'),
    property('HelpText', 'See: https://example.com/help'),
    property('TargetURL', 'https://example.com/apply'),
    property('DataSourceName', 'Bibliography'),
    property('ControlTypeinMSO', '0', 'office:value'),
    listed('StringItemList', 'https://example.com'),
  ].map((form, index): [string, Buffer] => [`with a form (${index})`, hybrid(streamOf(form))]),
  [
    'with a table that shows an address',
    hybrid(
      streamOf(
        odt(
          '<t:table-cell xmlns:t="urn:oasis:names:tc:opendocument:xmlns:table:1.0" o:string-value="https://example.com"/>',
        ),
      ),
    ),
  ],
  ['with a document of LibreOffice', hybrid(streamOf(harmless))],
  ['with a packed document of LibreOffice', hybrid(streamOf(deflateSync(harmless), '/Filter /FlateDecode'))],
  ...['(Some words) Tj', '(rest) Tj', '(Song: a line that goes on and on, like those of a page do) Tj'].map(
    (words): [string, Buffer] => [
      `with a document of LibreOffice, and a page that begins like what is packed ("${words}")`,
      hybrid(streamOf(harmless), names, { 11: streamOf(words) }),
    ],
  ),
];

/** More than may be unpacked of one document. */
const tooMuch = deflateSync(Buffer.alloc(65 * 1024 * 1024));

const files: [what: string, file: Buffer, because: Hostile['because']][] = [
  ['that fetches a picture', hybrid(streamOf(fetching)), 'fetched'],
  ['that fetches, packed', hybrid(streamOf(deflateSync(fetching), '/Filter /FlateDecode')), 'fetched'],
  ['that fetches, packed without a filter', hybrid(streamOf(deflateSync(fetching))), 'fetched'],
  ['that fetches, as a picture', hybrid(streamOf(fetching, '/Filter /DCTDecode /Subtype /Image')), 'fetched'],
  ['with a form that fetches a picture', hybrid(streamOf(property('ImageURL', 'http://evil.example/a'))), 'fetched'],
  ['with a form that asks a server', hybrid(streamOf(property('DataSourceName', 'file://evil/a.odb'))), 'fetched'],
  ['with a form that asks a database', hybrid(streamOf(property('URL', 'sdbc:ado:PROVIDER=x'))), 'fetched'],
  ['with an unknown property', hybrid(streamOf(property('Unheard', '//evil.example/a'))), 'fetched'],
  [
    'with a value that is said to be a number',
    hybrid(streamOf(property('ImageURL', 'smb:evil', 'office:value'))),
    'fetched',
  ],
  [
    'with a property of two names',
    hybrid(streamOf(property('Label" office:property-name="ImageURL', 'http://evil.example/a'))),
    'fetched',
  ],
  ['with a list of pictures', hybrid(streamOf(listed('ImageURL', 'http://evil.example/a'))), 'fetched'],
  [
    'with a list in a list',
    hybrid(streamOf(listed('ImageURL', 'http://evil.example/a', '<form:list-property form:property-name="Label"/>'))),
    'fetched',
  ],
  [
    'with a button for a program',
    hybrid(streamOf(property('TargetURL', 'file:///C:/Windows/System32/calc.exe'))),
    'a link to a program',
  ],
  [
    'with a button for a server',
    hybrid(streamOf(property('TargetURL', 'file://evil.example/share/a.exe'))),
    'leads to a program',
  ],
  ['with a field of a mail merge', hybrid(streamOf(odt('<o:database-display/>'))), 'from a database'],
  ['with macros', hybrid(streamOf(odt('', { name: 'Basic/Standard/Module1.xml', data: '<x/>' }))), 'may be a program'],
  ['that is packed wrongly', hybrid(streamOf(deflateSync(fetching).fill(0xff, 60), '/Filter /FlateDecode')), 'damaged'],
  ['that is too large', hybrid(streamOf(tooMuch, '/Filter /FlateDecode')), 'too large'],
  ['behind other bytes', hybrid(streamOf(Buffer.concat([Buffer.from('x'), harmless]))), 'what its name'],
  [
    'that the last of two trailers names',
    hybrid(streamOf(harmless), `${names} >>\ntrailer\n<< ${names.replace('10 0', '11 0')} /Size 12 /Root 1 0 R`, {
      11: streamOf(fetching),
    }),
    'fetched',
  ],
];

export const hybridPdfs: Hostile[] = files.map(([what, data, because]) => {
  return { what: `a PDF with a document of LibreOffice in its place ${what}`, name: 'cv.pdf', data, because };
});
