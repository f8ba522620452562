import { manifestOf, openDocument } from './open-document';

const kind = 'application/vnd.oasis.opendocument.chart';

/** As LibreOffice declares them in every part, whether it has such an element or not. */
const namespaces = [
  ...['office', 'style', 'text', 'table', 'chart', 'dr3d', 'script', 'form', 'meta'].map((name) => [name, name]),
  ...[
    ['draw', 'drawing'],
    ['fo', 'xsl-fo-compatible'],
    ['svg', 'svg-compatible'],
    ['number', 'datastyle'],
  ],
]
  .map(([prefix, name]) => `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .concat(
    'xmlns:xlink="http://www.w3.org/1999/xlink"',
    'xmlns:chartooo="http://openoffice.org/2010/chart"',
    'xmlns:loext="urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0"',
  )
  .join(' ');

/** A part of a chart with this in it. */
export function partOfChart(root: 'content' | 'styles' | 'meta', inside: string): string {
  const name = `office:document-${root}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${namespaces} office:version="1.3">${inside}</${name}>`;
}

const cell = (value: string) =>
  `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`;

/** What a chart shows, with one series and these elements around it. */
export function chartWith({ styles = '', plot = '', cells = 'local-table.$B$2:.$B$5', attributes = '' } = {}): string {
  return partOfChart(
    'content',
    `<office:automatic-styles>${styles}</office:automatic-styles><office:body><office:chart>` +
      `<chart:chart svg:width="15.239cm" xlink:href="." xlink:type="simple" chart:class="chart:bar" ${attributes}>` +
      '<chart:title svg:x="6cm" chart:style-name="ch2"><text:p>Years / skills, see https://example.com</text:p></chart:title>' +
      '<chart:legend chart:legend-position="bottom"/><chart:plot-area chart:style-name="ch4"><chart:axis chart:name="x" ' +
      'chartooo:axis-type="auto"><chart:grid chart:class="major"/><chartooo:date-scale/><chart:categories table:cell-range-address="local-table.$A$2:.$A$5"/>' +
      `</chart:axis>${plot}<chart:series chart:values-cell-range-address="${cells}"><chart:data-point ` +
      'chart:repeated="4"/></chart:series><chart:wall/><chart:floor/></chart:plot-area>' +
      '<table:table table:name="local-table"><table:table-header-rows><table:table-row>' +
      `${cell('Category 1')}</table:table-row></table:table-header-rows></table:table></chart:chart></office:chart></office:body>`,
  );
}

const style =
  '<number:number-style style:name="N0"><number:number number:min-integer-digits="1"/></number:number-style>' +
  '<style:style style:name="ch4" style:family="chart"><style:chart-properties chart:auto-size="true" ' +
  'loext:external-data="word/embeddings/Microsoft_Excel_Worksheet2.xlsx"><chart:label-separator><text:p>; </text:p>' +
  '</chart:label-separator></style:chart-properties><style:graphic-properties draw:fill-color="#d9d9d9"/>' +
  '<style:text-properties fo:font-family="Calibri"/></style:style>';

/** As LibreOffice writes them since 7.6. */
const gradients =
  '<draw:gradient draw:name="g"><loext:gradient-stop svg:offset="0" loext:color-type="rgb" loext:color-value="#729fcf"/>' +
  '</draw:gradient><draw:opacity draw:name="o"><loext:opacity-stop svg:offset="0" svg:stop-opacity="1"/></draw:opacity>';

const manifest = manifestOf(kind, ['meta.xml', 'styles.xml', 'content.xml']);

const parts = {
  mimetype: kind,
  'meta.xml': partOfChart('meta', '<office:meta><meta:generator>LibreOffice/7.4</meta:generator></office:meta>'),
  'styles.xml': partOfChart('styles', `<office:styles>${gradients}</office:styles>`),
  'content.xml': chartWith({ styles: style }),
  'META-INF/manifest.xml': manifest,
};

/** A chart as LibreOffice writes it into a .doc, made shorter. Parts that are given take the place of its own. */
export function chartObject(changes: Record<string, string | undefined> = {}): Buffer {
  return openDocument({ ...parts, ...changes });
}

/** The list of its parts, with this in the place of its kind. */
export function chartManifest(type: string): string {
  return manifest.replace(kind, type);
}
