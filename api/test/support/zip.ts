import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  name: string;
  data: Buffer | string;
  /** What the list at the end says, when it lies. */
  listedName?: string;
  listedSize?: number;
  flags?: number;
  /** Whether the flag is missing that says that its name is in UTF-8. */
  isOldName?: boolean;
  method?: number;
  /** What stands before the entry, when the list says otherwise. */
  localMethod?: number;
  /** Its name in a field of Info-ZIP's (APPNOTE.TXT 4.6.9), which some readers prefer. */
  unicodeName?: string;
  /** Whether that field has a checksum of another name. */
  isWrongName?: boolean;
  /** The mode that Unix gives it. */
  mode?: number;
  /** One more field. */
  field?: readonly [id: number, data: Buffer];
  /** Where the list has it begin, when it is not written once more but stands within another entry. */
  listedAt?: number;
  /** Bytes between this entry and the next. */
  after?: Buffer;
}

interface Written {
  local: Buffer;
  central: (offset: number) => Buffer;
}

/** A ZIP archive, also a wrong one (APPNOTE.TXT 4.3). `shared` gives every entry the place of the first. */
export function zip(entries: readonly ZipEntry[], { comment = '', shared = false } = {}): Buffer {
  const written = entries.map(write);
  const locals = shared ? written.slice(0, 1) : written;
  const offsets: number[] = [];
  let offset = 0;
  for (const [index, { local }] of written.entries()) {
    offsets.push(entries[index]?.listedAt ?? offset);
    if (!shared) offset += local.length;
  }
  const body = Buffer.concat(locals.map(({ local }) => local));
  const list = Buffer.concat(written.map(({ central }, index) => central(offsets[index] ?? 0)));
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(body.length, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([body, list, end, Buffer.from(comment, 'latin1')]);
}

function write(entry: ZipEntry): Written {
  const { name, listedName = name, flags = 0, method = 8, localMethod = method, after = Buffer.alloc(0) } = entry;
  const data = Buffer.from(entry.data);
  const packed = method === 0 ? data : deflateRawSync(data);
  const extra = Buffer.concat([
    ...(entry.unicodeName === undefined ? [] : [unicodeName(entry.isWrongName ? `${name}x` : name, entry.unicodeName)]),
    ...(entry.field ? [fieldOf(...entry.field)] : []),
  ]);
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(entry.isOldName ? flags : flags | 0x0800, 2);
  facts.writeUInt16LE(method, 4);
  facts.writeUInt32LE(crc32(data), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(entry.listedSize ?? data.length, 18);
  facts.writeUInt16LE(extra.length, 24);
  const central = (offset: number) => {
    const place = Buffer.alloc(14);
    place.writeUInt32LE(((entry.mode ?? 0) << 16) >>> 0, 6);
    place.writeUInt32LE(offset, 10);
    const listed = withNameLength(facts, listedName);
    return Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), listed, place, Buffer.from(listedName), extra]);
  };
  const local = withNameLength(facts, name);
  local.writeUInt16LE(localMethod, 4);
  const header = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), local, Buffer.from(name), extra]);
  const isWritten = entry.listedAt === undefined;
  return { local: isWritten ? Buffer.concat([header, packed, after]) : Buffer.alloc(0), central };
}

function unicodeName(name: string, other: string): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(1, 0);
  head.writeUInt32LE(crc32(name), 1);
  return fieldOf(0x7075, Buffer.concat([head, Buffer.from(other)]));
}

function fieldOf(id: number, data: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(id, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
}

function withNameLength(facts: Buffer, name: string): Buffer {
  const copy = Buffer.from(facts);
  copy.writeUInt16LE(Buffer.byteLength(name), 22);
  return copy;
}
