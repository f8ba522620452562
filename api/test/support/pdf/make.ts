import { deflateSync } from 'node:zlib';

/** Objects of a PDF by number, as they stand between `obj` and `endobj`. */
export type Objects = Record<number, string | Buffer>;

/** A page, and what else is given; object 1 is the catalogue, to which `catalogue` adds. Free numbers begin at 10. */
export function onePage(catalogue = '', others: Objects = {}): Objects {
  return {
    1: `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    ...others,
  };
}

export function streamOf(data: string | Buffer, entries = ''): Buffer {
  const bytes = Buffer.from(data);
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

export function deflated(data: string | Buffer, entries = ''): Buffer {
  return streamOf(deflateSync(data), `/Filter /FlateDecode ${entries}`);
}

/** An object stream with these objects, of which several may have one number. */
export function objectStream(...objects: [number: number, object: string][]): Buffer {
  let offset = 0;
  const heads = objects.map(([number, object]) => {
    offset += object.length + 1;
    return `${number} ${offset - object.length - 1} `;
  });
  const head = heads.join('');
  const data = head + objects.map(([, object]) => `${object}\n`).join('');
  return deflated(data, `/Type /ObjStm /N ${objects.length} /First ${head.length}`);
}

/** A page, and a file under this name, and with further entries of its specification. */
export function attachedPdf(name: string, data: string | Buffer, entries = ''): Buffer {
  const names = `/F (${name}) /UF (${name}) ${entries}`;
  return pdfOf(
    onePage('/Names << /EmbeddedFiles << /Names [(a) 10 0 R] >> >>', {
      10: `<< /Type /Filespec ${names} /EF << /F 11 0 R >> >>`,
      11: deflated(data, '/Type /EmbeddedFile'),
    }),
  );
}

interface Layout {
  header?: string;
  /** Further entries of the trailer. */
  trailer?: string;
  /** Between the objects, by the number of the one before which it stands. */
  between?: Record<number, string>;
  /** Objects that the cross-reference finds somewhere else, by their own header in the file. */
  found?: Record<number, string>;
  /** What the trailer says of the number of objects. */
  size?: number;
}

/** A file with a cross-reference table. */
export function pdfOf(objects: Objects, layout: Layout = {}): Buffer {
  const { header = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', trailer = '', between = {}, found = {} } = layout;
  const chunks: Buffer[] = [Buffer.from(header, 'latin1')];
  const offsets = new Map<number, number>();
  let length = chunks[0]?.length ?? 0;
  const add = (text: string | Buffer) => {
    const chunk = Buffer.isBuffer(text) ? text : Buffer.from(text, 'latin1');
    chunks.push(chunk);
    length += chunk.length;
  };
  for (const [number, object] of Object.entries(objects)) {
    add(between[Number(number)] ?? '');
    offsets.set(Number(number), length);
    add(`${number} 0 obj\n`);
    add(object);
    add('\nendobj\n');
  }
  const body = Buffer.concat(chunks);
  for (const [number, text] of Object.entries(found)) offsets.set(Number(number), body.indexOf(text, 0, 'latin1'));
  const rows = [...offsets].sort(([a], [b]) => a - b);
  const table = rows.map(([number, at]) => `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = layout.size ?? Math.max(...offsets.keys()) + 1;
  add(`xref\n0 1\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\n`);
  add(`startxref\n${body.length}\n%%EOF\n`);
  return Buffer.concat(chunks);
}

/** How the contents of an object stream are packed. */
export type Packing = (data: Buffer) => { data: Buffer; entries: string };

/** A file whose objects from number 10 on stand in an object stream, listed in a cross-reference stream. */
export function packedPdf(objects: Objects, pack: Packing): Buffer {
  const plain = Object.entries(objects).filter(([number]) => Number(number) < 10);
  const packed = Object.entries(objects).filter(([number]) => Number(number) >= 10);
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const at = () => chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const rows: [number, number, number, number][] = [[0, 0, 0, 65_535]];
  const add = (number: number, object: string | Buffer) => {
    rows.push([number, 1, at(), 0]);
    chunks.push(Buffer.from(`${number} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  };
  for (const [number, object] of plain) add(Number(number), object);
  let offset = 0;
  const heads = packed.map(([number, object], index) => {
    rows.push([Number(number), 2, 8, index]);
    const head = `${number} ${offset} `;
    offset += object.length + 1;
    return head;
  });
  const head = heads.join('');
  const { data, entries } = pack(Buffer.from(head + packed.map(([, object]) => `${object}\n`).join(''), 'latin1'));
  add(8, streamOf(data, `/Type /ObjStm /N ${packed.length} /First ${head.length} ${entries}`));
  const start = at();
  rows.push([9, 1, start, 0]);
  rows.sort(([a], [b]) => a - b);
  const table = Buffer.concat(
    rows.map(([, type, second, third]) => Buffer.from([type, second >> 16, second >> 8, second, third >> 8, third])),
  );
  const index = rows.map(([number]) => `${number} 1`).join(' ');
  const size = Math.max(...rows.map(([number]) => number)) + 1;
  chunks.push(Buffer.from('9 0 obj\n'));
  chunks.push(streamOf(table, `/Type /XRef /W [1 3 2] /Index [${index}] /Size ${size} /Root 1 0 R`));
  chunks.push(Buffer.from(`\nendobj\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(chunks);
}
