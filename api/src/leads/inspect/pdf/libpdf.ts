import type { PDF, PdfDict, PdfObject, PdfRef, PdfString } from '@libpdf/core';
import { damaged, locked } from '../invalid-file';
import { faultyStreams, guardStreams } from './streams';
import { type Dictionary, type Reading, resolver, type Value } from './values';

/** The package is an ES module, which this one is not. */
export const loaded = import('@libpdf/core').then(guardStreams);

export interface LenientReading extends Reading {
  /** Whether everything that belongs to the document is there: at least a page, and something behind each reference. */
  isWhole(): boolean;
  isEncrypted: boolean;
  /** What stands under a number, decrypted, whether or not the document leads to it. */
  valueAt(number: number, generation: number): Value;
}

/**
 * The document as programs see it that show whatever can be shown: libpdf mends what is wrong, and looks for objects
 * from the first byte to the last where the cross-reference leads nowhere.
 * @returns undefined when nothing can be shown
 * @throws InvalidFile for a document with a password
 */
export async function readLeniently(file: Uint8Array): Promise<LenientReading | undefined> {
  const { PdfRef } = await loaded;
  const before = faultyStreams();
  const first = await unlocked(file);
  const pdf = first === null ? await unlocked(withSignedPermissions(file)) : first;
  if (pdf === null) throw locked();
  const reading = pdf && new Lenient(pdf, PdfRef.of);
  if (faultyStreams() > before) throw damaged();
  return reading;
}

/** Undefined when nothing can be shown, and null when it asks for a password. */
async function unlocked(file: Uint8Array): Promise<PDF | undefined | null> {
  const { PDF } = await loaded;
  const pdf = await PDF.load(file).catch(() => undefined);
  return pdf?.isEncrypted && !pdf.isAuthenticated ? null : pdf;
}

/**
 * pypdf writes what a reader may do (ISO 32000-2, table 22) without a sign, and libpdf compares it with a number that
 * has one, so that it takes the empty password for a wrong one.
 */
function withSignedPermissions(file: Uint8Array): Uint8Array {
  const text = Buffer.from(file).toString('latin1');
  const signed = text.replace(/(?<=\/P )[234]\d{9}(?=[\s/>])/g, (number) => {
    return String(Number(number) | 0).padEnd(number.length);
  });
  return Buffer.from(signed, 'latin1');
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

class Lenient implements LenientReading {
  /** What belongs to the document, by its reference; undefined for what is missing or cannot be read. */
  private readonly known = new Map<string, Value | undefined>();
  private readonly open: PdfRef[] = [];
  readonly resolve = resolver((reference) => this.known.get(reference));

  constructor(
    private readonly pdf: PDF,
    private readonly refer: (number: number, generation: number) => PdfRef,
  ) {
    this.known.set('catalogue', this.valueOf(pdf.getCatalog()));
    this.follow();
  }

  get objects(): Value[] {
    return [...this.known.values()].filter((value) => value !== undefined);
  }

  get isEncrypted(): boolean {
    return this.pdf.isEncrypted;
  }

  isWhole(): boolean {
    return this.pdf.getPageCount() > 0 && ![...this.known.values()].includes(undefined);
  }

  valueAt(number: number, generation: number): Value {
    const reference = this.referenceTo(this.refer(number, generation));
    this.follow();
    return this.resolve(reference);
  }

  private follow(): void {
    for (let next = this.open.pop(); next; next = this.open.pop()) {
      const object = this.pdf.getObject(next);
      this.known.set(String(next), object ? this.valueOf(object) : undefined);
    }
  }

  private valueOf(object: PdfObject): Value {
    if (object.type === 'ref') return this.referenceTo(object);
    if (object.type === 'name') return `/${object.value}`;
    if (object.type === 'string') return `u:${textIn(object)}`;
    if (object.type === 'array') return [...object].map((item) => this.valueOf(item));
    if ('getDecodedData' in object) {
      return { stream: { dict: this.dictionaryOf(object), data: () => object.getDecodedData(), raw: object.data } };
    }
    if (object.type === 'number' || object.type === 'bool') return object.value;
    return object.type === 'dict' || object.type === 'stream' ? this.dictionaryOf(object) : null;
  }

  private dictionaryOf(dictionary: PdfDict): Dictionary {
    const entries = [...dictionary];
    const isSignature = entries.some(([key]) => key.value === 'ByteRange');
    return Object.fromEntries(
      entries.map(([key, value]) => {
        // No text, whatever bytes it begins with.
        const isSigned = isSignature && key.value === 'Contents' && value.type === 'string';
        return [`/${key.value}`, isSigned ? bytesIn(value) : this.valueOf(value)];
      }),
    );
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

function bytesIn(string: PdfString): string {
  return `b:${Buffer.from(string.bytes).toString('hex')}`;
}

/** Behind the marks of UTF-8 (ISO 32000-2, 7.9.2.2) and of UTF-16 the other way round, which libpdf does not know. */
function textIn(string: PdfString): string {
  const bytes = Buffer.from(string.bytes);
  if (bytes.toString('hex', 0, 3) === 'efbbbf') return bytes.toString('utf8', 3);
  if (bytes.toString('hex', 0, 2) === 'fffe') return bytes.toString('utf16le', 2);
  return string.asString();
}
