import { compoundFile } from '../../support/compound-file';
import { docxFile, wordPart } from '../../support/docx';
import { drawingObject, drawingSettings, drawingStyles, drawingWith, itemOf } from '../../support/drawing-object';
import { emptyLink, recordOf } from '../../support/empty-link';
import { classes } from '../../support/ole';
import { wordFile } from '../../support/word97';

/** Records of links whose address LibreOffice could not take apart, alone and beside others. */
const records: Record<string, Buffer> = {
  'with a link to nowhere': emptyLink(),
  'with two links to nowhere': Buffer.concat([emptyLink(), emptyLink()]),
  'with a link to nowhere before a picture': Buffer.concat([emptyLink(), recordOf(300)]),
  'with a link to nowhere behind a picture': Buffer.concat([recordOf(300), emptyLink()]),
};

const links = Object.entries(records).map(([what, Data]): [string, Buffer] => [
  what,
  wordFile({ text: 'CV \x13 HYPERLINK "#" \x14l\x15' }, { Data }),
]);

/** Parts that LibreOffice writes for other drawings, or on other computers. */
const drawings: Record<string, Parameters<typeof drawingObject>[0]> = {
  'a drawing': {},
  'a drawing of many kinds of shapes': {
    'content.xml': drawingWith(
      '<draw:line/><draw:polyline/><draw:polygon/><draw:regular-polygon/><draw:path/><draw:circle/><draw:ellipse/>' +
        '<draw:caption/><draw:measure><text:p><text:measure text:kind="gap"/></text:p></draw:measure>',
    ),
  },
  'a drawing with a list': {
    'content.xml': drawingWith(
      '<draw:rect><text:list><text:list-item><text:p/></text:list-item></text:list></draw:rect>',
    ),
  },
  'a drawing with a shape that has a title': {
    'content.xml': drawingWith(`<draw:line/>${' '.repeat(2000)}<draw:rect><svg:title>A box</svg:title></draw:rect>`),
  },
  'a drawing with patterns': { 'styles.xml': drawingStyles('<draw:hatch/><draw:marker svg:d="M10 0l-10 30h20z"/>') },
  'a drawing with names with a slash': {
    'content.xml': drawingWith('<draw:rect draw:name="Front/Back" draw:layer="Plan / East"/>'),
    'styles.xml': drawingStyles(
      '<style:style style:name="a_2f_b" style:display-name="a/b"/><draw:gradient draw:name="a" draw:display-name="a/b/c"/>',
    ),
  },
  ...Object.fromEntries(
    [
      itemOf('PrinterSetup', 'a/b+\nw==', 'base64Binary'),
      ...['Laser 2 (copy)', 'FS-1020/1025', 'Office @ 2nd floor, [A1], "b"', 'প্রিন্টার'].map((name) =>
        itemOf('PrinterName', name),
      ),
      itemOf('ColorTableURL', '$(inst)/share/palette%3B$(user)/config/standard.soc'),
      itemOf('ScaleDenominator', '9223372036854775807', 'long'),
      itemOf('Zoom', '-1.5E+3', 'double'),
      itemOf('PrintDate', '2026-11-29T10:00:00.5', 'datetime'),
      '<config:config-item-map-indexed config:name="Views"><config:config-item-map-entry>' +
        `${itemOf('ViewId', 'view1')}</config:config-item-map-entry></config:config-item-map-indexed>`,
      '<config:config-item-map-named config:name="a"><config:config-item-map-entry config:name="b"/></config:config-item-map-named>',
    ].map((item) => [`a drawing with the setting ${item}`, { 'settings.xml': drawingSettings(item) }]),
  ),
};

/** A merge with a query and no source, of an address book with such a name and a table with such a one. */
export function mergeOf(book: string, table: string): string {
  return (
    '<w:mailMerge><w:mainDocumentType w:val="formLetters"/><w:dataType w:val="textFile"/>' +
    `<w:query w:val="SELECT * FROM ${book}.dbo.${table}$"/></w:mailMerge>`
  );
}

/** A .docx whose settings have this in them. */
export function withSettings(content: string): Buffer {
  return docxFile({ 'word/settings.xml': wordPart('settings', content) });
}

const books = [
  ['Adressbuch', 'address'],
  ['My contacts-2', 'Tabelle_1'],
  ['ঠিকানা', 'নাম'],
] as const;

/** What LibreOffice writes, and no other program: as what, whether into a .doc, and the document. */
export const ofLibreOffice: [what: string, extension: 'doc' | 'docx', data: Buffer][] = [
  ...links.map(([what, data]): [string, 'doc', Buffer] => [what, 'doc', data]),
  ...books.map(([book, table]): [string, 'docx', Buffer] => [
    `with fields of the address book ${book}`,
    'docx',
    withSettings(mergeOf(book, table)),
  ]),
  ...Object.entries(drawings).flatMap(([what, parts]): [string, 'doc' | 'docx', Buffer][] => {
    const stream = { package_stream: drawingObject(parts) };
    const clsid = classes.drawingOfLibreOffice;
    const object = compoundFile(stream, { '': clsid });
    const bin = 'application/vnd.openxmlformats-officedocument.oleObject';
    return [
      [
        `with ${what} of LibreOffice`,
        'doc',
        wordFile({ text: 'CV' }, { 'ObjectPool/_1/package_stream': stream.package_stream }, { 'ObjectPool/_1': clsid }),
      ],
      [`with ${what} of LibreOffice`, 'docx', docxFile({ 'word/embeddings/a.bin': object }, { bin })],
    ];
  }),
];
