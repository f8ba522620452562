import { damaged, elsewhere } from '../invalid-file';
import { checkAddress } from '../links/link';
import { isLocalPath } from '../links/local-path';
import { untilZero } from '../text';
import { headBytes, type PlacedRecord, recordsAnywhere } from './records';

/** A link ([MS-PPT] 2.10.16), which holds what it is called and where it leads. */
const hyperlink = 0x0fd7;

/**
 * Films and sounds in files of their own: films of all kinds, MIDI and waves ([MS-PPT] 2.10.5 and others). They may be
 * played when their slide is shown.
 */
const media = [0x1005, 0x1006, 0x1007, 0x100d, 0x100f, 0x1010];

const text = 0x0fba;

/** Instance of a text that says what a link is called ([MS-PPT] 2.10.18). */
const called = 0;

/**
 * Links of a presentation and files that it plays: a link must be a good one, and a file one of the same computer.
 * @throws InvalidFile
 */
export function checkOutside(stream: Buffer): void {
  const texts = new Texts(stream);
  for (const record of recordsAnywhere(stream, hyperlink)) targetsIn(texts.in(record)).forEach(checkAddress);
  for (const type of media) {
    for (const record of recordsAnywhere(stream, type)) {
      if (texts.in(record).some((path) => !isLocalPath(path.value))) throw elsewhere();
    }
  }
}

interface Text {
  instance: number;
  value: string;
}

/** A link that has only one text leads there; otherwise programs go by the number of each, or the second one. */
function targetsIn(texts: readonly Text[]): string[] {
  const [first, ...others] = texts;
  if (!first) return [];
  const isCalled = first.instance === called && others.length > 0;
  return [...(isCalled ? [] : [first]), ...others].map(({ value }) => value);
}

class Texts {
  /** In bytes. No honest records share theirs, but for films in what plays them. */
  private left: number;

  constructor(private readonly stream: Buffer) {
    this.left = stream.length;
  }

  /** Those that stand directly in a record, also where the last one is longer than that. @throws InvalidFile */
  in({ start, data }: PlacedRecord): Text[] {
    const found: Text[] = [];
    const end = start + data.length;
    for (let at = start; at + headBytes <= end; ) {
      const next = at + headBytes + this.stream.readUInt32LE(at + 4);
      const isText = this.stream.readUInt16LE(at + 2) === text;
      const bytes = isText ? this.stream.subarray(at + headBytes, next) : Buffer.alloc(0);
      this.left -= 1 + bytes.length;
      if (this.left < 0) throw damaged();
      if (isText) {
        found.push({ instance: this.stream.readUInt16LE(at) >> 4, value: untilZero(bytes.toString('utf16le')) });
      }
      at = next;
    }
    return found;
  }
}
