import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { temporaryFolder } from '../../../kit/temporary-folder';

/**
 * Whether there is a LibreOffice that opens tables; if not, a line says what is skipped. @throws where it must be there
 */
export function hasOffice(skipped: string): boolean {
  const isThere = opensTables();
  if (!isThere && process.env.CI) throw new Error('CI needs LibreOffice Calc, which opens the workbook.');
  if (!isThere) process.stderr.write(`${skipped} skipped: there is no LibreOffice Calc.\n`);
  return isThere;
}

/** Packages of its other parts have the same command. */
function opensTables(): boolean {
  if (spawnSync('soffice', ['--version']).status !== 0) return false;
  const file = path.join(temporaryFolder(), 'table.csv');
  writeFileSync(file, 'a,b\n');
  try {
    return readWithOffice(file).length === 1;
  } catch {
    return false;
  }
}

/** The rows that LibreOffice shows of a file that it opens by a double click. @throws when it does not open it */
export function readWithOffice(file: string): string[][] {
  const folder = temporaryFolder();
  // With commas, quotes and UTF-8; cells as they are shown.
  const format = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true';
  const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
  const { stderr } = spawnSync('soffice', ['--headless', profile, '--convert-to', format, '--outdir', folder, file], {
    encoding: 'utf8',
  });
  try {
    return parse(readFileSync(path.join(folder, `${path.parse(file).name}.csv`)), { bom: true });
  } catch (cause) {
    throw new Error(`LibreOffice does not open it: ${stderr}`, { cause });
  }
}
