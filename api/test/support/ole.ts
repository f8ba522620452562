/** Classes of objects, as they are stored. */
export const classes = {
  package: '0c00030000000000c000000000000046',
  paintbrush: '0a00030000000000c000000000000046',
  link: '0003000000000000c000000000000046',
  /** A metafile that was an object once. */
  picture: '1503000000000000c000000000000046',
  acrobat: '65ca01b8fca1d01185ad444553540000',
  chartOfLibreOffice: '7fa5d00d3bcfd24fbda49442719b2a73',
  drawingOfLibreOffice: '71b78b44e2cfc447bcdf1fbf378e202c',
  textOfLibreOffice: '2a65a230f7dde745aca63eab26fc8a4e',
  msDraw: '0700030000000000c000000000000046',
  visio: '131a020000000000c000000000000046',
  publisher: '0112020000000000c000000000000046',
  /** A browser within a document. */
  browser: 'c32ab2eac130cf11a7eb0000c05bae0b',
};

/** Streams that are those of one program, and its class. */
const byStream: readonly [stream: RegExp, clsid: string][] = [
  [/^(?:WordDocument|[01]Table)$/, '0609020000000000c000000000000046'],
  [/^(?:Workbook|Book)$/, '2008020000000000c000000000000046'],
  [/^PowerPoint Document$/, '108d81649b4fcf1186ea00aa00b929e8'],
  [/^package_stream$/i, 'd19cd5d26a0a364dae2047817077d57c'],
];

/** The class that honest objects with such streams have. All others are packages. */
export function classOf(streams: Record<string, unknown>): string {
  const names = Object.keys(streams);
  return byStream.find(([stream]) => names.some((name) => stream.test(name)))?.[1] ?? classes.package;
}

/** Every place where the packager writes a name: before the file and, in later versions, once more behind it. */
export const packagedNames = ['label', 'path', 'copy', 'wideCopy', 'wideLabel', 'widePath'] as const;

type PackagedNames = Partial<Record<(typeof packagedNames)[number], string>>;

interface Packaged extends PackagedNames {
  isLinked?: boolean;
}

/**
 * The stream of a file that Windows' packager carries, or only links to. Names that are given take the place of `name`.
 */
export function packagedFile(
  name: string,
  data: Buffer | string,
  { isLinked = false, ...names }: Packaged = {},
): Buffer {
  const inFolder = `C:\\Users\\a\\${name}`;
  const { label = name, path = inFolder, copy = inFolder } = names;
  const { wideCopy = copy, wideLabel = label, widePath = path } = names;
  const head = Buffer.concat([u16(2), ansi(label), ansi(path), u16(0), u16(isLinked ? 1 : 3)]);
  const file = Buffer.from(data);
  const carried = [u32(copy.length + 1), ansi(copy), u32(file.length), file];
  const wide = [wideCopy, wideLabel, widePath].flatMap((text) => [u32(text.length), Buffer.from(text, 'utf16le')]);
  return sized(Buffer.concat([head, ...(isLinked ? [ansi(path)] : [...carried, ...wide])]));
}

/** The same stream as a program writes it that carries a picture. */
export function nativeData(data: Buffer | string): Buffer {
  return sized(Buffer.from(data));
}

/** A class by the number that its name begins with. */
export function equationClass(number: string): string {
  return `${u32(Number.parseInt(number, 16)).toString('hex')}00000000c000000000000046`;
}

/** The stream of an equation as Equation Editor and MathType keep it: a head, and the formula. */
export function equationStream(formula: Buffer): Buffer {
  const head = Buffer.alloc(28);
  head.writeUInt16LE(28);
  head.writeUInt32LE(0x20000, 2);
  head.writeUInt32LE(formula.length, 8);
  return Buffer.concat([head, formula]);
}

/** A formula: its head, the size that follows, and these records in one line. */
export function formula(records: readonly (number | Buffer)[], version = 3): Buffer {
  const pieces = records.map((one) => (typeof one === 'number' ? Buffer.of(one) : one));
  return Buffer.concat([Buffer.of(version, 1, 1, 3, 10, 10, 1), ...pieces, Buffer.of(0, 0)]);
}

/** The record of a font of this name. */
export function font(name: string): Buffer {
  return Buffer.concat([Buffer.of(8, 0x81, 0), ansi(name)]);
}

/** The record of a matrix, with nothing in it. */
export function matrix(rows: number, columns: number): Buffer {
  const lines = [rows, columns].map((count) => Buffer.alloc(Math.ceil((count + 1) / 4)));
  return Buffer.concat([Buffer.of(5, 0, 0, 0, rows, columns), ...lines, Buffer.of(0)]);
}

/** The stream of an equation with a font of this name. */
export function equation(name: string, version = 3): Buffer {
  return equationStream(formula([font(name)], version));
}

/** What an object says of itself in a stream ([MS-OLEDS] 2.3.8): its class, and the program. */
export function namesOfObject(program: string, clsid = '0'.repeat(32)): Buffer {
  const head = Buffer.concat([Buffer.alloc(12), Buffer.from(clsid, 'hex')]);
  return Buffer.concat([head, u32(program.length + 1), ansi(program), u32(0), u32(program.length + 1), ansi(program)]);
}

/**
 * The stream of a linked object: its source is a file, or an address of the web.
 * @param flags without the first bit of which it says that it is carried
 */
export function linkedObject(source: string, flags = 9): Buffer {
  const isAddress = /^https?:/.test(source);
  const moniker = isAddress ? addressMoniker(source) : fileMoniker(source);
  return Buffer.concat([u32(0x02000001), u32(flags), u32(1), u32(0), u32(0), u32(0), u32(moniker.length + 4), moniker]);
}

/** The stream of an object that is carried, as Word writes it. */
export function carriedObject(flags = 0): Buffer {
  return Buffer.concat([u32(0x02000001), u32(flags), u32(0), u32(0), u32(0)]);
}

/**
 * A link as Word and LibreOffice keep it in drawings and beside fields.
 * @param flags that a moniker follows, and that the address is whole
 * @param behind bytes that count as part of an address, behind its zero
 */
export function hyperlink(target: string, { flags = 3, of = '', behind = Buffer.alloc(0) } = {}): Buffer {
  const moniker = /^[a-z][a-z-]+:/.test(target) ? addressMoniker(target, behind) : fileMoniker(target);
  const wide = Buffer.from(`${target}\0`, 'utf16le');
  const isText = (flags & 0x100) !== 0;
  const kind = Buffer.from(of || 'd0c9ea79f9bace118c8200aa004ba90b', 'hex');
  return Buffer.concat([kind, u32(2), u32(flags), isText ? Buffer.concat([u32(target.length + 1), wide]) : moniker]);
}

function fileMoniker(path: string): Buffer {
  const wide = Buffer.from(path, 'utf16le');
  const unicode = [u32(wide.length + 6), u32(wide.length), u16(3), wide];
  const kind = Buffer.from('0303000000000000c000000000000046', 'hex');
  return Buffer.concat([kind, u16(0), u32(path.length + 1), ansi(path), u32(0xdeadffff), Buffer.alloc(20), ...unicode]);
}

function addressMoniker(address: string, behind = Buffer.alloc(0)): Buffer {
  const wide = Buffer.concat([Buffer.from(`${address}\0`, 'utf16le'), behind]);
  return Buffer.concat([Buffer.from('e0c9ea79f9bace118c8200aa004ba90b', 'hex'), u32(wide.length), wide]);
}

function sized(data: Buffer): Buffer {
  return Buffer.concat([u32(data.length), data]);
}

function ansi(text: string): Buffer {
  return Buffer.from(`${text}\0`, 'latin1');
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
