import type { Form } from '../formulas/parsed/tokens';
import { damaged } from '../invalid-file';

export interface WorkbookRecord {
  type: number;
  data: Buffer;
  /** How formulas are written, which the first record says; undefined for what no program since 1993 has written. */
  form: Form | undefined;
}

/**
 * Where records begin anew, and the versions since 1997 and before it ([MS-XLS] `BOF`), by their first half, at which
 * LibreOffice looks: a chart of Microsoft Graph says 0680 ([MS-OGRAPH] `BOF`).
 */
const beginning = 0x0809;
const version8 = 0x06;
const version5 = 0x05;

/** In bytes: the type and the length of a record. */
const headBytes = 4;

/**
 * All records of a workbook before 2007. Excel saves sheets of the older version with the number of the newer one, and
 * formulas in them are the older all the same.
 * @param given how formulas are written in a stream that does not say it
 * @throws InvalidFile for a record that goes beyond the end, or an older part in a newer workbook
 */
export function* workbookRecords(stream: Buffer, given?: Form): Generator<WorkbookRecord> {
  let form = given;
  let isBegun = false;
  for (let at = 0; at + headBytes <= stream.length; ) {
    const type = stream.readUInt16LE(at);
    const end = at + headBytes + stream.readUInt16LE(at + 2);
    if (end > stream.length) throw damaged();
    const data = stream.subarray(at + headBytes, end);
    if (type === beginning && data.length >= 2) {
      const found = formOf(data.readUInt16LE());
      if (form === 'xls' && found !== 'xls') throw damaged();
      if (!isBegun) form = found;
      isBegun = true;
    }
    yield { type, data, form };
    at = end;
  }
}

function formOf(version: number): Form | undefined {
  if (version >> 8 === version8) return 'xls';
  return version >> 8 === version5 ? 'older' : undefined;
}
