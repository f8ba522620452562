import type { PDF, PdfDict, PdfObject, PdfRef } from '@libpdf/core';
import { damaged, locked } from '../unfit';
import { faultyStreams, guardStreams } from './streams';
import { type Dictionary, type Reading, resolver, type Value } from './values';

/** The package is an ES module, which this one is not. */
export const loaded = import('@libpdf/core').then(guardStreams);

export interface LenientReading extends Reading {
  /** Whether everything that belongs to the document is there: at least a page, and something behind each reference. */
  isWhole(): boolean;
}

/**
 * The document as programs see it that show whatever can be shown: libpdf mends what is wrong, and looks for objects
 * from the first byte to the last where the cross-reference leads nowhere.
 * @returns undefined when nothing can be shown
 * @throws Unfit for a document with a password
 */
export async function readLeniently(file: Uint8Array): Promise<LenientReading | undefined> {
  const { PDF } = await loaded;
  const before = faultyStreams();
  const pdf = await PDF.load(file).catch(() => undefined);
  if (pdf?.isEncrypted && !pdf.isAuthenticated) throw locked();
  const reading = pdf && new Lenient(pdf);
  if (faultyStreams() > before) throw damaged();
  return reading;
}

/**
 * The document as programs see it that do not trust its cross-reference, and look for objects from the first byte to
 * the last. Of two that have the same number they take the last one.
 */
export function readWithoutReference(file: Uint8Array): Promise<LenientReading | undefined> {
  const copy = Buffer.from(file);
  for (let at = copy.indexOf(mark); at >= 0; at = copy.indexOf(mark, at)) copy.fill(' ', at, at + mark.length);
  return readLeniently(copy);
}

/** Before the place of the cross-reference. */
const mark = 'startxref';

/**
 * Each of those objects of which two have the same number, whichever a program takes: the cross-reference lists one, a
 * second one at the start of a file for the web may list another.
 * @returns undefined when every number stands for one object, as in all documents that nobody has changed
 */
export function readRepeated(file: Buffer): Promise<LenientReading | undefined> {
  const copies = repeatedObjects(file.toString('latin1'));
  if (copies.length === 0) return Promise.resolve(undefined);
  const references = copies.map((_, index) => `${freeNumber + index} 0 R`).join(' ');
  const catalogue = `${freeNumber - 1} 0 obj\n<< /Type /Catalog /Repeated [${references}] >>\nendobj\n`;
  const objects = copies.map((copy, index) => `${freeNumber + index} 0 obj ${copy}\n`);
  return readWithoutReference(Buffer.concat([Buffer.from(catalogue), file, Buffer.from(objects.join(''), 'latin1')]));
}

/** Above the numbers that any program allows for an object. */
const freeNumber = 9_000_000;

const heading = /(?<!\d)(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+obj(?![A-Za-z])/g;

/** Their text, each as far as the heading of the next object. */
function repeatedObjects(text: string): string[] {
  const found = [...text.matchAll(heading)];
  const counts = new Map<number, number>();
  for (const [, number] of found) counts.set(Number(number), (counts.get(Number(number)) ?? 0) + 1);
  return found.flatMap(({ 0: whole, 1: number, index }, place) => {
    if (counts.get(Number(number)) === 1) return [];
    return [text.slice(index + whole.length, found[place + 1]?.index)];
  });
}

class Lenient implements LenientReading {
  /** What belongs to the document, by its reference; undefined for what is missing or cannot be read. */
  private readonly known = new Map<string, Value | undefined>();
  private readonly open: PdfRef[] = [];
  readonly resolve = resolver((reference) => this.known.get(reference));

  constructor(private readonly pdf: PDF) {
    this.known.set('catalogue', this.valueOf(pdf.getCatalog()));
    for (let next = this.open.pop(); next; next = this.open.pop()) {
      const object = pdf.getObject(next);
      this.known.set(String(next), object ? this.valueOf(object) : undefined);
    }
  }

  get objects(): Value[] {
    return [...this.known.values()].filter((value) => value !== undefined);
  }

  isWhole(): boolean {
    return this.pdf.getPageCount() > 0 && ![...this.known.values()].includes(undefined);
  }

  private valueOf(object: PdfObject): Value {
    if (object.type === 'ref') return this.referenceTo(object);
    if (object.type === 'name') return `/${object.value}`;
    if (object.type === 'string') return `u:${object.asString()}`;
    if (object.type === 'array') return [...object].map((item) => this.valueOf(item));
    if ('getDecodedData' in object) {
      return { stream: { dict: this.dictionaryOf(object), data: () => object.getDecodedData() } };
    }
    if (object.type === 'number' || object.type === 'bool') return object.value;
    return object.type === 'dict' || object.type === 'stream' ? this.dictionaryOf(object) : null;
  }

  private dictionaryOf(dictionary: PdfDict): Dictionary {
    return Object.fromEntries([...dictionary].map(([key, value]) => [`/${key.value}`, this.valueOf(value)]));
  }

  private referenceTo(reference: PdfRef): string {
    const name = String(reference);
    if (!this.known.has(name)) {
      this.known.set(name, undefined);
      this.open.push(reference);
    }
    return name;
  }
}
