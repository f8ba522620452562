import { isPlainName } from './plain-name';

/** How values are written that are no words (OpenDocument 1.3, part 3, 19.29; W3C XML Schema, part 2). */
const written: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    boolean: /^(?:true|false)$/,
    short: /^-?\d{1,19}$/,
    int: /^-?\d{1,19}$/,
    long: /^-?\d{1,19}$/,
    double: /^-?\d+(?:\.\d+)?(?:[Ee][+-]?\d+)?$/,
    datetime: /^-?\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d(?:[.,]\d+)?Z?$/,
    base64Binary: /^[A-Za-z\d+/\s]*(?:=[=\s]*)?$/,
  }),
);

/**
 * LibreOffice fetches its tables of colours, lines and patterns from where such a setting says, and puts in the
 * variables of its paths and of the computer. So there stand its own tables alone, as its versions write them.
 */
const table = /TableURL$/;
const palettes = /^\$\((?:brandbaseurl|inst)\)\/share\/palette%3B\$\(user\)\/config\/standard\.(so[a-z])$/;
const endsOfTables: ReadonlyMap<string, string> = new Map(
  Object.entries({
    BitmapTableURL: 'sob',
    ColorTableURL: 'soc',
    DashTableURL: 'sod',
    GradientTableURL: 'sog',
    HatchTableURL: 'soh',
    LineEndTableURL: 'soe',
  }),
);

/** Printers are called as their makers and owners like, which is no address to LibreOffice. */
const printer = 'PrinterName';

/** Words without what an address, a path, a variable or an encoded sign has. */
const plainWords = /^[^:%$\\/\p{Cc}]*$/u;

/** Whether a setting says what its type has it say, and nothing that leads anywhere. */
export function isValueOf({ name, type }: { name: string; type: string }, value: string): boolean {
  if (table.test(name)) return type === 'string' && isOwnTable(name, value);
  if (type !== 'string') return written.get(type)?.test(value) === true;
  return name === printer ? isPlainName(value) : plainWords.test(value);
}

function isOwnTable(name: string, value: string): boolean {
  const [, end] = palettes.exec(value) ?? [];
  return end !== undefined && end === endsOfTables.get(name);
}
