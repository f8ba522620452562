const vocabularies: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['office', 'style', 'text', 'table', 'meta', 'chart', 'form', 'script', 'presentation'].map((name) => [name, name]),
  ),
  draw: 'drawing',
  fo: 'xsl-fo-compatible',
  svg: 'svg-compatible',
  number: 'datastyle',
};

const namespaces = [
  ...Object.entries(vocabularies).map(
    ([prefix, name]) => `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  ),
  'xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2"',
  'xmlns:ooow="http://openoffice.org/2004/writer"',
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:math="http://www.w3.org/1998/Math/MathML"',
].join(' ');

/** What a document of LibreOffice shows. */
export type Kind = 'text' | 'spreadsheet' | 'drawing' | 'presentation' | 'chart' | 'formula';

const types: Readonly<Record<Kind, string>> = {
  text: 'text',
  spreadsheet: 'spreadsheet',
  drawing: 'graphics',
  presentation: 'presentation',
  chart: 'chart',
  formula: 'formula',
};

/**
 * In characters: as far as LibreOffice looks for what a file is, by any kind of document that is named there, be it
 * that of one within this one.
 */
const looked = 4096;

/** A text as a file. Without its first line, LibreOffice would take the markup for words. */
export function text(content: string, before = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${flat('text', content, `<!--${' '.repeat(looked)}-->${before}`)}`;
}

/** A text of this one paragraph. */
export function paragraph(content: string): string {
  return text(`<text:p>${content}</text:p>`);
}

/** A whole document in one part of XML (Flat OpenDocument), with what stands before its body. */
export function flat(kind: Kind, content: string, before = ''): string {
  const body = kind === 'formula' ? content : `<office:${kind}>${content}</office:${kind}>`;
  return (
    `<office:document ${namespaces} office:version="1.3" ` +
    `office:mimetype="application/vnd.oasis.opendocument.${types[kind]}">${before}<office:automatic-styles/><office:body>${body}</office:body>` +
    '</office:document>'
  );
}

/** A value of an attribute. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
