import { TextDecoder } from 'node:util';
import { damaged } from '../invalid-file';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** Names in an XML declaration under which each encoding goes. Word reads no others: ECMA-376, part 2, 6.2.5. */
const names: Record<Encoding, readonly string[]> = {
  'utf-8': ['utf-8', 'utf8'],
  'utf-16le': ['utf-16', 'utf-16le'],
  'utf-16be': ['utf-16', 'utf-16be'],
};

/** Turns pieces of a part of XML into text, by its byte order mark or else by how "<" stands at its beginning. */
export class XmlDecoder {
  private decoder: TextDecoder | undefined;
  private encoding: Encoding = 'utf-8';
  private start = Buffer.alloc(0);

  /** @throws InvalidFile for bytes that the encoding does not have */
  decode(piece: Buffer): string {
    if (this.decoder) return this.text(piece);
    this.start = Buffer.concat([this.start, piece]);
    return this.start.length < 4 ? '' : this.begin();
  }

  /** @throws InvalidFile when the last letter is incomplete */
  end(): string {
    const rest = this.decoder ? '' : this.begin();
    return rest + this.text();
  }

  /** Whether an XML declaration may name the encoding so. */
  agrees(name: string | undefined): boolean {
    return name === undefined || names[this.encoding].includes(name.toLowerCase());
  }

  private begin(): string {
    const [first, second] = this.start;
    if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) this.encoding = 'utf-16le';
    if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) this.encoding = 'utf-16be';
    this.decoder = new TextDecoder(this.encoding, { fatal: true });
    return this.text(this.start);
  }

  private text(piece?: Buffer): string {
    try {
      return this.decoder?.decode(piece, { stream: piece !== undefined }) ?? '';
    } catch {
      throw damaged();
    }
  }
}
