import { manifestOf, openDocument } from './open-document';

const configSpace = 'urn:oasis:names:tc:opendocument:xmlns:config:1.0';
const officeSpace = 'urn:oasis:names:tc:opendocument:xmlns:office:1.0';

const kind = 'application/vnd.oasis.opendocument.formula';

/** The parts of a formula as LibreOffice writes them, made shorter. */
export const formulaParts = {
  mimetype: kind,
  content:
    '<?xml version="1.0" encoding="UTF-8"?>\n<math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><semantics>' +
    '<mrow><mi>E</mi><mo stretchy="false">=</mo><msup><mi>mc</mi><mn>2</mn></msup></mrow>' +
    '<annotation encoding="StarMath 5.0">E = mc^2 %alpha "https://example.com"</annotation></semantics></math>',
  settings:
    `<?xml version="1.0" encoding="UTF-8"?>\n<office:document-settings xmlns:office="${officeSpace}" xmlns:config="${configSpace}">` +
    '<office:settings><config:config-item-set config:name="ooo:configuration-settings">' +
    '<config:config-item config:name="Alignment" config:type="short">1</config:config-item>' +
    '<config:config-item config:name="IsScaleAllBrackets" config:type="boolean">false</config:config-item>' +
    '<config:config-item config:name="FontNameText" config:type="string">Liberation Serif</config:config-item>' +
    '<config:config-item config:name="PrinterSetup" config:type="base64Binary">qP7/AA==</config:config-item>' +
    '</config:config-item-set></office:settings></office:document-settings>',
  manifest: manifestOf(kind, ['content.xml', 'settings.xml']),
};

/** A formula of LibreOffice. Parts that are given take the place of its own, or that of none. */
export function formulaObject(changes: Record<string, string | undefined> = {}): Buffer {
  const { mimetype, content, settings, manifest } = formulaParts;
  const parts = { mimetype, 'content.xml': content, 'settings.xml': settings, 'META-INF/manifest.xml': manifest };
  return openDocument({ ...parts, ...changes });
}
