import { executable } from './invalid-file';
import { extensionOf } from './path-names';
import { decoded } from './text';

/**
 * Files with links, sources of data or orders that no reader of ours sees: drawings of Visio, AutoCAD (also as text)
 * and CorelDRAW, whatever Publisher and Project make, pages in XPS, films of Windows Media, which may order an address
 * to be opened, and texts whose links their programs follow. A CV needs none of them, so they are refused, old and new,
 * whoever carries them.
 */
const ends = new Set(
  (
    'vsd vss vst vdw vdx vsx vtx vsdx vssx vstx mpp mpt pub xps oxps vcf md markdown ' +
    'dwg dwt dws dxf dxb dwf dwfx cdr cdt cdx cmx asf wma wmv wm dvr-ms'
  ).split(' '),
);

/** What packages call their parts, and documents such a file. */
const types =
  /[./-](?:visio|(?:ms)?publisher|(?:ms-?)?project|xps|dwg|dxf|autocad|acad|corel-?draw|cdr|cmx|(?:ms-)?(?:asf|wm[av]?))(?:[.+-]|$)/;

/** First bytes in Latin-1, as far as they have any: of Windows Media, AutoCAD, and CorelDRAW (RIFF). */
const starts = /^(?:0&\xb2u\x8ef\xcf.\xa6\xd9|AC[12][\d.]|AutoCAD Binary DXF|RIF[FX].{4}(?:CDR|cdr|CMX))/s;

/** In bytes. */
const longestStart = 20;

/** @throws InvalidFile for a name that such a file has */
export function checkUnreadName(name: string): void {
  if (ends.has(extensionOf(name))) throw unread();
}

/** @param type in lower case. @throws InvalidFile for a media type of such a file or of a part of one */
export function checkUnreadType(type: string): void {
  if (types.test(type)) throw unread();
}

/** Whether what begins so is one, whatever it is called: their programs open it by its first bytes. */
export function isUnreadStart(data: Buffer): boolean {
  return starts.test(data.toString('latin1', 0, longestStart));
}

export function unread() {
  return executable(
    'a file of a kind whose links cannot be checked (Visio, Publisher, Project, AutoCAD, CorelDRAW, Windows Media, XPS, vCard, Markdown, DocBook or OpenOffice 1, or a film that is in another file)',
  );
}

/**
 * By which LibreOffice knows a document in XML, whatever it is called (`doctype:` in its registry): of DocBook, Excel,
 * OpenDocument, ADO, UOF and Word. It reads on as far as 4,000 bytes; shorter ones are looked for no further, since a
 * picture as text may have them.
 */
const inXml = /DocBook|Workbook|office:mimetype|urn:schemas-microsoft-com:rowset|\buof[:.]|wordDocument/i;
const shortInXml = /pwi/;

/** In letters. */
const far = 16_384;
const near = 4_096;

/** Whether XML is a document of a program whose addresses no reader of ours knows. */
export function isUnreadMarkup(data: Buffer): boolean {
  const start = decoded(data.subarray(0, 2 * far));
  return inXml.test(start.slice(0, far)) || shortInXml.test(start.slice(0, near));
}
