import { chartObject } from '../../../support/chart-object';
import { compoundFile } from '../../../support/compound-file';
import { docxFile } from '../../../support/docx';
import {
  drawingObject,
  drawingSettings,
  drawingStyles,
  drawingWith,
  itemOf,
  partOfDrawing,
} from '../../../support/drawing-object';
import { emptyLink, recordOf } from '../../../support/empty-link';
import { formulaObject } from '../../../support/formula-object';
import { classes, classOf, hyperlink, packagedFile } from '../../../support/ole';
import { manifestOf } from '../../../support/open-document';
import { attachedPdf } from '../../../support/pdf/make';
import { wordFile } from '../../../support/word97';
import { zip } from '../../../support/zip';
import { mergeOf, withSettings } from '../honest-libreoffice';
import { type Hostile, hostileFile } from './hostile';

const oldHostile = hostileFile('doc');
const hostile = hostileFile('docx');

const moniker = hyperlink('ms-msdt:/id').subarray(24);
const head = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(64)]);

/** Links that almost lead nowhere, and what a program may find in the place of their moniker. */
const links: [what: string, data: Buffer, because: Hostile['because']][] = [
  ['whose moniker stands in the record', emptyLink({ behind: moniker }), 'leads to a program'],
  ['whose moniker stands behind the record', Buffer.concat([emptyLink(), moniker]), 'leads to a program'],
  ['whose moniker is longer than its record', emptyLink({ behind: moniker, size: 93 }), 'leads to a program'],
  ['whose moniker is cut off', emptyLink({ behind: moniker.subarray(0, 30) }), 'damaged'],
  ['whose moniker is cut off in its class', emptyLink({ behind: moniker.subarray(0, 9) }), 'damaged'],
  ['with a zero behind it', emptyLink({ behind: Buffer.alloc(1) }), 'damaged'],
  ['with zeros behind its record', Buffer.concat([emptyLink(), Buffer.alloc(80)]), 'unknown kind'],
  ['before a record that does not end', Buffer.concat([emptyLink(), recordOf(300).subarray(0, 200)]), 'unknown kind'],
  ['before a record with another head', head(Buffer.concat([emptyLink(), Buffer.of(99, 0, 0, 0, 67)])), 'unknown kind'],
  ['whose record says that it goes on', emptyLink({ size: 94 }), 'damaged'],
  ['that says that it has a title', emptyLink({ flags: 0x13 }), 'damaged'],
  ['that says that it is a text', emptyLink({ flags: 0x103 }), 'damaged'],
  ['that says that it has a place', emptyLink({ flags: 0xb }), 'damaged'],
  ['without a record', hyperlink('https://example.com').subarray(0, 24), 'damaged'],
];

const query = (val: string) => mergeOf('a', 'b').replace(/SELECT[^"]*/, val);
const beside = (element: string) => mergeOf('a', 'b').replace('<w:query', `${element}<w:query`);

/** Merges that name a source, and queries that may be one. */
const merges: Record<string, string> = {
  ...Object.fromEntries(
    [
      ...['<w:dataSource r:id="r0"/>', '<w:headerSource r:id="r0"/>', '<w:connectString w:val="x"/>'],
      ...[
        '<w:odso/>',
        '<w:odso><w:src r:id="r0"/></w:odso>',
        '<w:odso><w:udl w:val="x"/></w:odso>',
        '<w:linkToQuery/>',
      ],
      ...['<w:dataSource/>', '<w:destination w:val="email"/>', '<w:mailSubject w:val="x"/>', '<w:constructor/>'],
      ...['<w:dataType w:val="textFile"/>', '<w:constructor w:val="x"/>', '<w:dataType w:val="x"><w:y/></w:dataType>'],
    ].map((element) => [`with ${element} beside its query`, beside(element)]),
  ),
  ...Object.fromEntries(
    [
      ...['SELECT * FROM x', 'SELECT * FROM [\\\\evil.example\\x]', 'SELECT * FROM \\\\evil.example\\x.dbo.y$'],
      ...['SELECT * FROM //evil.example/x.dbo.y$', 'EXEC x.dbo.y$'],
      ...[
        'SELECT * FROM C:x.dbo.y$',
        'SELECT * FROM http://evil.example/x.dbo.y$',
        'SELECT * FROM a.dbo.b$; DROP x',
        'SELECT * FROM a.b.dbo.c$',
        'x',
      ],
    ].map((words) => [`that asks ${words}`, query(words)]),
  ),
  'of another kind of data': mergeOf('a', 'b').replace('textFile', 'native'),
  'of a query of another program': mergeOf('a', 'b').replace('textFile', 'query'),
  'for mails': mergeOf('a', 'b').replace('formLetters', 'email'),
  'that does not say what its data are': mergeOf('a', 'b').replace(/<w:dataType[^>]*>/, ''),
  'with a query in something else': mergeOf('a', 'b').replace(/<w:query[^>]*>/, '<w:dataType>$&</w:dataType>'),
  'with a query outside': '<w:query w:val="SELECT * FROM a.dbo.b$"/>',
  'with a second merge that has a source': `${mergeOf('a', 'b')}<w:mailMerge><w:dataSource r:id="r0"/></w:mailMerge>`,
  'with a query with two values': mergeOf('a', 'b').replace('<w:query', '<w:query w:x="y"'),
};

const more = 'more in it than shapes';
const noNeed = 'no CV needs';

const home = `$${'{HOME}'}`;
const encoded = 'vnd.sun.star.expand:http:%2F%2Fevil.example%2Fe.soc';
const tables = ['Bitmap', 'Color', 'Dash', 'Gradient', 'Hatch', 'LineEnd'].map((what) => `${what}TableURL`);

/** Settings that lead elsewhere, or are not what they say. */
const settings = [
  ...tables.flatMap((name) =>
    [
      ...[
        encoded,
        `vnd.sun.star.expand:${home}`,
        'http://evil.example/x.soc',
        '//evil.example/x.soc',
        'standard.soc',
        '',
      ],
      '$(brandbaseurl)/share/palette%3B$(user)/config/standard.sox',
      '$(HOME)/share/palette%3B$(user)/config/standard.soc',
      '$(brandbaseurl)/share/palette%3Bhttp://evil.example/config/standard.soc',
    ].map((value) => itemOf(name, value)),
  ),
  itemOf('ColorTableURL', '$(brandbaseurl)/share/palette%3B$(user)/config/standard.sob'),
  itemOf('ColorTableURL', '$(brandbaseurl)/share/palette%3B$(path)/config/standard.soc'),
  itemOf('ColorTableURL', 'http', 'base64Binary'),
  itemOf('OtherTableURL', '$(brandbaseurl)/share/palette%3B$(user)/config/standard.soc'),
  ...[encoded, 'a/b', 'a\\b', 'a:b', 'a%2Fb', home, '$(user)', '&#9;'].map((value) => itemOf('Template', value)),
  ...[encoded, '//evil.example', '\\\\evil.example\\x', '/dev/x', 'x/', 'a//b', 'a:b'].map((value) =>
    itemOf('PrinterName', value),
  ),
  itemOf('PrinterSetup', 'http://evil.example/x', 'base64Binary'),
  ...Object.entries({ boolean: '1', short: '1.5', int: '0x1', long: 'http:', double: 'NaN', datetime: '//a' }).map(
    ([type, value]) => itemOf('a', value, type),
  ),
  ...['', 'String', 'constructor', 'url'].map((type) => itemOf('a', 'b', type)),
  '<config:config-item config:name="a">b</config:config-item>',
  itemOf('a', 'x<config:config-item config:name="b" config:type="string">y</config:config-item>'),
  itemOf('a', '<x>//evil.example</x>'),
  itemOf('http://evil.example', 'x'),
  ...['xlink:href="a"', 'office:href="a"', 'config:href="a"', 'name="a"', 'office:version="1.3"'].map((attribute) =>
    itemOf('a', 'x').replace(' config:type', ` ${attribute} config:type`),
  ),
  '<config:config-item-set config:type="string" config:name="a"/>',
  'words',
  '<config:config-item-map-entry/>',
  '<config:x/>',
  '<office:config-item-set/>',
  '<office:settings/>',
  '<config-item-set/>',
];

const fetching =
  '<office:meta><meta:template xlink:href="http://evil.example/x"/><meta:auto-reload xlink:href="http://evil.example/x"/></office:meta>';
const body = '<office:body><office:drawing/></office:body>';
const flat = (root: string, inside: string) =>
  partOfDrawing('settings', inside).replaceAll('office:document-settings', root);

/** Whole documents, and parts of one, where settings belong. */
const instead: Record<string, string> = {
  'a document': flat('office:document', `${fetching}<office:settings/>`),
  'a document of nothing': flat('office:document', '<office:settings/>'),
  'what describes a document': flat('office:document-meta', fetching),
  'the content of one': flat('office:document-content', body),
  'its styles': flat('office:document-styles', '<office:styles/>'),
  'settings of another vocabulary': flat('config:document-settings', '<office:settings/>'),
  'settings that describe a document': flat('office:document-settings', `<office:settings/>${fetching}`),
  'settings with a body': flat('office:document-settings', body),
  'settings within settings': flat('office:document-settings', partOfDrawing('settings', '').replace(/^.*\n/, '')),
  'settings with a kind': partOfDrawing('settings', '').replace(
    ' office:version',
    ' office:mimetype="x" office:version',
  ),
  'settings of an odd version': partOfDrawing('settings', '').replace('"1.3"', '"//a"'),
};

/** Names that a file may go under, whatever it is. LibreOffice asks none of them. */
const anyNames = ['plan.docx', 'plan.xlsx', 'plan.pptx', 'plan.doc', 'a.zip', 'a.odg.zip', 'a.odg', 'noend'];

/** Drawings that are something else, or lead elsewhere. */
const drawings: Record<string, Parameters<typeof drawingObject>[0]> = {
  'whose list says that it is a text': {
    'META-INF/manifest.xml': manifestOf('application/vnd.oasis.opendocument.text', ['content.xml']),
  },
  'with a picture in its archive': { 'Pictures/a.png': 'x' },
  'with a script in its archive': { 'Basic/Module1.xml': '<x/>' },
  'without styles': { 'styles.xml': undefined },
  'without settings': { 'settings.xml': undefined },
  'that is a text inside': { 'content.xml': partOfDrawing('content', '<office:body><office:text/></office:body>') },
  'whose styles are a picture': { 'styles.xml': drawingStyles('<draw:fill-image xlink:href="a.png"/>') },
  'with a font that is elsewhere': {
    'styles.xml': drawingStyles(
      `${' '.repeat(2000)}<style:font-face><svg:font-face-src><svg:font-face-uri/></svg:font-face-src></style:font-face>`,
    ),
  },
  'with a picture for a background': { 'styles.xml': drawingStyles('<style:background-image xlink:href="a"/>') },
  ...Object.fromEntries(
    [
      '<draw:frame><draw:image xlink:href="http://evil.example/x"/></draw:frame>',
      '<draw:image/>',
      '<draw:a xlink:href="http://evil.example/x"><draw:rect/></draw:a>',
      '<draw:rect><text:p><text:a xlink:href="a"/></text:p></draw:rect>',
      '<draw:frame><draw:object xlink:href="./a"/></draw:frame>',
      '<draw:frame><draw:object-ole/></draw:frame>',
      '<draw:frame><draw:plugin xlink:href="http://evil.example/x"/></draw:frame>',
      '<draw:frame><draw:applet/></draw:frame>',
      '<draw:frame><draw:floating-frame xlink:href="http://evil.example/x"/></draw:frame>',
      '<draw:control draw:control="a"/>',
      '<draw:rect><office:event-listeners><presentation:event-listener/></office:event-listeners></draw:rect>',
      '<office:forms/>',
      '<draw:rect><text:p><text:file-name/></text:p></draw:rect>',
      '<presentation:sound xlink:href="a"/>',
      '<x/>',
      '<draw:rect xlink:href="a"/>',
      '<draw:rect xml:base="http://evil.example/"/>',
      '<draw:rect xml:id="../a"/>',
      '<draw:rect name="x"/>',
      '<draw:rect script:event-name="x"/>',
      '<draw:rect form:href="x"/>',
      '<draw:rect draw:name="\\\\evil.example\\x"/>',
      '<draw:rect draw:name="file:/x"/>',
      '<draw:enhanced-geometry draw:engine="com.sun.star.system.SimpleCommandMail"/>',
      '<draw:equation draw:formula="http://evil.example/x"/>',
      '<draw:equation draw:formula="//evil.example/x"/>',
      '<draw:equation draw:formula="\\\\evil.example\\x"/>',
    ].map((shape) => [`with ${shape}`, { 'content.xml': drawingWith(shape) }]),
  ),
  ...Object.fromEntries(
    [...'\\/:%$']
      .map((sign) => `a${sign}${sign}b`)
      .concat('/a', 'a/', '&#9;')
      .map((name) => [
        `with a shape called ${name}`,
        { 'content.xml': drawingWith(`<draw:rect draw:name="${name}/x"/>`) },
      ]),
  ),
  'whose style is at the place of a name': { 'content.xml': drawingWith('<draw:rect draw:style-name="a/b"/>') },
  ...Object.fromEntries(
    settings.map((item) => [`with the setting ${item}`, { 'settings.xml': drawingSettings(item) }]),
  ),
  ...Object.fromEntries(
    Object.entries(instead).map(([what, part]) => [`whose settings are ${what}`, { 'settings.xml': part }]),
  ),
};

const clsid = classes.drawingOfLibreOffice;
const bin = 'application/vnd.openxmlformats-officedocument.oleObject';

/** Documents that have almost what LibreOffice writes. */
export const almostOfLibreOffice: Hostile[] = [
  ...links.map(([what, Data, because]) =>
    oldHostile(`with a link to nowhere ${what}`, wordFile({ text: 'CV' }, { Data }), because),
  ),
  oldHostile(
    'with a link to nowhere whose field leads to a program',
    wordFile({ text: 'CV \x13 HYPERLINK "ms-msdt:/id" \x14l\x15' }, { Data: emptyLink() }),
    'leads to a program',
  ),
  ...Object.entries(merges).map(([what, merge]) =>
    hostile(`with a merge ${what}`, withSettings(merge), 'a mail merge'),
  ),
  ...Object.entries(drawings).flatMap(([what, parts]): Hostile[] => {
    const data = drawingObject(parts);
    return [
      oldHostile(
        `with a drawing of LibreOffice ${what}`,
        wordFile({ text: 'CV' }, { 'ObjectPool/_1/package_stream': data }, { 'ObjectPool/_1': clsid }),
        more,
      ),
      hostile(
        `with a drawing of LibreOffice ${what}`,
        docxFile({ 'word/embeddings/a.bin': compoundFile({ package_stream: data }, { '': clsid }) }, { bin }),
        more,
      ),
    ];
  }),
  ...Object.entries(instead).flatMap(([what, part]) => [
    oldHostile(
      `with a formula of LibreOffice whose settings are ${what}`,
      wordFile(
        { text: 'CV' },
        { 'ObjectPool/_1/package_stream': formulaObject({ 'settings.xml': part }) },
        { 'ObjectPool/_1': classOf({ package_stream: '' }) },
      ),
      'fetched from elsewhere',
    ),
  ]),
  ...Object.entries({ drawing: drawingObject(), formula: formulaObject(), chart: chartObject() }).flatMap(
    ([what, data]): Hostile[] => [
      ...anyNames.map(
        (name): Hostile => ({
          what: `a PDF with a ${what} of LibreOffice attached as ${name}`,
          name: 'cv.pdf',
          data: attachedPdf(name, data),
          because: noNeed,
        }),
      ),
      {
        what: `a PDF with a ${what} of LibreOffice in an archive`,
        name: 'cv.pdf',
        data: attachedPdf('a.zip', zip([{ name: 'plan.docx', data }])),
        because: noNeed,
      },
      hostile(
        `with a ${what} of LibreOffice in the place of a document`,
        docxFile({ 'word/embeddings/a.docx': data }, { docx: bin }),
        noNeed,
      ),
      hostile(
        `with a ${what} of LibreOffice in a package of Windows`,
        docxFile(
          {
            'word/embeddings/a.bin': compoundFile(
              { '\u0001Ole10Native': packagedFile('plan.docx', data) },
              { '': classes.package },
            ),
          },
          { bin },
        ),
        noNeed,
      ),
    ],
  ),
  hostile(
    'with an archive of files in the place of a drawing',
    docxFile(
      {
        'word/embeddings/a.bin': compoundFile({ package_stream: zip([{ name: 'a.txt', data: 'x' }]) }, { '': clsid }),
      },
      { bin },
    ),
    noNeed,
  ),
];
