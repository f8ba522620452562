import { damaged } from '../invalid-file';

export interface BinaryRecord {
  type: number;
  data: Buffer;
}

/** In bytes of seven bits each, the lowest first; the eighth bit says that another one follows. */
const longestType = 2;
const longestSize = 4;

/** All records of a part of a workbook in binary form ([MS-XLSB] 2.1.4), which must end where the part ends. */
export class BinaryRecords {
  private at = 0;

  constructor(private readonly part: Buffer) {}

  /** @throws InvalidFile where programs could take the rest of the part in different ways */
  *all(): Generator<BinaryRecord> {
    while (this.at < this.part.length) {
      const type = this.number(longestType);
      const size = this.number(longestSize);
      const end = this.at + size;
      if (end > this.part.length) throw damaged();
      const data = this.part.subarray(this.at, end);
      this.at = end;
      yield { type, data };
    }
  }

  private number(longest: number): number {
    let number = 0;
    for (let index = 0; index < longest; index += 1) {
      const byte = this.part[this.at];
      if (byte === undefined) break;
      this.at += 1;
      number += (byte & 0x7f) * 2 ** (7 * index);
      if (byte < 0x80) return number;
    }
    throw damaged();
  }
}
