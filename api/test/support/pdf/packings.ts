import { deflateSync } from 'node:zlib';
import type { Packing } from './make';

/** Ways to pack the same bytes that every viewer undoes (ISO 32000-2, 7.4). */
export const packings: Record<string, Packing> = {
  'as it is': (data) => ({ data, entries: '' }),
  compressed: (data) => ({ data: deflateSync(data), entries: '/Filter /FlateDecode' }),
  'in hexadecimal digits': (data) => ({
    data: Buffer.from(`${data.toString('hex')}>`),
    entries: '/Filter /ASCIIHexDecode',
  }),
  'compressed, then in 85 characters': (data) => ({
    data: Buffer.from(ascii85(deflateSync(data))),
    entries: '/Filter [/ASCII85Decode /FlateDecode]',
  }),
  'compressed, without its checksum': (data) => ({
    data: deflateSync(data).subarray(0, -4),
    entries: '/Filter /FlateDecode',
  }),
  'as differences of lines, as in PNG': (data) => ({
    data: deflateSync(asPngRows(data, 16)),
    entries: '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 16 >>',
  }),
};

/** Ways that programs undo differently, or not at all. */
export const unclearPackings: Record<string, Packing> = {
  'compressed under the short name': (data) => ({ data: deflateSync(data), entries: '/Filter [/Fl]' }),
  'compressed, with a wrong checksum': (data) => {
    const packed = deflateSync(data);
    packed.writeUInt32BE(0xdeadbeef, packed.length - 4);
    return { data: packed, entries: '/Filter /FlateDecode' };
  },
  'in runs': (data) => ({ data: inRuns(data), entries: '/Filter /RunLengthDecode' }),
  'compressed, with a wrong checksum behind a harmless end': (data) => ({
    data: withHarmlessEnd(data, data.toString('latin1').replace('/JavaScript /JS', '/GoTo /D       ')),
    entries: '/Filter /FlateDecode',
  }),
  'compressed, with differences of lines for nothing before it': (data) => ({
    data: deflateSync(data),
    entries: '/Filter /FlateDecode /DecodeParms [null << /Predictor 12 /Columns 16 >>]',
  }),
  'as differences of lines of which the last is not whole': (data) => ({
    data: deflateSync(asPngRows(data, 16).subarray(0, -2)),
    entries: '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 16 >>',
  }),
  'in 85 characters, with a short form in the middle of others': (data) => ({
    data: Buffer.from(`!!z${ascii85(data)}`),
    entries: '/Filter /ASCII85Decode',
  }),
};

/** In bytes: libpdf unpacks in pieces of this size, and took the last one for all when the checksum was wrong. */
const pieceBytes = 65_536;

/** Two texts, packed as one with a wrong checksum. Viewers show the first. */
export function withHarmlessEnd(start: string | Buffer, end: string): Buffer {
  const filled = (text: string | Buffer) =>
    Buffer.concat([Buffer.from(text), Buffer.alloc(pieceBytes, ' ')]).subarray(0, pieceBytes);
  const packed = deflateSync(Buffer.concat([filled(start), filled(end)]));
  packed.writeUInt32BE(0xdeadbeef, packed.length - 4);
  return packed;
}

function ascii85(data: Buffer): string {
  const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
  let text = '';
  for (let at = 0; at < padded.length; at += 4) {
    let value = padded.readUInt32BE(at);
    let group = '';
    for (let digit = 0; digit < 5; digit += 1) {
      group = String.fromCharCode(33 + (value % 85)) + group;
      value = Math.floor(value / 85);
    }
    text += group;
  }
  return `${text.slice(0, text.length - (padded.length - data.length))}~>`;
}

/** Each byte less the one above it. */
function asPngRows(data: Buffer, columns: number): Buffer {
  const rows = Math.ceil(data.length / columns);
  const padded = Buffer.concat([data, Buffer.alloc(rows * columns - data.length, ' ')]);
  return Buffer.concat(
    Array.from({ length: rows }, (_, row) => {
      const line = padded.subarray(row * columns, (row + 1) * columns);
      return Buffer.from([
        2,
        ...line.map((byte, column) => byte - (row === 0 ? 0 : (padded[(row - 1) * columns + column] ?? 0))),
      ]);
    }),
  );
}

function inRuns(data: Buffer): Buffer {
  const runs: Buffer[] = [];
  for (let at = 0; at < data.length; at += 128) {
    const run = data.subarray(at, at + 128);
    runs.push(Buffer.from([run.length - 1]), run);
  }
  return Buffer.concat([...runs, Buffer.from([128])]);
}
