import { damaged } from './invalid-file';

/**
 * Reads numbers and texts of a binary structure one behind the other. Every method throws InvalidFile behind its end.
 */
export class Reader {
  private at = 0;

  constructor(private readonly data: Buffer) {}

  /** In bytes. */
  get left(): number {
    return this.data.length - this.at;
  }

  u8(): number {
    return this.bytes(1).readUInt8();
  }

  u16(): number {
    return this.bytes(2).readUInt16LE();
  }

  u32(): number {
    return this.bytes(4).readUInt32LE();
  }

  /** Never goes back: a size that is less than the head it counts would read the same again and again. */
  bytes(length: number): Buffer {
    const end = this.at + length;
    if (length < 0 || end > this.data.length) throw damaged();
    const found = this.data.subarray(this.at, end);
    this.at = end;
    return found;
  }

  /**
   * In a code page that the file does not name; the letters of file extensions are the same in all of them. Ends with a
   * zero.
   */
  ansi(): string {
    const end = this.data.indexOf(0, this.at);
    if (end < 0) throw damaged();
    const text = this.bytes(end - this.at).toString('latin1');
    this.at = end + 1;
    return text;
  }

  utf16(characters: number): string {
    return this.bytes(characters * 2).toString('utf16le');
  }
}
