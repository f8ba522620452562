import { deflateRawSync, gzipSync } from 'node:zlib';
import { chartObject } from '../../support/chart-object';
import { compoundFile } from '../../support/compound-file';
import { shown, wordPictures } from '../../support/contents';
import { doc, pdf } from '../../support/documents';
import {
  binaryWorkbook,
  binaryWorkbookType,
  docx,
  docxFile,
  docxParts,
  field,
  fieldWithData,
  mark,
  relationships,
  said,
  simpleField,
  wordDocument,
  wordPart,
} from '../../support/docx';
import { jobOptions, wholeFilm, wholeFilms } from '../../support/films';
import { formulaObject } from '../../support/formula-object';
import { wholeModel } from '../../support/models';
import { docWithData, docxWithData, libraryForm, propertyForm, sources } from '../../support/office-data';
import {
  carriedObject,
  classes,
  equation,
  equationClass,
  equationStream,
  font,
  formula,
  hyperlink,
  linkedObject,
  matrix,
  namesOfObject,
  nativeData,
  packagedFile,
} from '../../support/ole';
import { attachedPdf, deflated, objectStream, onePage, pdfOf, streamOf } from '../../support/pdf/make';
import {
  blip,
  comment,
  dosEps,
  emf,
  emfEscape,
  emfInPieces,
  emfRecord,
  emfWith,
  eps,
  movedArchive,
  olderFormat,
  otherFormat,
  packedBlip,
  packedKinds,
  pieceOfEmf,
  placedWmf,
  plusBitmap,
  plusMetafile,
  plusObject,
  wmf,
  wmfEscape,
} from '../../support/pictures';
import { withProfile } from '../../support/profiles';
import {
  drawing,
  linkOfShape,
  namedPicture,
  packedShape,
  shape,
  shapeProperties,
  wideName,
} from '../../support/word-pictures';
import { oldWordFile, wordFile, wordStreams } from '../../support/word97';
import { zip } from '../../support/zip';
import { ofLibreOffice } from './honest-libreoffice';
import { honestPresentations } from './honest-presentations';
import { vocabularies } from './honest-vocabularies';
import { honestWorkbooks } from './honest-workbooks';
import { unchangedLinks } from './hostile/changed-links';
import { amongText } from './hostile/doc-pictures';
import { keptProperties } from './hostile/loading-properties';
import { modelsShown } from './hostile/models';
import { plainTexts } from './hostile/pdf-rich-text';
import { quietlySigned, unsigned } from './hostile/signed';

/** A document that must be taken, although it has something in common with hostile ones. */
interface Honest {
  what: string;
  name: string;
  data: Buffer;
}

const honestFile =
  (extension: string) =>
  (what: string, data: Buffer): Honest => ({ what: `a .${extension} ${what}`, name: `cv.${extension}`, data });

const word = honestFile('docx');
const oldWord = honestFile('doc');
const portable = honestFile('pdf');

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const strict = wordDocument('<w:p/>').replace(
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
);

const written: Honest[] = [
  word('with a byte behind it', Buffer.concat([docx, Buffer.from('x')])),
  word('with a line end behind it', Buffer.concat([docx, Buffer.from('\r\n')])),
  word('that fills a sector', Buffer.concat([docx, Buffer.alloc(4096)])),
  word('with a comment', zip(docxParts(), { comment: 'made by hand' })),
  word('in UTF-16', docxFile({ 'word/document.xml': utf16(wordDocument('<w:p/>')) })),
  word(
    'in UTF-16 with its bytes the other way round',
    docxFile({ 'word/document.xml': utf16(wordDocument('')).swap16() }),
  ),
  word('with a byte order mark', docxFile({ 'word/document.xml': `\ufeff${wordDocument('')}` })),
  word('of the strict dialect', docxFile({ 'word/document.xml': strict })),
  word('with emptied parts', docxFile({ '[trash]/0000.dat': 'x', '__MACOSX/._word': 'x', 'word/.DS_Store': 'x' })),
  ...['', 'file:///C:/Users/a/'].map((base) =>
    word(
      `whose links count from "${base}"`,
      docxFile({
        'docProps/app.xml': `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><HyperlinkBase>${base}</HyperlinkBase></Properties>`,
      }),
    ),
  ),
  word('with a name in two fields', zip([...docxParts(), { name: 'e.xml', unicodeName: 'e.xml', data: '<x/>' }])),
  word(
    'with modes of Unix and times',
    zip(
      docxParts().map((part) => ({ ...part, mode: 0o100644, field: [0x5455, Buffer.from('\x01\0\0\0\0')] as const })),
    ),
  ),
  word('with folders', zip([{ name: 'word/', data: '', method: 0 }, ...docxParts()])),
  word(
    'with data that a content control shows',
    docxFile({
      'word/_rels/document.xml.rels': relationships(['customXml', '../customXml/item1.xml']),
      'customXml/item1.xml': '<a xmlns="http://schemas.microsoft.com/x" b="&lt;b>">A package: &lt;b>one&lt;/b></a>',
    }),
  ),
  word(
    'with a name for packages of which it has none',
    docxFile({
      'word/document.xml': wordDocument('').replace(
        '<w:document ',
        '<w:document xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage" ',
      ),
    }),
  ),
  word(
    'with data of which Word says that it declares that name',
    docxFile({
      'customXml/itemProps1.xml':
        '<ds:datastoreItem xmlns:ds="http://schemas.openxmlformats.org/officeDocument/2006/customXml"><ds:schemaRefs>' +
        '<ds:schemaRef ds:uri="http://schemas.microsoft.com/office/2006/xmlPackage"/></ds:schemaRefs></ds:datastoreItem>',
    }),
  ),
  word(
    'about packages',
    docxFile({ 'word/document.xml': wordDocument('<w:p><w:r><w:t>&lt;pkg:package id="x"></w:t></w:r></w:p>') }),
  ),
  word(
    'that was a letter of a mail merge once',
    docxFile({
      'word/settings.xml': wordPart(
        'settings',
        '<w:mailMerge><w:mainDocumentType w:val="formLetters"/><w:dataType w:val="textFile"/><w:dataSource/></w:mailMerge>',
      ),
    }),
  ),
  ...['', '<w:frameset/>', '<w:frameset><w:framesetSplitbar/></w:frameset>', '<w:divs/><w:allowPNG/>'].map((settings) =>
    word(
      `with settings of the web (${settings})`,
      docxFile({ 'word/webSettings.xml': wordPart('webSettings', settings) }),
    ),
  ),
  word('with data of another program', docxFile({ 'customXml/item1.xml': '<script xmlns="urn:x" src="http://x/"/>' })),
];

const officeData: Record<string, string> = {
  'with a library without a form': libraryForm(''),
  'with a library of an address without a form': libraryForm('', 'https://sharepoint.example/sites/hr'),
  'with the form of a library on its own computer': libraryForm('file:///C:/forms/a.xsn'),
  'with a form on its own computer': propertyForm('C:\\forms\\a.xsn'),
  ...Object.fromEntries(
    ['', '\\APA.XSL', '/APA.XSL', '\\APASixthEditionOfficeOnline.xsl', '\\GostName.XSL'].map((style) => [
      `with sources in the style "${style}"`,
      sources(style),
    ]),
  ),
  'with forms of SharePoint':
    '<FormTemplates xmlns="http://schemas.microsoft.com/sharepoint/v3/contenttype/forms"><Display>DocumentLibraryForm</Display></FormTemplates>',
  'with the kind of content of a library':
    '<ct:contentTypeSchema xmlns:ct="http://schemas.microsoft.com/office/2006/metadata/contentType"><xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema"><xsd:import schemaLocation="http://dublincore.org/schemas/xmls/qdc/2003/04/02/dc.xsd"/></xsd:schema></ct:contentTypeSchema>',
};

const withOfficeData: Honest[] = Object.entries(officeData).flatMap(([what, data]) => [
  word(what, docxWithData(data)),
  oldWord(what, docWithData(data)),
]);

const signing: Honest[] = [
  ...Object.entries(quietlySigned).map(([what, data]) => portable(what, data)),
  ...Object.entries(plainTexts).map(([what, data]) => portable(what, data)),
  ...Object.entries(unsigned).map(([what, data]) => word(what, data)),
  ...unchangedLinks.docx.map((data, index) => word(`whose links have not changed, ${index}`, data)),
  ...keptProperties.map(({ end, data }, index) => honestFile(end)(`with properties that load nothing, ${index}`, data)),
  ...unchangedLinks.doc.map((data, index) => oldWord(`whose links have not changed, ${index}`, data)),
  word(
    'with a line to sign on',
    docxFile({
      'word/document.xml': wordDocument(
        '<w:p><w:r><w:pict><v:shape><o:signatureline issignatureline="t" o:sigprovurl=""/></v:shape></w:pict></w:r></w:p>',
      ),
    }),
  ),
];

const office = 'application/vnd.openxmlformats-officedocument';

const templates = [
  'file:///C:\\Users\\a\\AppData\\Roaming\\Microsoft\\Templates\\Travel%20checklist.dotx',
  'file:////Users/a/Library/Group%20Containers/x/Normal.dotm',
  'Macintosh%20HD:Users:a:Library:x.dotx',
  'file://localhost/Users/a/x.dotx',
  'Normal.dotm',
  'file:///Users/a/x.dotx',
  'file:///usr/lib/libreoffice/share/template/x.ott',
  'file:////Applications/Microsoft%20Word.app/Contents/Resources/x.dotx',
  'C:\\Users\\a\\x.dotx',
  '..\\Templates\\x.dotx',
  '..\\..\\network\\x.dotx',
  'net/x.dotx',
  'C:\\dev\\a\\..\\misc\\x.dotx',
];

const links = [
  'https://example.com/cv?a=1&amp;b=%2F%2Fx',
  'http://example.com:8080/a.exe',
  'mailto:a@example.com?subject=CV',
  'tel:+8801700000000',
  'www.linkedin.com/in/a',
  'www.example.com:8080/a',
  'example.com',
  'publications.docx',
  '..\\certificates\\a.pdf',
  'file:///C:/Users/a/cv.pdf',
  '#bookmark',
  '',
];

const linked: Honest[] = [
  ...templates.map((target) =>
    word(
      `with a template at ${target}`,
      docxFile({ 'word/_rels/settings.xml.rels': relationships(['attachedTemplate', target, 'External']) }),
    ),
  ),
  ...links.map((target) =>
    word(
      `with a link to ${target}`,
      docxFile({
        'word/document.xml': wordDocument('<w:p><w:hyperlink r:id="r0"/></w:p>'),
        'word/_rels/document.xml.rels': relationships(['hyperlink', target, 'External']),
      }),
    ),
  ),
  word(
    'with a link of a drawing',
    docxFile({
      'word/document.xml': wordDocument('<a:hlinkClick r:id="r0" action="ppaction://hlinkfile"/>'),
      'word/_rels/document.xml.rels': relationships(['hyperlink', 'https://example.com/', 'External']),
    }),
  ),
  word(
    'with a picture from the web, and where it is from',
    docxFile({
      'word/document.xml': wordDocument(
        '<x:picAttrSrcUrl xmlns:x="http://schemas.microsoft.com/office/drawing/2016/11/main" r:id="r0"/>',
      ),
      'word/_rels/document.xml.rels': relationships(['hyperlink', 'https://example.com/photo', 'External']),
    }),
  ),
  ...['hlinkHover', 'hlinkMouseOver'].flatMap((element) =>
    [
      '',
      'noaction',
      'hlinkshowjump?jump=nextslide',
      'hlinksldjump',
      'customshow?id=0&amp;return=true',
      'media',
    ].flatMap((action) =>
      [
        relationships(['slide', 'slide2.xml']),
        relationships(['hyperlink', '#Slide 2', 'External']),
        relationships(['hyperlink', '', 'External']),
      ].map((references, index) =>
        word(
          `with a jump within a show to "${action}" as ${element}, ${index}`,
          docxFile({
            'word/document.xml': wordDocument(`<a:${element} r:id="r0" action="${action && `ppaction://${action}`}"/>`),
            'word/_rels/document.xml.rels': references,
          }),
        ),
      ),
    ),
  ),
  word(
    'with a shape that is a link, and the place of a schema',
    docxFile({
      'word/document.xml': wordDocument(
        '<v:shape href="https://example.com/" xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:schemaLocation="http://x"/>',
      ),
    }),
  ),
  ...['id="shape_0" ID="Shape http://x"', 'id="\\\\office\\plan"'].map((names) =>
    word(
      `with a shape that is called ${names}`,
      docxFile({ 'word/document.xml': wordDocument(`<v:roundrect ${names}/>`) }),
    ),
  ),
  word(
    'with a picture of its own computer',
    docxFile({ 'word/_rels/document.xml.rels': relationships(['image', 'file:///D:\\photos\\me.png', 'External']) }),
  ),
  word(
    'with pictures, a thumbnail and settings of a printer',
    docxFile(
      {
        'word/_rels/document.xml.rels': relationships(
          ['image', 'media/a.png'],
          ['printerSettings', 'a.bin'],
          ['http://schemas.openxmlformats.org/package/2006/relationships/metadata/thumbnail', 'media/a.png'],
          ['http://schemas.zwobble.org/mammoth/style-map', '/mammoth/style-map'],
          ['header', 'header1.xml'],
          ['image', 'NULL'],
        ),
        'word/media/a.png': shown.png ?? '',
        'word/a.bin': '\0\x01',
        'word/header1.xml': wordPart('hdr', ''),
        'mammoth/style-map': 'p => p',
      },
      {
        bin: `${office}.wordprocessingml.printerSettings`,
        '/mammoth/style-map': 'text/prs.mammoth.style-map',
      },
    ),
  ),
  ...['application/octet-stream', 'text/plain', 'text/prs.x'].map((type) =>
    word(
      `with a picture that is said to be ${type}`,
      docxFile(
        {
          'word/_rels/document.xml.rels': relationships(['image', 'media/a.dat']),
          'word/media/a.dat': shown.png ?? '',
        },
        { dat: type },
      ),
    ),
  ),
  word(
    'with a reference of another program',
    docxFile({
      '_rels/.rels': relationships(['officeDocument', 'word/document.xml'], ['urn:x/made-by', 'word/x.xml']),
    }),
  ),
];

const instructions = [
  'PAGE \\* MERGEFORMAT',
  'TOC \\o "1-3" \\h \\z \\u',
  'HYPERLINK "https://example.com/a" \\o "Go to \\\\server" \\t "_blank"',
  'HYPERLINK \\l "_Toc1"',
  ' HYPERLINK  "https://example.com/a?b=c:d"  \\o "Contact: see  the page"  \\t "_blank"  \\l "part"  \\h ',
  'HYPERLINK "mailto:x@example.com?subject=CV" \\n \\t "_top" \\o "E-mail: x@example.com"',
  'HYPERLINK "https://example.com" \\o "The “best” page" \\* MERGEFORMAT',
  'HYPERLINK “https://example.com” \\o “Tip”',
  'HYPERLINK "https://example.com" \\o "A \\"good\\" page"',
  'HYPERLINK "slides.pptx" \\s "-1,3,Slide: 3"',
  'HYPERLINK "C:\\\\CV\\\\"',
  'HYPERLINK \\l _Toc1 \\h',
  'HYPERLINK "C:\\Users\\me\\cv.docx"',
  'HYPERLINK "..\\work\\cv.docx"',
  'LINK Excel.Sheet.8 "C:\\Users\\me\\a.xls" R1C1:R2C2',
  'HYPERLINK https://example.com',
  'PAGEREF _Toc1 \\h',
  'FORMTEXT',
  'MACROBUTTON NoMacro [Click here and type]',
  'MACROBUTTON DoFieldClick [E-mail: your address]',
  'MACROBUTTON NoMacro [https://www.yourwebsite.example]',
  'MACROBUTTON "NoMacro" [Email:you@example.com]',
  'MACROBUTTON NoMacro [Tel.:0123]',
  'MACROBUTTON NoMacro',
  'MACROBUTTON AcceptAllChangesShown [Click here]',
  'MACROBUTTON Applicant [Click here]',
  'MACROBUTTON ApproveCV [Click here]',
  'MACROBUTTON Macro1 [Click here]',
  'MACROBUTTON DocName [Click here]',
  'MACROBUTTON GetDate [Alt+R for Date]',
  ...['ShareholderName', 'ResearcherName', 'PublisherName', 'TranslatorName', 'NN', 'Abbrechen'].map(
    (name) => `MACROBUTTON ${name} [Click here]`,
  ),
  'GOTOBUTTON _Ref1 see there',
  'GOTOBUTTON Page-3 see there',
  'DATUM \\@ "HH:mm"',
  'ADDIN ZOTERO_ITEM CSL_CITATION {"uri":"http://zotero.org/x"}',
  'LINK Excel.Sheet.12 "C:\\\\a\\\\b.xlsx" "Sheet1!R1C1:R2C2" \\a \\f 0',
  'LINK Excel.Sheet.12 "C:\\\\a\\\\b.xlsx" R1C1:R2C2 \\a',
  'LINK Excel.Sheet.12 "C:\\\\a\\\\b.xlsx" Z1S1:Z20S12 \\a',
  'LINK Excel.Sheet.12 "C:\\\\a\\\\b.xlsx" R1:R2 \\a',
  'LINK Excel.Sheet.12 "C:\\\\a\\\\b.xlsx" "A1:AB1048576" \\a',
  'INCLUDETEXT "C:\\\\a\\\\b.xlsx" R1C1:R2C2',
  'INCLUDEPICTURE "/private/var/folders/a/run.png" \\d',
  'INCLUDEPICTURE "/var/a/run/b.png" \\d',
  'INCLUDEPICTURE "/Volumes/net/b.png" \\d',
  'INCLUDEPICTURE "C:\\\\a\\\\b.png" \\* MERGEFORMATINET',
  'INCLUDEPICTURE "cid:image001.png@01D0.ABC" \\* MERGEFORMATINET',
  'INCLUDEPICTURE "C:\\\\My pictures (old)\\\\me, more\\\\b.png" \\d',
  'INCLUDEPICTURE "..\\\\development\\\\me.png" \\* MERGEFORMATINET \\d',
  'INCLUDEPICTURE "file:///C:/My%20pictures/me.png" \\d',
  'INCLUDETEXT "/Users/a/My papers/cv.docx"',
  'LINK Excel.Sheet.12 "C:\\\\My papers\\\\my table.xlsx" "My sheet!R1C1:R2C2" \\a \\f 5 \\h',
  'PAGE\\* MERGEFORMAT',
  '\\PAGE \\* MERGEFORMAT',
  'SEITE \\* MERGEFORMAT',
  'DATE \\@ "d MMMM yyyy"',
  '_Ref1 \\h',
  '= SUM(ABOVE) \\# 0.00',
  'SEQ Figure',
  '',
];

const kept = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;

/** What EndNote keeps of a citation, and Word of a place in the document, since it has read it from a .doc. */
const ofEndNote = '<EndNote><Cite><Author>Rahimo</Author><URL>https://example.com</URL></Cite></EndNote>';
const serial = '795881f43b1d7f48af2c825dc4852763';
const ofPlace = Buffer.concat([Buffer.from([8]), hyperlink('_Toc1', { flags: 8 }).subarray(0, 24), Buffer.alloc(16)]);

const fieldData: Record<string, [instruction: string, data: Buffer | string]> = {
  'of EndNote': [' ADDIN EN.CITE ', Buffer.from(ofEndNote)],
  'of EndNote in lines': [
    ' ADDIN EN.CITE.DATA ',
    Buffer.from(ofEndNote)
      .toString('base64')
      .replace(/(.{76})/g, '$1\n'),
  ],
  'of EndNote that break off': ['ADDIN EN.CITE', 'PEVuZ'],
  'of a place': [' PAGEREF _Toc1 \\h ', ofPlace],
  'of a link': ['HYPERLINK "https://a.example"', Buffer.concat([Buffer.from([0]), hyperlink('https://a.example')])],
  'that are empty': ['PAGE', ''],
};

/** A key for a style, and a form field that runs a macro of a template which is gone. */
const calls = {
  'a key for a style':
    '<e:keymap xmlns:e="http://schemas.microsoft.com/office/word/2006/wordml" e:kcmPrimary="0041"><e:acd e:acdName="acd0"/></e:keymap>',
  'a form field with a macro':
    '<w:p><w:r><w:fldChar><w:ffData><w:exitMacro w:val="Total"/></w:ffData></w:fldChar></w:r></w:p>',
};

const fields: Honest[] = [
  ...Object.entries(calls).map(([what, content]) =>
    word(`with ${what}`, docxFile({ 'word/document.xml': wordDocument(content) })),
  ),
  ...Object.entries(fieldData).map(([what, [instruction, data]]) =>
    word(
      `with a field with data ${what}`,
      docxFile({ 'word/document.xml': wordDocument(fieldWithData(instruction, data)) }),
    ),
  ),
  ...instructions.flatMap((instruction) => [
    word(`with a field of ${instruction}`, docxFile({ 'word/document.xml': wordDocument(field(said(instruction))) })),
    word(
      `with a simple field of ${instruction}`,
      docxFile({ 'word/header1.xml': wordPart('hdr', simpleField(instruction.replaceAll('"', '&quot;'))) }),
    ),
  ]),
  ...Object.entries({
    'with a table of contents of links': field(
      said('TOC \\o "1-3" \\h'),
      mark('separate'),
      field(said('HYPERLINK \\l "_Toc1"'), mark('separate'), field(said('PAGEREF _Toc1 \\h'))),
    ),
    'with a formula of fields': field(said('='), field(said('PAGE')), said('-1')),
    'with fields in a condition': field(said('IF '), field(said('MERGEFIELD a')), said(' = "x" "y" "z"')),
    'with a form field': `<w:p><w:r><w:rPr><w:b/></w:rPr><w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="Name"/><w:enabled/><w:textInput><w:default w:val="x"/></w:textInput></w:ffData></w:fldChar></w:r>${said(' FORMTEXT ')}${mark('separate')}${said('x', 't')}${mark('end')}</w:p>`,
    'with a smart tag with properties in an instruction': field(
      said('HYPERLINK https://example.com'),
      '<w:smartTag><w:smartTagPr><w:attr w:name="a" w:val="b"/></w:smartTagPr></w:smartTag>',
    ),
    'with a field in a text box in the result of another': field(
      said('PAGE'),
      mark('separate'),
      `<w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent>${field(said('DATE'))}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`,
    ),
    'with a deleted field': `<w:p><w:del>${mark('begin')}</w:del><w:del>${said('DATE', 'delInstrText')}</w:del><w:del>${mark('end')}</w:del></w:p>`,
    'with a link that is deleted': `<w:p><w:del>${mark('begin')}${said('HYPERLINK "https://example.com"', 'delInstrText')}${mark('separate')}${mark('end')}</w:del></w:p>`,
    'with a link that was added': `<w:p><w:ins>${mark('begin')}${kept(' HYPERLINK ')}</w:ins><w:ins>${kept('"https://example.com" \\o "a')}</w:ins>${kept(' b: c"')}${mark('separate')}${mark('end')}</w:p>`,
    'with a link in pieces without attributes': field(said(' HYPERLINK '), said('"https://example.com" '), said('\\h')),
    'with a condition of paragraphs with changes': field(
      said('IF 1 = 1 "a'),
      '</w:p><w:p>',
      said('b'),
      '<w:del><w:r><w:delText>c</w:delText></w:r></w:del>',
      said('"'),
    ),
    'with a table of contents in a content control': `<w:sdt><w:sdtContent>${field(said('TOC \\h'))}</w:sdtContent></w:sdt>`,
    'with a link above a word': `<w:p><w:r><w:ruby><w:rt>${field(said('HYPERLINK https://example.com')).replace(/<\/?w:p>/g, '')}</w:rt></w:ruby></w:r></w:p>`,
    'with an instruction that looks different': field(
      '<w:r><w:rPr><w:b/><x:x xmlns:x="urn:x"/></w:rPr><w:lastRenderedPageBreak/><w:instrText>HYPERLINK https://example.com</w:instrText></w:r>',
      '<w:proofErr w:type="spellStart"/><w:bookmarkStart w:id="1"/>',
    ),
    'with a field in a text box': `<w:p><mc:AlternateContent><mc:Choice Requires="wps"><w:txbxContent>${field(said('PAGE'))}</w:txbxContent></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${field(said('PAGE'))}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:p>`,
    'about DDEAUTO': '<w:p><w:r><w:t>DDEAUTO c:\\\\windows\\\\cmd.exe</w:t></w:r></w:p>',
  }).map(([what, content]) => word(what, docxFile({ 'word/document.xml': wordDocument(content) }))),
];

const native = '\u0001Ole10Native';

const saying = (program: string) => ({ '\u0001CompObj': namesOfObject(program) });

/** A sign with an accent, a fraction with signs, a pile, a matrix, and sizes of all kinds. */
const everyRecord = [
  ...[0x32, 0x83, 0x61, 0, 6, 2, 0, 0x82, 0x83, 0x61, 0, 0x80, 0x80, 1, 0, 1, 0],
  ...[3, 15, 1, 0, 11, 1, 2, 0x83, 0x61, 0, 0, 0x11, 0, 4, 1, 1, 0x41, 20, 0, 0, matrix(31, 31)],
  ...[9, 101, 0, 12, 9, 100, 1, 0, 1, 9, 1, 0x84, 12, 13, 14, font('x'.repeat(31))],
];

/** Old words of an equation stand behind its end. */
const leftOver = Buffer.concat([formula([2, 0x83, 0x61, 0]), ...Array(20).fill(Buffer.of(2, 0x83, 0x62, 0))]);

const sheet = docxFile({}, { '/word/document.xml': `${office}.spreadsheetml.sheet.main+xml` });

/** All that it leaves of an object that it could not read: how that looked. */
const leftBehind = { 'ObjectPool/_1/\u0003ObjInfo': '\0\x02\x03\0' };

/** What LibreOffice adds to every object: empty streams that are called like those of a control. */
const saved = { '\u0003OCXNAME': '', contents: '' };

const objects: [string, Record<string, Buffer | string>, string?][] = [
  ['an equation', { 'Equation Native': equationStream(formula(everyRecord)) }, equationClass('02ce02')],
  ['an equation of no class', { 'Equation Native': equation('Symbol') }, '0'.repeat(32)],
  ['an equation of a Mac', { [native]: nativeData(formula([2, 0x83, 0x46], 2)) }, equationClass('02ce02')],
  ['an equation with what was there before', { 'Equation Native': equationStream(leftOver) }, equationClass('02ce02')],
  ['an equation in a font with a long name', { 'Equation Native': equation('x'.repeat(31)) }, equationClass('02ce02')],
  ['an equation of MathType', { 'Equation Native': equation('x'.repeat(99), 5) }, equationClass('02ce03')],
  ['a worksheet', { Workbook: Buffer.from([9, 8, 2, 0, 0, 6]) }, '2008020000000000c000000000000046'],
  ['a PDF', { [native]: packagedFile('certificate.pdf', pdf) }],
  ['a text with a Chinese name', { [native]: packagedFile(Buffer.from('約翰.txt').toString('latin1'), 'x') }],
  ['a picture under any words', { [native]: packagedFile('photo.jpg', shown.jpg ?? '', { label: 'My photo, v. 2' }) }],
  ['an archive of documents', { [native]: packagedFile('a.zip', zip([{ name: 'a/b.txt', data: 'x' }])) }],
  ['a document', { Package: docx }, '9b4c75f4f564404b8af4679732ac0607'],
  ['a drawing', { [native]: nativeData('BM...') }, classes.paintbrush],
  ['notes of a link to a worksheet', { '\u0003LinkInfo': '\0\0C:\\a\\b.xls\0' }, classes.link],
  ['a link to a worksheet', { '\u0001Ole': linkedObject('C:\\a\\b.xls') }, classes.link],
  ['a formula of LibreOffice', { package_stream: formulaObject() }, 'd19cd5d26a0a364dae2047817077d57c'],
  ['a chart of LibreOffice', { package_stream: chartObject() }, classes.chartOfLibreOffice],
  ['a drawing that LibreOffice has saved', { [native]: nativeData('BM...'), ...saved }, classes.msDraw],
  ['a worksheet that LibreOffice has saved', { Package: sheet, ...saved }, '3008020000000000c000000000000046'],
  ['a PDF that LibreOffice has saved', { '\u0003OCXNAME': '', CONTENTS: pdf }, classes.acrobat],
  ['a carried object', { '\u0001Ole': carriedObject() }, classes.acrobat],
  ['a carried object of another kind', { '\u0001Ole': carriedObject(8) }, classes.acrobat],
  ['a carried object of few words', { '\u0001Ole': carriedObject().subarray(0, 8) }, classes.acrobat],
  ['a carried object from this computer', { '\u0001Ole': linkedObject('C:\\a\\b.pdf', 0) }, classes.acrobat],
  ['a worksheet of no class', { Workbook: Buffer.from([9, 8, 2, 0, 0, 6]) }, '0'.repeat(32)],
  ['a chart of Graph', { Workbook: Buffer.from([9, 8, 2, 0, 0, 6]) }, '0308020000000000c000000000000046'],
  ['a slide', { 'PowerPoint Document': Buffer.alloc(8), 'Current User': '' }, '118d81649b4fcf1186ea00aa00b929e8'],
  [
    'a picture of Paintbrush with its names',
    { [native]: nativeData('BM...'), ...saying('PBrush') },
    classes.paintbrush,
  ],
  [
    'an equation with its names',
    { 'Equation Native': equation('x'), ...saying('Equation.3') },
    equationClass('02ce02'),
  ],
  ['words of WordArt', { CONTENTS: '\0\x01', ...saying('MSWordArt.2') }, 'f012020000000000c000000000000046'],
  [
    'a link with the names of its source',
    { '\u0001Ole': linkedObject('C:\\a.xls'), ...saying('Excel.Sheet.8') },
    classes.link,
  ],
];

const pictureKinds = { emz: 'image/x-emz', wmz: 'image/x-wmz', pict: 'image/pict', wdp: 'image/vnd.ms-photo' };

const pictures: Honest[] = [
  ...Object.entries(shown).map(([end, data]) =>
    word(`with a picture that is a .${end}`, docxFile({ [`word/media/a.${end}`]: data }, { [end]: kindOf(end) })),
  ),
  ...Object.entries(pictureKinds).map(([end, kind]) =>
    word(`with a part of ${kind}`, docxFile({ [`word/media/a.${end}`]: wordPictures[end] ?? '' }, { [end]: kind })),
  ),
  word(
    'with a clipping of the screen, which Word calls .tmp',
    docxFile(
      {
        'word/_rels/document.xml.rels': relationships(['image', 'media/image1.tmp']),
        'word/media/image1.tmp': shown.png ?? '',
      },
      { tmp: 'image/png' },
    ),
  ),
  word('with a JPEG called a PNG', docxFile({ 'word/media/a.png': shown.jpg ?? '' })),
  word('with an empty picture', docxFile({ 'word/media/a.png': '' })),
  word('with a font', docxFile({ 'word/fonts/a.odttf': '\x01\x02\0\x03' }, { odttf: `${office}.obfuscatedFont` })),
  word(
    'with an object of Acrobat that LibreOffice has called a PDF',
    docxFile(
      { 'word/embeddings/a.pdf': compoundFile({ CONTENTS: pdf }, { '': classes.acrobat }) },
      { pdf: 'application/pdf' },
    ),
  ),
  word(
    'with settings of a printer',
    docxFile({ 'word/a.bin': '\0\x01' }, { bin: `${office}.wordprocessingml.printerSettings` }),
  ),
  word(
    'with a drawing packed in an attribute',
    docxFile({ 'word/document.xml': wordDocument(`<v:shape o:gfxdata="${packedDrawing()}"/>`) }),
  ),
];

function kindOf(end: string): string {
  if (['ttf', 'otf'].includes(end)) return `font/${end}`;
  return ['wav', 'mp3', 'mp4', 'mov', 'webm'].includes(end) ? `video/${end}` : `image/${end}`;
}

/** As Word writes it, in lines. */
function packedDrawing(): string {
  return docxFile({ 'drs/downrev.xml': '<x/>' }).toString('base64').replace(/.{76}/g, '$&&#xA;');
}

const drawings: Record<string, string> = {
  'of Word': '<svg viewBox="0 0 96 96" xmlns="http://www.w3.org/2000/svg"><path d="M1 1" fill="#4472C4"/></svg>',
  'with a style':
    '<!-- Generator: <x> --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg xmlns="http://www.w3.org/2000/svg"><style type="text/css"><![CDATA[ .a > .b { fill: url(#a); } ]]></style></svg>',
  'of Inkscape':
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://www.inkscape.org/namespaces/inkscape" i:export-filename="C:\\a\\b.png"><metadata><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><x r:resource="http://purl.org/dc/dcmitype/StillImage"/></r:RDF></metadata><rect style="fill:url(#a);filter:url(\'#b\')"/></svg>',
  'with a picture in it':
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink"><image x:href="data:image/png;base64,AAAA"/><use x:href="#a"/><a x:href="https://example.com"/></svg>',
  'with a large picture in it': `<svg><image href="data:image/png;base64,\n ${pngOf(9000).toString('base64')}"/></svg>`,
  'with a large picture in escapes': `<svg><image href="data:image/png,${pngOf(9000).toString('hex').replace(/../g, '%$&')}"/></svg>`,
};

function pngOf(bytes: number): Buffer {
  return Buffer.concat([shown.png ?? Buffer.alloc(0), Buffer.alloc(bytes, 0xe5)]);
}

const drawn: Honest[] = Object.entries(drawings).map(([what, data]) =>
  word(`with a drawing ${what}`, docxFile({ 'word/media/a.svg': data }, { svg: 'image/svg+xml' })),
);

const utf8 = (text: string) => `\ufeff${text}`;
const wide = (text: string) => Buffer.from(utf8(text), 'utf16le');

/** What people and programs attach to a PDF. */
const attached: [name: string, data: string | Buffer][] = [
  ...Object.entries(shown)
    .filter(([end]) => !['ttf', 'otf'].includes(end))
    .map(([end, data]): [string, Buffer] => [`a.${end}`, data]),
  ...Object.entries(vocabularies),
  ['formula.xml', wide(`<?xml version="1.0" encoding="UTF-16"?>${vocabularies['mathml-1.xml']}`)],
  ['formula.mml', wide(vocabularies['mathml-1.xml']).swap16()],
  ['noend', vocabularies['mathml-1.xml']],
  ['a.u3d', wholeModel],
  ['a.csl', 'RIFF\x10\0\0\0CSL2ver '],
  ['a.csv', 'name,value\n=SUM(A1:A2),-1|2\n'],
  ['a.csv', utf8(' ,Chart\r\n#1,25\r\n')],
  ['a.txt', 'Curriculum vitae\x1a'],
  ['a.txt', wide('জীবনবৃত্তান্ত')],
  ['a.txt', Buffer.from('r\xe9sum\xe9', 'latin1')],
  ['a.txt', 'PRC and true: BM <x> are letters'],
  ['a.txt', ''],
  ['a.json', '{"a":1}'],
  ['a.tex', '$\\displaystyle A$'],
  ['a.bib', '@article{x}'],
  ['a.doc', oldWordFile('Curriculum vitae')],
  ['a.doc', docx],
  ['noend', shown.png ?? ''],
  ['noend', pdf],
  [
    'a.zip',
    zip([
      { name: 'a/', data: '', method: 0 },
      { name: 'a/b.csv', data: '1,2' },
      { name: 'CV 2.1/Dr. Rahim/a.b.txt', data: 'x' },
    ]),
  ],
  [
    'certificates.zip',
    zip([
      { name: 'Certificates (2026)/photo.JPG', data: shown.jpg ?? '' },
      { name: 'Certificates (2026)/degree.pdf', data: pdf },
      { name: 'Certificates (2026)/cv.docx', data: docx },
      { name: 'europass.xml', data: vocabularies['europass.xml'] },
    ]),
  ],
];

const presentations = honestPresentations.map(([what, file]) => portable(what, file));
const workbooks: Honest[] = honestWorkbooks.map(([what, file]) => portable(what, file));

const attaching: Honest[] = attached.map(([name, data]) =>
  portable(`with ${JSON.stringify(String(data).slice(0, 20))} attached as ${name}`, attachedPdf(name, data)),
);

const unseen: Honest[] = [
  ...Object.entries(modelsShown).map(([where, file]) => portable(`with a model ${where}`, file(wholeModel))),
  portable(
    'with a picture attached under no name',
    pdfOf(onePage('/AF [10 0 R]', { 10: '<< /Type /Filespec /EF << /F 11 0 R >> >>', 11: deflated(shown.png ?? '') })),
  ),
  portable('with a name of other code pages attached', attachedPdf('r\xe9sum\xe9 \xad.txt', 'x')),
  portable(
    'with the settings of the printer attached',
    attachedPdf('Press.joboptions', '<< /ASCII85EncodePages false >>'),
  ),
  portable('with the settings of Distiller attached as it writes them', attachedPdf('Press.joboptions', jobOptions)),
  ...['mov', 'mp4', 'm4a'].flatMap((end) =>
    Object.entries(wholeFilms).map(([what, film]) =>
      portable(`with a film ${what} attached as .${end}`, attachedPdf(`a.${end}`, film)),
    ),
  ),
  word('with a film of its own', docxFile({ 'word/media/a.mp4': wholeFilm }, { mp4: 'video/mp4' })),
  portable('with a text about drawings attached', attachedPdf('a.txt', 'AC1032 and AutoCAD Binary DXF are signs')),
  portable(
    'with a font and a picture of the name of PostScript',
    pdfOf(
      onePage('/More [<< /Font << /PS 10 0 R >> /XObject << /PS 11 0 R >> >> 12 0 R 13 0 R]', {
        10: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Name /PS >>',
        11: streamOf('', '/Type /XObject /Subtype /Form /BBox [0 0 1 1]'),
        12: streamOf('', '/Type /XObject /Subtype /Form /BBox [0 0 1 1] /PS null'),
        13: streamOf('q\nQ\n', '/Type /XObject /Subtype /Form /Subtype2 /PS /BBox [0 0 0 0] /PS 14 0 R'),
        14: streamOf(' \n%%%DocElement: DocStyle ibm8x11\n'),
      }),
    ),
  ),
  portable('with a Bengali name attached', attachedPdf('x.txt', 'x', '/Unix <feff099c09c0002e007400780074>')),
  word(
    'with an archive of files with names of any language',
    docxFile({ 'word/embeddings/a.bin': zip([{ name: 'জীবন.txt', data: 'x' }]) }, { bin: 'application/octet-stream' }),
  ),
];

/** What writers of updates leave behind: an older object of the same number, plainly or in a list. */
const updated: Honest[] = [
  portable(
    'with an older page in an object stream',
    pdfOf(onePage('', { 10: objectStream([3, '<< /Type /Page /Parent 2 0 R >>'], [11, '(Title: a)']) })),
  ),
  portable(
    'with objects behind blanks in an object stream',
    pdfOf(onePage('', { 10: objectStream([11, ' [1 2]'], [12, '\n% x\n<< /A 1 >>']) })),
  ),
  portable(
    'with a date that was changed',
    pdfOf(onePage('', { 10: '(D:20261122)' }), { between: { 10: '10 0 obj\n(D:20261121)\nendobj\n' } }),
  ),
  portable(
    'with a link that was removed',
    pdfOf(onePage('', { 10: 'null' }), {
      between: { 10: '10 0 obj\n<< /S /URI /URI (https://example.com/) >>\nendobj\n' },
    }),
  ),
];

const doubled: Honest[] = [
  portable(
    'with a title that stands twice, names and numbers like keys, and the same keys in other dictionaries',
    pdfOf(
      onePage('', {
        10: '<< /Title (/S) /Title (b) /S /S /D [/S /S 3 0 R << /S /A >>] /N << /S /B >> /P 3 0 R /K % /S\n1 >>',
      }),
    ),
  ),
];

const carrying: Honest[] = [
  ...objects.map(([what, streams, clsid = classes.package]) =>
    word(
      `with ${what} inside`,
      docxFile({ 'word/embeddings/a.bin': compoundFile(streams, { '': clsid }) }, { bin: `${office}.oleObject` }),
    ),
  ),
  ...objects.map(([what, streams, clsid = classes.package]) =>
    oldWord(
      `with ${what} inside`,
      wordFile(
        { text: 'CV' },
        Object.fromEntries(Object.entries(streams).map(([name, data]) => [`ObjectPool/_1/${name}`, data])),
        { 'ObjectPool/_1': clsid },
      ),
    ),
  ),
  word(
    'with a picture inside that was an object',
    docxFile(
      {
        'word/embeddings/a.bin': compoundFile(
          {
            ...wordStreams({ text: 'CV' }),
            'ObjectPool/_1/CONTENTS': shown.wmf ?? '',
            'ObjectPool/_1/\u0003ObjInfo': 'x',
          },
          { 'ObjectPool/_1': classes.picture },
        ),
      },
      { bin: `${office}.oleObject` },
    ),
  ),
  word(
    'with a chart and its worksheet',
    docxFile({ 'word/embeddings/a.xlsx': sheet }, { xlsx: `${office}.spreadsheetml.sheet` }),
  ),
  word(
    'with a chart and its worksheet in binary form',
    docxFile({ 'word/embeddings/a.xlsb': binaryWorkbook() }, { xlsb: binaryWorkbookType }),
  ),
  word(
    'that takes in another document',
    docxFile(
      { 'word/_rels/document.xml.rels': relationships(['aFChunk', 'b.docx']), 'word/b.docx': docx },
      { docx: `${office}.wordprocessingml.document` },
    ),
  ),
  word(
    'that takes in a part of its own',
    docxFile(
      {
        'word/document.xml': wordDocument('<w:altChunk r:id="r0"/>'),
        'word/_rels/document.xml.rels': relationships(['aFChunk', 'a.xml']),
        'word/a.xml': wordDocument('<w:p/>'),
      },
      { '/word/a.xml': `${office}.wordprocessingml.document.main+xml` },
    ),
  ),
  ...['http://www.5iantlavalamp.com/', ''].map((address) =>
    word(
      `with a kind of words that is explained at "${address}"`,
      docxFile({ 'word/settings.xml': wordPart('settings', `<w:smartTagType w:name="place" w:url="${address}"/>`) }),
    ),
  ),
];

/** As Word writes it among the tables of a document. */
const theme = zip([
  { name: '[Content_Types].xml', data: docxParts()[0]?.data ?? '' },
  {
    name: 'theme/theme/theme1.xml',
    data: '<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"/>',
  },
]);

const old: Honest[] = [
  oldWord('with free sectors of zeros', Buffer.concat([wordFile({ text: 'CV' }), Buffer.alloc(10_752)])),
  oldWord('with a line end behind it', Buffer.concat([wordFile({ text: 'CV' }), Buffer.from('\r\n')])),
  ...['\0\0\x03\0\r\0L\0i\0n\0k\0\xff\xff', 'What was in memory'].map((start) =>
    oldWord(
      `with a free sector that begins with ${JSON.stringify(start)}`,
      Buffer.concat([doc, Buffer.from(start, 'latin1'), Buffer.alloc(512 - start.length, 1)]),
    ),
  ),
  oldWord('with an object of which LibreOffice has left nothing', wordFile({ text: 'CV' }, leftBehind)),
  oldWord('with a theme', wordFile({ text: 'CV' }, { WpsCustomData: Buffer.concat([Buffer.alloc(8192), theme]) })),
  oldWord('with thirty formulas', wordFile({ text: 'CV' }, { WpsCustomData: Buffer.concat(Array(30).fill(theme)) })),
  oldWord('with a theme in pieces', wordFile({ text: 'CV' }, { WpsCustomData: theme.subarray(100) })),
  oldWord(
    'with styles of lists and no changed commands',
    wordFile({
      text: 'CV',
      tables: { 346: Buffer.from('ff40', 'hex'), 946: Buffer.from('10000000060000000100000000000c00', 'hex') },
    }),
  ),
  oldWord('of letters of one byte', wordFile({ text: 'Curriculum vitae\r' })),
  oldWord('in Bengali', wordFile({ text: 'জীবনবৃত্তান্ত\r', isWide: true })),
  oldWord('in pieces', wordFile({ text: 'Curriculum vitae\r\x13PAGE\x141\x15', cuts: [3, 10, 18] })),
  oldWord('of Word 6', oldWordFile('Curriculum vitae\r\x13PAGE\x141\x15')),
  oldWord(
    'with links',
    wordFile({
      text: '\x13TOC \\h\x14\x13 HYPERLINK \\l "_Toc1" \x01\x14One \x13PAGEREF _Toc1 \\h\x141\x15\x15\x15 \x13HYPERLINK "https://example.com" \\o "Blog: mine" \\t "_blank" \x01\x14x\x15\r',
    }),
  ),
  oldWord('with a template', wordFile({ text: 'CV', template: 'C:\\Templates\\Normal.dot' })),
  oldWord('with a template of a Mac', wordFile({ text: 'CV', template: '/Users/a/Library/Normal.dotm' })),
  oldWord('with a link', wordFile({ text: '\x13HYPERLINK "https://example.com" \x14x\x15', kinds: { 0: 88 } })),
  oldWord(
    'with a date in German',
    wordFile({ text: '\x13SPEICHERDAT \\@ "yyyy-MM-ddTHH:mm"\x14x\x15', kinds: { 0: 22 } }),
  ),
  oldWord(
    'with a property in Italian',
    wordFile({ text: '\x13PROPRIETADOC https://example.com\x14x\x15', kinds: { 0: 85 } }),
  ),
  oldWord('with a link in French', wordFile({ text: '\x13LIENHYPERTEXTE "http://x" \x14x\x15', kinds: { 0: 88 } })),
  oldWord('with a picture of its own computer', wordFile({ text: '\x13INCLUDEPICTURE "..\\\\a.png"\x15' })),
];

const { picture, name, purpose } = shapeProperties;

/** Word notes where a picture that it carries is from, and says then that the name is for nothing else. */
const carriedPicture = (from: string) =>
  shape([
    [picture, 1],
    [name, wideName(from)],
    [purpose, 2],
  ]);

const shapes: Record<string, Buffer> = {
  'a picture from a server, which it carries': carriedPicture('\\\\office\\pictures\\me.gif'),
  'a picture of its own computer': shape([
    [name, wideName('C:\\Users\\a\\me.jpg')],
    [purpose, 9],
  ]),
  'a link to a page': shape([[linkOfShape, hyperlink('https://example.com')]]),
  // Its number, a version and flags ([MS-OSHARED] 2.3.7.6).
  'a link with a serial number': shape([
    [linkOfShape, hyperlink('https://example.com', { behind: Buffer.from(serial + '00'.repeat(8), 'hex') })],
  ]),
  'a link to a file beside it': shape([[linkOfShape, hyperlink('certificates.pdf', { flags: 1 })]]),
  'a shape that is a package': shape([[packedShape, docx]]),
  'the beginning of a record in a picture': Buffer.from('0bf0ff0bf0ff'.repeat(5_000), 'hex'),
  'the beginning of a record at its end': Buffer.from('0000f30f0bf0', 'hex'),
};

const shaped: Honest[] = [
  ...Object.entries(shapes).flatMap(([what, data]) => [
    oldWord(`with ${what}`, wordFile({ text: 'CV', drawings: drawing(data) })),
    oldWord(`with ${what}, in a line`, wordFile({ text: 'CV' }, { Data: data })),
  ]),
  ...[
    'pictures\\me.bmp',
    'C:\\Users\\a\\me.tif',
    'me.gif',
    './me.gif',
    '../a/me.gif',
    '/home/a/me.gif',
    '',
    'logo.psd',
    'logo.svg',
  ].map((file) =>
    oldWord(`with a picture whose file is "${file}"`, wordFile({ text: 'CV' }, { Data: namedPicture(file) })),
  ),
  oldWord('with a link of its own', wordFile({ text: 'CV' }, { Data: hyperlink('mailto:a@example.com') })),
  oldWord(
    'with words that look like the head of a picture',
    wordFile({ text: `PDf ${'a'.repeat(31)} https://example.com`, isWide: true }),
  ),
  oldWord('with a place in its data that leads to such words as well', amongText({ Data: Buffer.alloc(200) })),
];

const png = shown.png ?? Buffer.alloc(0);

/** Metafiles as programs of Office write them. */
const metafiles: Record<string, Buffer> = {
  'of nothing': emf(),
  'with a picture': emfWith(png),
  'with a picture in pieces': emfInPieces(png),
  'with the points of a picture': emf(comment('EMF+', plusObject(5, plusBitmap(Buffer.alloc(64, 1), 0)))),
  'with a metafile': emf(comment('EMF+', plusObject(5, plusMetafile(emfWith(png))))),
  'with a brush': emf(comment('EMF+', plusObject(1, Buffer.alloc(16)))),
  'with a page of a PDF': emf(otherFormat(pdf)),
  'with an older metafile': emf(olderFormat(wmf())),
  'with a note of another program': emf(
    comment('Mine', Buffer.from('<svg> and more')),
    emfEscape(15, Buffer.from('x')),
  ),
  'that ends too early': emf().subarray(0, 100),
  'with a record that is short': emf(emfRecord(70)),
  'with records of no size': emf(
    comment('EMF+', Buffer.from(Uint32Array.from([0x4001, 0, 0]).buffer)),
    Buffer.from(Uint32Array.from([70, 0]).buffer),
  ),
  'of Windows 3 with a record of no size': wmf(Buffer.alloc(6)),
  'of Windows 3': placedWmf(wmfEscape(15, Buffer.from('MathType'))),
  'of Windows 3 with a newer one': wmf(pieceOfEmf(emfWith(png))),
};

/** Names of profiles of colours as Windows and its programs write them. */
const profiles = [
  ...['', 'sRGB Color Space Profile.icm', 'C:\\Windows\\System32\\spool\\drivers\\color\\sRGB Color Space Profile.icm'],
];

const coloured: Honest[] = profiles.flatMap((name) =>
  Object.entries(withProfile(name)).flatMap(([what, data]) => [
    word(
      `with the profile "${name}" in ${what}`,
      docxFile(
        { 'word/media/a.bmp': data },
        { bmp: data.toString('latin1', 0, 2) === 'BM' ? 'image/bmp' : 'image/x-emf' },
      ),
    ),
    oldWord(`with the profile "${name}" in ${what}`, wordFile({ text: 'CV' }, { Data: blip(data) })),
  ]),
);

/** A picture of the Mac has no sign of its own. */
const ofMac = Buffer.concat([Buffer.alloc(10), Buffer.from('1101ff0c', 'hex')]);

/** The beginning of a shape's package as WPS Office writes it. */
const ofWps = Buffer.concat([zip([]), movedArchive(docx, 22)]);

const shownInside: Honest[] = [
  ...Object.entries(metafiles).flatMap(([what, data]) => [
    word(`with a metafile ${what}`, docxFile({ 'word/media/a.emf': data }, { emf: 'image/x-emf' })),
    word(`with a packed metafile ${what}`, docxFile({ 'word/media/a.emz': gzipSync(data) }, { emz: 'image/x-emz' })),
    oldWord(`with a metafile ${what}`, wordFile({ text: 'CV' }, { Data: packedBlip(data, packedKinds.EMF) })),
  ]),
  ...Object.entries(shown).map(([end, data]) =>
    oldWord(`with a picture that is a .${end}`, wordFile({ text: 'CV' }, { Data: blip(data) })),
  ),
  ...Object.entries(packedKinds).map(([kind, where]) =>
    oldWord(`with a picture of a Mac as ${kind}`, wordFile({ text: 'CV' }, { Data: packedBlip(ofMac, where) })),
  ),
  ...Object.entries({
    'what breaks off where packed bytes would begin': blip(Buffer.from('789cffff', 'hex'), packedKinds.EMF),
    'packed bytes behind too few names': packedBlip(dosEps, { ...packedKinds.EMF, before: 66 }),
    'packed bytes that need a dictionary': blip(
      Buffer.concat([Buffer.from('78bb', 'hex'), deflateRawSync(eps)]),
      packedKinds.EMF,
    ),
    'PostScript in a record of no picture': blip(dosEps, { type: 0xf017 }),
    'PostScript in a record of another kind': blip(dosEps, { type: 0xf118 }),
    'PostScript further than it is looked for': blip(eps, { before: 66 + 21 }),
  }).map(([what, data]) => oldWord(`with ${what}`, wordFile({ text: 'CV' }, { Data: data }))),
  oldWord('with a picture of no known kind', wordFile({ text: 'CV' }, { Data: blip(Buffer.from('PIXI\0\x01')) })),
  oldWord('with a page of a PDF as a picture', wordFile({ text: 'CV' }, { Data: blip(pdf) })),
  oldWord('about drawings', wordFile({ text: 'I write <svg> and %!PS-Adobe by hand' })),
  oldWord('with the first bytes of PostScript', wordFile({ text: 'CV' }, { Data: dosEps })),
  oldWord('with a packed file', wordFile({ text: 'CV' }, { Data: gzipSync('<svg/>') })),
  word('about drawings', docxFile({ 'word/document.xml': wordDocument('<w:p><w:r><w:t>&lt;svg></w:t></w:r></w:p>') })),
  word(
    'with a shape of WPS Office',
    docxFile({ 'word/document.xml': wordDocument(`<v:shape o:gfxdata="${ofWps.toString('base64')}"/>`) }),
  ),
  oldWord('with a shape of WPS Office', wordFile({ text: 'CV' }, { Data: shape([[packedShape, ofWps]]) })),
];

const names = [
  'portfolio.app.pdf',
  'index.html.pdf',
  'logo.svg.pdf',
  'report.docm.pdf',
  'deploy.sh.pdf',
  'page.php.pdf',
  'Node.js.pdf',
  'www.example.com.pdf',
  'my "best" cv.pdf',
  'C.V. (final) – v2.0.PDF',
  `${'জীবনবৃত্তান্ত'.repeat(19)}.pdf`,
  `${'字'.repeat(251)}.pdf`,
  `${'😀'.repeat(100)}.pdf`,
  '\u200fسيرة.pdf',
];

const named: Honest[] = names.map((name) => ({ what: `a PDF named ${name}`, name, data: pdf }));

export const honest: Honest[] = [
  ...ofLibreOffice.map(([what, extension, data]) => honestFile(extension)(what, data)),
  ...withOfficeData,
  ...named,
  ...written,
  ...signing,
  ...linked,
  ...fields,
  ...pictures,
  ...drawn,
  ...attaching,
  ...workbooks,
  ...presentations,
  ...updated,
  ...unseen,
  ...doubled,
  ...carrying,
  ...old,
  ...shaped,
  ...shownInside,
  ...coloured,
];
