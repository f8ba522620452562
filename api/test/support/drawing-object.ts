import { manifestOf, openDocument } from './open-document';

const kind = 'application/vnd.oasis.opendocument.graphics';

const prefixes = { draw: 'drawing', svg: 'svg-compatible', fo: 'xsl-fo-compatible' };
const names = ['office', 'style', 'text', 'script', 'form', 'config', 'presentation', 'manifest'];

/** As LibreOffice declares them in every part, whether it has such an element or not. */
const namespaces = [...Object.entries(prefixes), ...names.map((name) => [name, name])]
  .map(([prefix, name]) => `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .concat(
    'xmlns:xlink="http://www.w3.org/1999/xlink"',
    'xmlns:loext="urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0"',
  )
  .join(' ');

/** A part of a drawing with this in it. */
export function partOfDrawing(root: 'content' | 'styles' | 'settings' | 'meta', inside: string): string {
  const name = `office:document-${root}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${namespaces} office:version="1.3">${inside}</${name}>`;
}

const words = '<text:p text:style-name="P1">Years <text:span>of work</text:span>, see https://example.com</text:p>';

/** What a drawing shows, with these shapes among its own. */
export function drawingWith(shapes: string): string {
  return partOfDrawing(
    'content',
    '<office:scripts/><office:font-face-decls><style:font-face style:name="Noto Sans" svg:font-family="Noto Sans"/>' +
      '</office:font-face-decls><office:automatic-styles><style:style style:name="gr1" style:family="graphic">' +
      '<style:graphic-properties draw:fill-color="#729fcf" fo:min-height="0cm"/></style:style></office:automatic-styles>' +
      '<office:body><office:drawing><draw:page draw:name="p1" draw:master-page-name="Default">' +
      `<draw:rect xml:id="id1" draw:id="id1" svg:x="1cm" svg:y="1cm">${words}</draw:rect>` +
      '<draw:connector svg:x1="1cm" draw:start-shape="id1" svg:d="M1000 1000v750h4000"/><draw:custom-shape>' +
      '<text:p/><draw:enhanced-geometry draw:type="smiley" draw:enhanced-path="M ?f0 0 Z N">' +
      '<draw:equation draw:name="f0" draw:formula="(logwidth*$0 /2)+?f1 -pi"/><draw:handle/></draw:enhanced-geometry>' +
      `</draw:custom-shape><draw:g><draw:frame><draw:text-box>${words}</draw:text-box></draw:frame></draw:g>${shapes}` +
      '</draw:page></office:drawing></office:body>',
  );
}

/** The styles of a drawing, with these among its own. */
export function drawingStyles(styles = ''): string {
  return partOfDrawing(
    'styles',
    `<office:styles><draw:gradient draw:name="Filled" draw:style="linear"/>${styles}</office:styles>` +
      '<office:automatic-styles/><office:master-styles><draw:layer-set><draw:layer draw:name="layout"/></draw:layer-set>' +
      '<style:master-page style:name="Default" style:page-layout-name="PM0"/></office:master-styles>',
  );
}

/** LibreOffice's own table of the kind of this end, as a setting names it. */
const table = (name: string, end: string) =>
  itemOf(name, `$(brandbaseurl)/share/palette%3B$(user)/config/standard.${end}`);

/** One setting. */
export function itemOf(name: string, value: string, type = 'string'): string {
  return `<config:config-item config:name="${name}" config:type="${type}">${value}</config:config-item>`;
}

/** Its settings, as LibreOffice writes them, with these items among them. */
export function drawingSettings(items = ''): string {
  return partOfDrawing(
    'settings',
    '<office:settings><config:config-item-set config:name="ooo:view-settings">' +
      `${itemOf('VisibleAreaTop', '-12', 'int')}</config:config-item-set><config:config-item-set ` +
      `config:name="ooo:configuration-settings">${itemOf('MeasureUnit', '7', 'short')}${itemOf('SaveThumbnail', 'true', 'boolean')}` +
      `${table('BitmapTableURL', 'sob')}${table('GradientTableURL', 'sog')}${table('HatchTableURL', 'soh')}` +
      `${table('DashTableURL', 'sod')}${table('ColorTableURL', 'soc')}${table('LineEndTableURL', 'soe')}` +
      `${itemOf('PrinterIndependentLayout', 'low-resolution')}${itemOf('PrinterSetup', '', 'base64Binary')}${items}` +
      '</config:config-item-set></office:settings>',
  );
}

/** A drawing as LibreOffice writes it into a .doc, made shorter. Parts that are given take the place of its own. */
export function drawingObject(changes: Record<string, string | undefined> = {}): Buffer {
  return openDocument({
    mimetype: kind,
    'styles.xml': drawingStyles(),
    'content.xml': drawingWith(''),
    'settings.xml': drawingSettings(),
    'META-INF/manifest.xml': manifestOf(kind, ['styles.xml', 'content.xml', 'settings.xml']),
    ...changes,
  });
}
