import { chartManifest, chartObject, chartWith, partOfChart } from '../../../support/chart-object';
import { compoundFile } from '../../../support/compound-file';
import { docxFile } from '../../../support/docx';
import { formulaObject, formulaParts } from '../../../support/formula-object';
import { classOf } from '../../../support/ole';
import { attachedPdf } from '../../../support/pdf/make';
import { wordFile } from '../../../support/word97';
import { zip } from '../../../support/zip';
import { type Hostile, hostileFile } from './hostile';

type Reason = Hostile['because'];

const noNeed = 'no CV needs';
const mathml = 'http://www.w3.org/1998/Math/MathML';
const europass = 'http://europass.cedefop.europa.eu/Europass';
const invoice = 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100';

const math = (content: string, attributes = '') => `<math xmlns="${mathml}" ${attributes}>${content}</math>`;
const passport = (content: string, attributes = '') =>
  `<SkillsPassport xmlns="${europass}" ${attributes}>${content}</SkillsPassport>`;

/** Attributes with an address in any XML. */
const ofPages = ['href', 'src', 'xml:base', 'x:href'];

/** Addresses where no schema is, and no list of codes. */
const elsewhere = [
  ...['http://evil.example/x.xsd', 'https://www.w3.org.evil.example/x', 'http://www.w3.org@evil.example/x'],
  ...['//evil.example/x', '\\\\evil.example\\x', '/\\evil.example/x', '/ /evil.example/x', '/etc/x.xsd'],
  ...['file:///etc/x.xsd', 'smb://evil.example/x', 'http:', 'ftp://www.w3.org/x', 'urn:x:y', 'http://www.w3.org:1/x'],
];

/** XML of a vocabulary that people need, with something from another, or something of its own that leads elsewhere. */
const texts: [what: string, xml: string, because?: Reason][] = [
  ['mathematics with a picture', math('<mglyph alt="x"/>')],
  ['mathematics with a picture elsewhere', math('<mglyph src="http://evil.example/x.png" alt="x"/>'), 'web page'],
  ['mathematics with a picture, under a prefix', `<m:math xmlns:m="${mathml}"><m:mglyph/></m:math>`],
  ['mathematics with an order', math('<maction actiontype="statusline"><mi>x</mi></maction>')],
  ['mathematics with a part of another', math('<share/>')],
  ['mathematics with a page in it', math('<semantics><annotation-xml encoding="text/html"/></semantics>')],
  [
    'mathematics with a page in it that has elements',
    math('<semantics><annotation-xml><html xmlns="http://www.w3.org/1999/xhtml"/></annotation-xml></semantics>'),
    'web page',
  ],
  [
    'mathematics without a namespace that is DocBook',
    '<math><imagedata fileref="http://evil.example/x"/><!-- DocBook --></math>',
  ],
  ['mathematics without a namespace with a picture', '<math><mglyph src="x.png"/></math>'],
  ['mathematics with an unknown prefix', math('<uof:UOF/>')],
  ['mathematics that is an unknown prefix', '<m:math><m:mi>x</m:mi></m:math>'],
  ['mathematics with an attribute with an unknown prefix', math('<mi/>', 'office:mimetype="x"')],
  ['mathematics with an element of none', math('<imagedata xmlns="" fileref="x.png"/>')],
  ['mathematics with an element of another namespace', math('<uof xmlns="urn:uof"/>')],
  ...[...ofPages, 'altimg', 'anything'].flatMap((name): (typeof texts)[number][] =>
    ['http://evil.example/x', '//evil.example/x', ' \\\\evil.example\\x', 'file: ////evil/x', '/\\evil.example/x'].map(
      (value) => [
        `mathematics with an address ${JSON.stringify(value)} as ${name}`,
        math('<mi/>', `xmlns:x="http://www.w3.org/1999/xlink" ${name}="${value}"`),
        ofPages.includes(name) ? 'web page' : noNeed,
      ],
    ),
  ),
  ...['xml-stylesheet href="x.xsl"', 'mso-application progid="Word.Document"', 'mso-infoPathSolution x'].map(
    (order): (typeof texts)[number] => [`mathematics behind <?${order}?>`, `<?${order}?>${math('')}`, 'web page'],
  ),
  ['mathematics with a handler', math('<mi onclick="alert(1)"/>'), 'web page'],
  ['mathematics with a link to a script', math('<mi href="javascript:alert(1)"/>'), 'web page'],
  ['mathematics that is not closed', `<math xmlns="${mathml}"><mi>`, 'web page'],
  ['a CV of Europass with DocBook', passport('<article xmlns=""><imagedata fileref="x.png"/></article>')],
  ['a CV of Europass with UOF', passport('<uof:UOF xmlns:uof="http://schemas.uof.org/cn/2003/uof"/>')],
  [
    'a CV of Europass with a document of LibreOffice',
    passport('<o:document office:mimetype="x" xmlns:o="urn:o" xmlns:office="urn:o"/>'),
  ],
  ['a CV of Europass with its kind for LibreOffice', passport('', 'office:mimetype="application/vnd.sun.xml.writer"')],
  ['a CV of Europass with an address', passport('<Photo src="http://evil.example/x.png"/>')],
  ['a CV of no namespace', '<SkillsPassport/>'],
  ['a CV of another namespace', `<SkillsPassport xmlns="${europass}.evil.example"/>`],
  ['a CV of a namespace that begins elsewhere', `<SkillsPassport xmlns="http://evil.example/${europass}"/>`],
  ['a newer CV with an element of none', '<Candidate xmlns="http://www.europass.eu/1.0"><x xmlns=""/></Candidate>'],
  ['an invoice with an unknown element', `<r:Invoice xmlns:r="${invoice}"><x xmlns="urn:x"/></r:Invoice>`],
  ['an invoice with an address', `<r:Invoice xmlns:r="${invoice}"><r:x uri="//evil.example/x"/></r:Invoice>`],
  ...['http://www.evil.example/1.0', 'http://www.europass.eu.evil.example/1.0', 'http://www.europass.org/1.0'].map(
    (space): (typeof texts)[number] => [`a newer CV of ${space}`, `<Candidate xmlns="${space}"/>`],
  ),
  ...elsewhere.flatMap((address) =>
    ['schemaLocation', 'definitionURL', 'listURI', 'schemeAgencyURI'].flatMap((name): (typeof texts)[number][] => [
      [`a CV of Europass with ${name} at ${address}`, passport('', `${name}="${address}"`)],
      [`a CV of Europass with ${name} at a name and at ${address}`, passport('', `${name}="a.xsd ${address}"`)],
    ]),
  ),
  ['XML of no vocabulary', '<cv/>'],
  ['what a program of Adobe knows of a file', '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>'],
];

/** Files that together make more of an archive than files. */
const archives: [what: string, names: string[], because?: Reason][] = [
  ['that says its kind', ['mimetype', 'a.txt']],
  ['with the text of one', ['content.xml']],
  ['with a name without an end', ['README']],
  ['with a name without an end in a folder', ['a/b.txt', 'a.b/README']],
  ['with a document of LibreOffice', ['a.odt']],
  ['with a drawing', ['a.svg']],
  ['with a font', ['a.ttf']],
  [
    'with four parts, one of them spelled otherwise',
    ['mimetype', 'content.xml', 'settings.xml', 'meta-inf/manifest.xml'],
  ],
];

/** Texts in folders that do something by themselves, or that nobody sees. */
const foldered = [
  'CV.{20D04FE0-3AEA-1069-A2D8-08002B30309D}/a.txt',
  'x/CV.{20D04FE0-3AEA-1069-A2D8-08002B30309D}./a.txt',
  'CV.app/Contents/a.txt',
  'CV.APP /a.txt',
  'x/CV.workflow/a.txt',
  'CV.anything/a.txt',
  '.config/Code/User/settings.json',
  'x/ .config/a.txt',
  '.a.txt',
];

const { content, manifest, settings } = formulaParts;
const setting = (value: string) => settings.replace('Liberation Serif', value);

/** Formulas of LibreOffice that are something else, or fetch something. */
const formulas: Record<string, [parts: Parameters<typeof formulaObject>[0], because?: Reason]> = {
  'whose list says that it is a text': [{ 'META-INF/manifest.xml': manifest.replace('.formula"', '.text"') }],
  'whose list says that a part is a text': [{ 'META-INF/manifest.xml': manifest.replace('text/xml', 'text/html') }],
  'that says that it is a text': [{ mimetype: 'application/vnd.oasis.opendocument.text' }],
  'that says its kind and more': [{ mimetype: 'application/vnd.oasis.opendocument.formula-template' }],
  'that says nothing': [{ mimetype: '' }],
  'with a fifth part': [{ 'Basic/Module1.xml': '<x/>' }],
  'with a fifth part of mathematics': [{ 'a.xml': content }],
  'without settings': [{ 'settings.xml': undefined }],
  'that is a text inside': [
    {
      'content.xml':
        '<o:document-content xmlns:o="urn:oasis:names:tc:opendocument:xmlns:office:1.0"><o:body/></o:document-content>',
    },
    'web page',
  ],
  'that is another text inside': [{ 'content.xml': '<document office:mimetype="x"/>' }],
  'that is a CV of Europass inside': [{ 'content.xml': passport('') }],
  'that is an invoice inside': [{ 'content.xml': `<r:CrossIndustryInvoice xmlns:r="${invoice}"/>` }],
  'with a CV of Europass in its mathematics': [{ 'content.xml': math(passport('')) }],
  'with a picture': [{ 'content.xml': math('<mglyph/>') }],
  ...Object.fromEntries(
    [
      'http://evil.example/x',
      ' \\\\evil.example\\x',
      'ht<!-- -->tp://<![CDATA[evil]]>/x',
      'http:/<x/>/evil.example/x',
      '/\\evil.example/x',
    ].map((value): [string, [{ 'settings.xml': string }, Reason]] => [
      `with the setting ${value}`,
      [{ 'settings.xml': setting(value) }, 'fetched from elsewhere'],
    ]),
  ),
};

const moreThanChart = 'more in it than a chart';

/** Charts of LibreOffice that are something else, or lead elsewhere. */
const charts: Record<string, Parameters<typeof chartObject>[0]> = {
  'whose list says that it is a text': {
    'META-INF/manifest.xml': chartManifest('application/vnd.oasis.opendocument.text'),
  },
  'with a picture': { 'Pictures/a.png': 'x' },
  'with a script': { 'Basic/Module1.xml': '<x/>' },
  'with settings': { 'settings.xml': '<x/>' },
  'without styles': { 'styles.xml': undefined },
  'that is a text inside': { 'content.xml': partOfChart('content', '<office:body><office:text/></office:body>') },
  'that is mathematics inside': { 'content.xml': content },
  'that is loaded again from elsewhere': {
    'meta.xml': partOfChart('meta', '<office:meta><meta:auto-reload xlink:href="a"/></office:meta>'),
  },
  'with a template': { 'meta.xml': partOfChart('meta', '<office:meta><meta:template xlink:href="a"/></office:meta>') },
  'with a picture for a colour': {
    'styles.xml': partOfChart('styles', '<office:styles><draw:fill-image xlink:href="a.png"/></office:styles>'),
  },
  ...Object.fromEntries(
    [
      '<draw:frame><draw:image xlink:href="http://evil.example/x"/></draw:frame>',
      '<draw:image xlink:href="a.png"/>',
      '<text:a xlink:href="http://evil.example/x"/>',
      '<office:event-listeners><script:event-listener script:language="Basic"/></office:event-listeners>',
      '<office:scripts><office:script/></office:scripts>',
      '<form:form/>',
      '<chart:symbol-image xlink:href="http://evil.example/x"/>',
      '<draw:object/>',
      '<x/>',
      '<chart:axis xlink:href="http://evil.example/x"/>',
      '<chart:axis xlink:href="a"/>',
      '<chart:series chart:class="major"/>',
      '<chart:grid chart:class="com.sun.star.system.SimpleCommandMail"/>',
      '<chart:axis xml:base="http://evil.example/"/>',
      '<chart:axis script:event-name="x"/>',
      '<chart:axis form:href="x"/>',
      '<chart:axis name="x"/>',
      '<chart:axis chart:name="\\\\evil.example\\x"/>',
      '<chart:axis chart:name="file:/x"/>',
      '<chart:axis loext:external-data="http://evil.example/x"/>',
      '<chart:axis loext:external-data="vnd.sun.star.expand:http:%2F%2Fevil.example"/>',
      '<chart:axis loext:external-data="word/embeddings/../../x"/>',
    ].map((plot) => [`with ${plot}`, { 'content.xml': chartWith({ plot }) }]),
  ),
  ...Object.fromEntries(
    ['ooo:com.sun.star.system.SimpleCommandMail', 'chart:add-in', 'bar', 'chart:bar ', 'chart:'].map((kind) => [
      `of the kind ${kind}`,
      { 'content.xml': chartWith().replace('chart:class="chart:bar"', `chart:class="${kind}"`) },
    ]),
  ),
  'with a series of a service': {
    'content.xml': chartWith({ plot: '<chart:series chart:class="ooo:com.sun.star.ucb.WebDAVContentProvider"/>' }),
  },
  'that is elsewhere': { 'content.xml': chartWith().replace('href="."', 'href="http://evil.example/x"') },
};

/** Cells from which a chart would have its values. */
const cells: [address: string, because: Reason][] = [
  ["'http://evil.example/a.ods'#$Sheet1.A1", moreThanChart],
  ["DDE('soffice';'a';'b')", 'a formula that fetches'],
  ['WEBSERVICE(A1)', 'a formula that fetches'],
];

const pdf = (what: string, name: string, data: string | Buffer, because: Reason): Hostile => {
  return { what: `a PDF with ${what} attached as ${name}`, name: 'cv.pdf', data: attachedPdf(name, data), because };
};

const oleObject = { bin: 'application/vnd.openxmlformats-officedocument.oleObject' };

const ofLibreOffice = classOf({ package_stream: '' });

/** Files that are almost of a vocabulary or of a kind that people need. */
export const carriedXml: Hostile[] = [
  ...texts.flatMap(([what, xml, because = noNeed]) => [
    ...['a.xml', 'a.mml', 'noend'].map((name) => pdf(what, name, xml, because)),
    pdf(`${what}, in an archive`, 'a.zip', zip([{ name: 'a.xml', data: xml }]), because),
  ]),
  pdf('mathematics in UTF-16 with a picture', 'a.xml', Buffer.from(`\ufeff${math('<mglyph/>')}`, 'utf16le'), noNeed),
  ...archives.map(([what, names, because = noNeed]) =>
    pdf(`an archive ${what}`, 'a.zip', zip(names.map((name) => ({ name, data: '<x/>' }))), because),
  ),
  ...foldered.map((name) =>
    pdf(`an archive of ${name}`, 'a.zip', zip([{ name, data: '{}' }]), 'hidden or may be a program'),
  ),
  ...Object.entries(formulas).flatMap(([what, [parts, because = noNeed]]) =>
    objects(`a formula ${what}`, formulaObject(parts), because),
  ),
  ...Object.entries(charts).flatMap(([what, parts]) => objects(`a chart ${what}`, chartObject(parts), moreThanChart)),
  ...cells.flatMap(([address, because]) =>
    objects(`a chart of ${address}`, chartObject({ 'content.xml': chartWith({ cells: address }) }), because),
  ),
];

/** An object of LibreOffice, wherever a document may carry it. */
function objects(what: string, data: Buffer, because: Reason): Hostile[] {
  return [
    pdf(what, 'noend', data, noNeed),
    hostileFile('docx')(
      `with ${what}`,
      docxFile({ 'word/embeddings/a.bin': compoundFile({ package_stream: data }, { '': ofLibreOffice }) }, oleObject),
      because,
    ),
    hostileFile('doc')(
      `with ${what}`,
      wordFile({ text: 'CV' }, { 'ObjectPool/_1/package_stream': data }, { 'ObjectPool/_1': ofLibreOffice }),
      because,
    ),
  ];
}
