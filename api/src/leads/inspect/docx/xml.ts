import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { Budget } from '../budget';
import { damaged, executable, unreadable } from '../invalid-file';
import { checkBase } from '../links/link-base';
import { maxAttributes } from '../markup';
import { XmlDecoder } from './encoding';

export type Tag = SaxesTagNS;

/** Of attributes that give a namespace its prefix (Namespaces in XML, 3). */
export const declared = 'http://www.w3.org/2000/xmlns/';

/** Receives a part of XML while it is read. */
export interface XmlListener {
  open(tag: Tag): void;
  close?(): void;
  /** Whether the text that follows matters. Any other is not put together. */
  wantsText?: boolean;
  text?(text: string): void;
}

/** In bytes: as far as LibreOffice looks for a drawing, which it shows whatever the part is called. */
const drawingBytes = 2048;
const drawing = /<svg/;

/** Elements within elements. Word's own documents have fewer than fifty. */
const maxDepth = 100;

/**
 * In characters, of one comment, instruction or value: beyond any picture inside a drawing. saxes puts a comment
 * together from two characters at a time, and one of six megabytes fills the heap of its process.
 */
const maxUnbroken = 3_000_000;

/**
 * Reads a part of an Office document to its end: well-formed XML 1.0 with namespaces, in an encoding that the standard
 * allows, without a document type. Takes time and memory in proportion to its size.
 * @throws InvalidFile
 */
export async function readXml(pieces: AsyncIterable<Buffer>, listener: XmlListener, budget: Budget): Promise<void> {
  const decoder = new XmlDecoder();
  const parser = new SaxesParser({ xmlns: true, position: false });
  let depth = 0;
  let hasElements = false;
  parser.on('xmldecl', ({ version, encoding }) => {
    if (version !== '1.0' || !decoder.agrees(encoding)) throw damaged();
  });
  parser.on('doctype', () => {
    throw damaged();
  });
  let attributes = 0;
  parser.on('attribute', ({ name, value }) => {
    attributes += 1;
    if (name === 'xml:base') checkBase(value);
    if (attributes > maxAttributes) throw damaged();
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    hasElements = true;
    if (depth > maxDepth) throw damaged();
    // The deeper a name stands, the longer it takes to find what its prefix means.
    budget.takeNames((1 + attributes) * (1 + depth / 32));
    attributes = 0;
    listener.open(tag);
    listenForText();
  });
  parser.on('closetag', () => {
    depth -= 1;
    listener.close?.();
    listenForText();
  });
  const passText = (text: string) => listener.text?.(text);
  let isListening = false;
  const listenForText = () => {
    const wantsText = listener.wantsText === true;
    if (wantsText === isListening) return;
    isListening = wantsText;
    for (const event of ['text', 'cdata'] as const) {
      if (wantsText) parser.on(event, passText);
      else parser.off(event);
    }
  };
  try {
    let start = '';
    for await (const piece of pieces) {
      if (start.length < drawingBytes) {
        start += piece.toString('latin1', 0, drawingBytes);
        if (drawing.test(start)) throw executable('a drawing of the web in a part of another kind');
      }
      parser.write(decoder.decode(piece));
      if (String(Reflect.get(parser, 'text')).length > maxUnbroken) throw damaged();
    }
    parser.write(decoder.end());
    // Some drawings of Word's have an empty part of nothing but a declaration.
    if (hasElements) parser.close();
  } catch (error) {
    throw unreadable(error);
  }
}
