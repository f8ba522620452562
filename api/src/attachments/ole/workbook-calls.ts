/** Records with formulas ([MS-XLS] 2.3): of a cell, of several, of a name, of a format and of a check. */
const withFormulas = new Set([0x0006, 0x0221, 0x04bc, 0x0018, 0x01b1, 0x01be]);

/** How a call of a function with any number of arguments begins (2.5.198.63), in three classes of values. */
const calls = new Set([0x22, 0x42, 0x62]);

/** `INDIRECT`, `REGISTER`, `CALL`, `REGISTER.ID` and `RTD`, by number (2.5.198.17). */
const harmful = new Set([148, 149, 150, 267, 379]);

/** In the number of a function: it is a command. */
const command = 0x8000;

/** Whether a record of a workbook before 2007 has a formula. */
export function hasFormula(type: number): boolean {
  return withFormulas.has(type);
}

/**
 * Whether a formula in numbers may call a function that takes a text for a reference, or that starts something. Looks
 * for the call at every byte of the record, since programs differ in how long some pieces of formulas are.
 */
export function callsHarmful(record: Buffer): boolean {
  for (let at = 0; at + 4 <= record.length; at += 1) {
    if (calls.has(record[at] ?? 0) && harmful.has(record.readUInt16LE(at + 2) & ~command)) return true;
  }
  return false;
}
