import { docxFile, relationships } from './docx';
import type { OldRecord } from './old-workbook';

/** A record of 2007 or 2010, which says its number once more. */
const newer = (type: number, ...data: Buffer[]): OldRecord => [
  type,
  Buffer.concat([uint16(type), Buffer.alloc(10), ...data]),
];

/** Cells of a pivot table, which are in a file or on a sheet (`DConRef`). */
export const cellsIn = (file: string): OldRecord => [0x51, Buffer.concat([Buffer.alloc(6), text(file)])];

/** A name that stands for such cells, and the file that has it (`DConName`). */
export const nameIn = (file = ''): OldRecord => [
  0x52,
  Buffer.concat([text('Rates'), file === '' ? uint16(0) : text(file)]),
];

/** Where a workbook is published to (`WebPub`). */
export const publishedTo = (place: string): OldRecord => newer(0x801, text(place));

/** A table of a kind on a sheet (`Feature11`), with its name. */
export const tableOf = (kind: number, name: string): OldRecord =>
  newer(0x872, Buffer.alloc(7), uint16(1), Buffer.alloc(6), place, uint16(kind), uint16(0), text(name));

/** A smart tag of a cell (`Feat`). */
export const tagged = (words: string): OldRecord =>
  newer(0x868, Buffer.alloc(7), uint16(1), Buffer.alloc(6), place, text(words));

/** Row 92 and column 92, whose numbers look like a share. */
const place = Buffer.from('5c005c005c005c00', 'hex');

/** A theme in one record, or in as many as there are pieces (`Theme`, `ContinueFrt12`). */
export const themeOf = (first: Buffer, ...rest: Buffer[]): OldRecord[] => [
  newer(0x896, Buffer.alloc(4), first),
  ...rest.map((piece) => newer(0x87f, piece)),
];

/** A theme of a chart (`CrtMlFrt`), among other values. */
export const chartThemeOf = (theme: Buffer): OldRecord => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(theme.length);
  return newer(0x89e, Buffer.alloc(8), length, theme, Buffer.alloc(4));
};

/** A package with a picture that is elsewhere, or with none. */
export const theme = (picture?: string): Buffer =>
  docxFile(picture ? { 'word/_rels/document.xml.rels': relationships(['image', picture, 'External']) } : {});

/** An object of a program on a sheet (`Obj`), in letters of one byte or two. */
export function sheetObject(program: string, flags = 1, coding: 'latin1' | 'utf16le' = 'latin1'): OldRecord {
  const letters = Buffer.from(program, coding);
  const said = [Buffer.of(3), uint16(program.length), Buffer.of(coding === 'latin1' ? 0 : 1), letters];
  const formula = Buffer.concat([carried, ...said]);
  const parts = [
    part(0x15, uint16(8), Buffer.alloc(16)),
    part(8, uint16(flags)),
    part(9, uint16(formula.length), formula),
    part(0),
  ];
  return [0x5d, Buffer.concat(parts)];
}

/** The same before 1997, with a name of its own. */
export function olderSheetObject(program: string, flags = 1): OldRecord {
  const formula = Buffer.concat([carried, Buffer.of(3), uint16(program.length), Buffer.from(program)]);
  const head = Buffer.alloc(60);
  head.writeUInt16LE(8, 4);
  head.writeUInt16LE(4, 30);
  head.writeUInt16LE(formula.length, 50);
  head.writeUInt16LE(flags, 54);
  return [0x5d, Buffer.concat([head, Buffer.from('\x04Name\0'), formula])];
}

/** The formula that stands for an object. */
const carried = Buffer.from('0500000000000200000000', 'hex');

const part = (kind: number, ...data: Buffer[]) => {
  const all = Buffer.concat(data);
  return Buffer.concat([uint16(kind), uint16(all.length), all]);
};

const text = (letters: string) =>
  Buffer.concat([uint16(letters.length), Buffer.of(1), Buffer.from(letters, 'utf16le')]);

const uint16 = (number: number) => Buffer.from(Uint16Array.of(number).buffer);
