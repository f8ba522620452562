import { SaxesParser } from 'saxes';
import { problemWithLink } from './link';

/** Elements that run something, by their names without prefix and in lower case. */
export const activeElements = {
  xfa: new Set(['script', 'submit', 'execute', 'wsdlconnection']),
  page: new Set([
    ...['script', 'iframe', 'frame', 'object', 'embed', 'applet', 'base', 'form', 'meta', 'link', 'foreignobject'],
    ...['handler', 'listener', 'set', 'animate', 'animatetransform', 'animatemotion'],
  ]),
};

/** Attributes that hold an address. */
const addresses = new Set(['href', 'src', 'usehref']);

/**
 * Whether XML may run something: an element of these, a handler of events or an
 * address that is no web page; also when it cannot be read to its end.
 */
export function isActiveMarkup(data: Uint8Array, active: ReadonlySet<string>): boolean {
  let found = false;
  const text = decoded(data);
  if (text === undefined) return true;
  // Pieces of pages have no declaration, and only a whole document may have one.
  const parser = new SaxesParser({ fragment: !text.startsWith('<?xml') });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    found ||= active.has(plain(name)) || Object.entries(attributes).some(isActiveAttribute);
  });
  // HTML ends what is no element at the first ">", and what follows could be a script there.
  for (const event of ['comment', 'cdata'] as const) parser.on(event, (inside) => (found ||= /[<>]/.test(inside)));
  parser.on('doctype', (declaration) => (found ||= /[[<]/.test(declaration)));
  parser.on('processinginstruction', ({ target, body }) => {
    found ||= target.toLowerCase() === 'xml-stylesheet' || /[<>]/.test(body);
  });
  try {
    parser.write(text).close();
    return found;
  } catch {
    return true;
  }
}

/**
 * Whether a page is nothing but a style sheet, which LaTeX attaches. Of any other page browsers make what they like: no
 * reader of XML sees the elements that they see.
 */
export function isStyleSheet(data: Buffer): boolean {
  return /^\s*<style>[^<]*<\/style>\s*$/.test(data.toString('latin1'));
}

function isActiveAttribute([name, value]: [string, string]): boolean {
  return /^on/.test(plain(name)) || (addresses.has(plain(name)) && problemWithLink(value) !== undefined);
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
