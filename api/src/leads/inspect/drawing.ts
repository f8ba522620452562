import { isShownData } from './links/data-address';

/** Addresses of namespaces whose elements a browser draws, and draws with styles. */
const drawn = /^http:\/\/www\.w3\.org\/(?:2000\/svg|1998\/math\/mathml)$/i;

/**
 * Those of elements that run in a browser, of whole documents in XML, which Office and its imitators open, and of parts
 * of those, which a program may read in the place of a drawing, whatever the document says of its kind.
 */
const foreign = [
  /^http:\/\/www\.w3\.org\/1999\/xhtml$/i,
  /schemas\.microsoft\.com\/office\/(?:word\/|drawing\/|2006\/)|^urn:schemas-microsoft-com:(?:office:|vml)/i,
  /^http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml|schemas\.microsoft\.com\/visio)\//i,
  // Of LibreOffice, to which any word does for `opendocument`, and of its forerunner.
  /^urn:oasis:names:tc:[^:]*:xmlns:|^http:\/\/openoffice\.org\//i,
];

/** Attributes with an address. */
const addresses = new Set(['href', 'src', 'usehref']);

/** Attributes that are read as styles. */
const styles = new Set(
  'style fill stroke filter mask clip-path cursor marker marker-start marker-mid marker-end'.split(' '),
);

/**
 * What a drawing may have in it instead of an address elsewhere: a part of itself, a font, or a picture that is no
 * drawing.
 */
const isHere = /^\s*(?:#|$)/;
const isHereInStyle = /^[\s"']*(?:#|data:(?:application\/(?:x-)?)?font)/i;

/**
 * What of a page in XML runs or fetches something beside its elements: namespaces, addresses and styles. Drawings (SVG)
 * fetch what others only link to, and a style may be in any attribute that has a colour.
 */
export class Drawing {
  private isDrawn = false;
  private style = '';

  /** Elements that are open from the style on that the current text belongs to. */
  private styleDepth = 0;

  /** Whether an element of this name, in lower case and without prefix, brings such a thing with its attributes. */
  isActiveElement(name: string, attributes: Readonly<Record<string, string>>): boolean {
    if (this.styleDepth > 0 || name === 'style') this.styleDepth += 1;
    const all = Object.entries(attributes);
    const namespaces = all.filter(([key]) => key === 'xmlns' || key.startsWith('xmlns:')).map(([, value]) => value);
    if (namespaces.some(isForeign)) return true;
    this.isDrawn ||= name === 'svg' || namespaces.some((namespace) => drawn.test(namespace.trim()));
    return this.isDrawn && all.some(([key, value]) => isActiveAttribute(name, key.toLowerCase(), value));
  }

  /** Pieces of a style may have comments and elements between them. */
  hear(text: string): void {
    if (this.styleDepth > 0) this.style += text;
  }

  /** Whether the element that ends here was a style that fetches something. */
  isActiveEnd(): boolean {
    if (this.styleDepth === 0) return false;
    this.styleDepth -= 1;
    if (this.styleDepth > 0) return false;
    const { style } = this;
    this.style = '';
    return this.isDrawn && isActiveStyle(style);
  }
}

function isForeign(namespace: string): boolean {
  return foreign.some((one) => one.test(namespace.trim()));
}

function isActiveAttribute(element: string, key: string, value: string): boolean {
  if (key === 'xml:base') return true;
  if (styles.has(key) && isActiveStyle(value)) return true;
  const name = key.slice(key.indexOf(':') + 1);
  // A reader clicks on these, and where they lead is judged as any link's.
  return addresses.has(name) && element !== 'a' && !isHere.test(value) && !isShownData(value);
}

/**
 * Whether a page is nothing but a style sheet that fetches nothing, which LaTeX attaches. Of any other page browsers
 * make what they like: no reader of XML sees the elements that they see.
 */
export function isStyleSheet(data: Buffer): boolean {
  const [, style] = /^\s*<style>([^<]*)<\/style>\s*$/.exec(data.toString('latin1')) ?? [];
  return style !== undefined && !isActiveStyle(style);
}

/** A backslash may stand for any letter of a word that would be looked for. */
function isActiveStyle(style: string): boolean {
  if (/\\|@import|-moz-binding|behavior\s*:|expression\s*\(|image-set\(|\b(?:src|image)\(/i.test(style)) return true;
  return style
    .split(/url\(/i)
    .slice(1)
    .some((address) => !isHereInStyle.test(address) && !isShownData(address.replace(/^[\s"']+/, '')));
}
