import { createCipheriv } from 'node:crypto';

/** Enough for the largest file; cut up, not made anew, because making megabytes costs more than sending them. */
const filling = incompressible(5 * 1024 * 1024);

/**
 * A valid PDF of one empty page, of exactly this many bytes. The `mark` makes it different from all others; the rest is
 * a stream that cannot be compressed, like the scanned pages of a CV.
 */
export function pdfOfSize(bytes: number, mark: string): Buffer {
  const head = `%PDF-1.7\n% ${mark}\n`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  // Lengths are written with fixed width, so that the size of everything but the filling is known beforehand.
  const frame = assemble(head, objects, Buffer.alloc(0)).length;
  if (bytes < frame) throw new Error(`A PDF needs at least ${frame} bytes.`);
  return assemble(head, objects, filling.subarray(0, bytes - frame));
}

/** The same in every run, so that a seed gives the same files. */
function incompressible(bytes: number): Buffer {
  return createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(bytes));
}

function assemble(head: string, objects: readonly string[], stream: Buffer): Buffer {
  const pieces: Buffer[] = [Buffer.from(head)];
  const offsets: number[] = [];
  let position = head.length;
  const add = (piece: Buffer) => {
    pieces.push(piece);
    position += piece.length;
  };
  const begin = (number: number) => {
    offsets.push(position);
    add(Buffer.from(`${number} 0 obj\n`));
  };
  for (const [index, object] of objects.entries()) {
    begin(index + 1);
    add(Buffer.from(`${object}\nendobj\n`));
  }
  begin(objects.length + 1);
  add(Buffer.from(`<< /Length ${padded(stream.length)} >>\nstream\n`));
  add(stream);
  add(Buffer.from('\nendstream\nendobj\n'));
  add(Buffer.from(tail(offsets, position)));
  return Buffer.concat(pieces);
}

/** The table of where each object begins (ISO 32000-1, section 7.5.4). */
function tail(offsets: readonly number[], start: number): string {
  const size = offsets.length + 1;
  const lines = offsets.map((offset) => `${padded(offset)} 00000 n \n`);
  return `xref\n0 ${size}\n0000000000 65535 f \n${lines.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${padded(start)}\n%%EOF\n`;
}

function padded(value: number): string {
  return String(value).padStart(10, '0');
}
