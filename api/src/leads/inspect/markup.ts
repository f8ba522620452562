import { SaxesParser } from 'saxes';
import { isShownData } from './links/data-address';
import { destinationOf, problemWithLink } from './links/link';
import { isFixedBase } from './links/link-base';

/** Elements that run something, by their names without prefix and in lower case. */
export const activeElements = {
  xfa: new Set([
    ...['script', 'submit', 'execute', 'signdata', 'exobject', 'stylesheet'],
    // Connections to servers and databases: of a connectionSet only those to XML and schemas on the same computer stay.
    ...['wsdlconnection', 'wsdladdress', 'soapaddress', 'connectstring', 'query'],
  ]),
  page: new Set([
    ...['script', 'iframe', 'frame', 'object', 'embed', 'applet', 'base', 'form', 'meta', 'link', 'foreignobject'],
    ...['handler', 'listener', 'set', 'animate', 'animatetransform', 'animatemotion', 'animatecolor'],
  ]),
};

/** Judges what XML of one kind may do beside its elements; their names are in lower case and without prefix. */
export interface MarkupJudge {
  isActiveElement(name: string, attributes: Readonly<Record<string, string>>): boolean;
  hear(text: string): void;
  isActiveEnd(): boolean;
}

/** Attributes that hold an address. */
const addresses = new Set(['href', 'src', 'usehref']);

/** Encodings whose letters of ASCII are those of ASCII, as an XML declaration names them. */
const encodings = /^(?:utf-?8|utf-16(?:le|be)?|us-ascii|ascii|iso-8859-\d{1,2}|windows-125\d)$/i;

/** In characters: of one comment, instruction or value, as in parts of Word. */
const maxUnbroken = 3_000_000;
const pieceCharacters = 65_536;

/** Elements within elements. */
const maxDepth = 256;

/** Of one element, in any XML: Word's own have fewer than forty. */
export const maxAttributes = 256;

/**
 * Whether XML may run something: an element of these, a handler of events, an address that is no web page, or an order
 * to another program; also when it cannot be read to its end.
 * @param judge of what else files of its kind may bring
 */
export function isActiveMarkup(data: Uint8Array, active: ReadonlySet<string>, judge?: MarkupJudge): boolean {
  let found = false;
  const text = decoded(data);
  if (text === undefined) return true;
  // Pieces of pages have no declaration, and only a whole document may have one, of either kind.
  const isWhole = text.startsWith('<?xml') || text.slice(0, pieceCharacters).includes('<!DOCTYPE');
  const parser = new SaxesParser<{ xmlns: false; fragment: boolean }>({
    xmlns: false,
    fragment: !isWhole,
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('xmldecl', ({ encoding }) => (found ||= encoding !== undefined && !encodings.test(encoding)));
  let depth = 0;
  let count = 0;
  parser.on('attribute', () => {
    count += 1;
    if (count > maxAttributes) parser.fail('Too many attributes.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    count = 0;
    found ||= depth > maxDepth || active.has(plain(name)) || Object.entries(attributes).some(isActiveAttribute);
    found ||= judge?.isActiveElement(plain(name), attributes) ?? false;
  });
  if (judge) for (const event of ['text', 'cdata'] as const) parser.on(event, (heard) => judge.hear(heard));
  parser.on('closetag', () => {
    depth -= 1;
    found ||= judge?.isActiveEnd() ?? false;
  });
  parser.on('doctype', (declaration) => (found ||= isActiveDeclaration(declaration)));
  parser.on('processinginstruction', ({ target }) => (found ||= /^(?:xml-stylesheet$|mso-|php)/i.test(target)));
  try {
    for (let at = 0; at < text.length && !found; at += pieceCharacters) {
      parser.write(text.slice(at, at + pieceCharacters));
      if (String(Reflect.get(parser, 'text')).length > maxUnbroken) return true;
    }
    if (!found) parser.close();
    return found;
  } catch {
    return true;
  }
}

/** Entities may stand for anything, and a reader may fetch what a declaration names: only the W3C's own are known. */
function isActiveDeclaration(declaration: string): boolean {
  const addresses = declaration.split(/["']/).filter((_, index) => index % 2 === 1);
  const isForeign = (address: string) =>
    !/^http:\/\/www\.w3\.org\//.test(address) && destinationOf(address) !== 'computer';
  return /[[<]/.test(declaration) || addresses.some(isForeign);
}

function isActiveAttribute([name, value]: [string, string]): boolean {
  if (/^on/.test(plain(name))) return true;
  if (name === 'xml:base') return !isFixedBase(value);
  return addresses.has(plain(name)) && !isShownData(value) && problemWithLink(value) !== undefined;
}

function plain(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

/** XML without a mark is UTF-8; undefined for bytes that are none. */
function decoded(data: Uint8Array): string | undefined {
  const [first, second] = data;
  const wide = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff && 'utf-16be';
  try {
    return new TextDecoder(wide || 'utf-8', { fatal: true }).decode(data);
  } catch {
    return undefined;
  }
}
