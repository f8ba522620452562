import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';

/** What stands in the spreadsheet, what was written and how, and how the script answers a POST. */
export interface Sheet {
  rows: string[][];
  columns: number;
  writes: { valueInputOption?: string; insertDataOption?: string }[];
  post(body: string): string;
  isBusy: boolean;
}

/**
 * Runs docs/deploy/leads-to-sheet.gs as Google does, on services that are named and called as
 * https://developers.google.com/apps-script/reference and https://developers.google.com/workspace/sheets/api/reference
 * describe them, as far as the script needs them.
 */
export function openSheet(secret: string): Sheet {
  const sheet: Sheet = { rows: [], columns: 26, writes: [], isBusy: false, post: () => '' };
  const globals = { ...google(sheet, secret), console: { error: () => {} }, request: { postData: { contents: '' } } };
  const source = readFileSync('docs/deploy/leads-to-sheet.gs', 'utf8');
  const script = new Script(`{ ${source}\n doPost(request).text }`);
  sheet.post = (contents) => script.runInNewContext({ ...globals, request: { postData: { contents } } });
  return sheet;
}

function google(sheet: Sheet, secret: string) {
  const grid = {
    getMaxColumns: () => sheet.columns,
    insertColumnsAfter: (_after: number, number: number) => {
      sheet.columns += number;
    },
  };
  const spreadsheet = { getSheetByName: () => null, insertSheet: () => grid, getId: () => 'id' };
  let isLocked = false;
  const lock = {
    tryLock: () => {
      isLocked = !sheet.isBusy;
      return isLocked;
    },
    hasLock: () => isLocked,
    releaseLock: () => {
      isLocked = false;
    },
  };
  return {
    SpreadsheetApp: { getActive: () => spreadsheet },
    LockService: { getScriptLock: () => lock },
    PropertiesService: { getScriptProperties: () => ({ getProperty: () => secret }) },
    ContentService: {
      MimeType: { JSON: 'JSON' },
      createTextOutput: (text: string) => ({ setMimeType: () => ({ text }) }),
    },
    Utilities: {
      base64Decode: (text: string) => [...Buffer.from(text, 'base64')],
      base64Encode: (bytes: number[]) => Buffer.from(bytes).toString('base64'),
      newBlob: (text: string) => ({ getBytes: () => [...Buffer.from(text, 'utf8')] }),
      computeHmacSha256Signature: (value: number[], key: number[]) => [
        ...createHmac('sha256', Buffer.from(key)).update(Buffer.from(value)).digest(),
      ],
    },
    Sheets: { Spreadsheets: { Values: valuesOf(sheet) } },
  };
}

interface Range {
  values: string[][];
}

function valuesOf(sheet: Sheet) {
  const put = (row: number, column: number, { values }: Range) => {
    for (const [down, cells] of values.entries()) {
      for (const [right, cell] of cells.entries()) {
        if (column + right > sheet.columns) throw new Error('Range exceeds grid limits.');
        sheet.rows[row - 1 + down] = Object.assign(sheet.rows[row - 1 + down] ?? [], { [column - 1 + right]: cell });
      }
    }
  };
  return {
    get: () => (sheet.rows.length > 0 ? { values: structuredClone(sheet.rows) } : {}),
    append(range: Range, _id: string, _range: string, options: Sheet['writes'][0]) {
      sheet.writes.push(options);
      put(sheet.rows.length + 1, 1, range);
    },
    update(range: Range, _id: string, _range: string, options: Sheet['writes'][0]) {
      sheet.writes.push(options);
      put(1, 1, range);
    },
    batchUpdate({ data, ...options }: { data: (Range & { range: string })[] } & Sheet['writes'][0]) {
      sheet.writes.push(options);
      for (const { range, values } of data) {
        const [, row = 0, column = 0] = /R(\d+)C(\d+)$/.exec(range) ?? [];
        put(Number(row), Number(column), { values });
      }
    },
  };
}
