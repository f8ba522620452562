import { spawnSync } from 'node:child_process';

/** What Python's `csv` reads in a file, and what a spreadsheet would do with it. */
export interface PythonReading {
  /** Every row as it is written. */
  rows: string[][];
  /** The same with the apostrophes taken away, as docs/deploy.md says. */
  restored: string[][];
  /** Beginnings of formulas, for readers that expect commas, semicolons or tabs, or break lines where they like. */
  formulas: string[];
}

/** Whether there is a Python; if not, a line says what is skipped. @throws where it must be there */
export function hasPython(skipped: string): boolean {
  const isThere = spawnSync('python3', ['-c', 'import csv']).status === 0;
  if (!isThere && process.env.CI) throw new Error('CI needs python3, which reads the CSV.');
  if (!isThere) process.stderr.write(`${skipped} skipped: there is no python3.\n`);
  return isThere;
}

/** Reads a file with Python's `csv`, with nothing of ours. @throws when Python finds no CSV in it */
export function readWithPython(file: string): PythonReading {
  const { status, stdout, stderr } = spawnSync('python3', ['-c', script, file], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    env: { ...process.env, PYTHONUTF8: '1' },
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

const script = `
import csv, json, re, sys, unicodedata

def chars(*categories):
    return ''.join(re.escape(chr(c)) for c in range(0x110000) if unicodedata.category(chr(c)) in categories)

start = '(?:^|[' + chars('Cc', 'Zl', 'Zp') + ';])'
skipped = '[' + chars('Zs', 'Cf') + '"]*'
apostrophe = re.compile('(' + start + skipped + ")'")
formula = re.compile(start + skipped + '[=+@\\uFF1D\\uFF0B\\uFF0D\\uFF20\\uFE62\\uFE63\\uFE66\\uFE6B\\u2212-]')

def read(delimiter):
    with open(sys.argv[1], newline='', encoding='utf-8-sig') as file:
        return list(csv.reader(file, strict=delimiter == ',', delimiter=delimiter))

rows = read(',')
found = [cell for row in rows for cell in row if cell[:1] in ('\\t', '\\r')]
found += [cell for delimiter in ',;\\t' for row in read(delimiter) for cell in row if formula.search(cell)]
restored = [[apostrophe.sub(lambda match: match.group(1), cell) for cell in row] for row in rows]
json.dump({'rows': rows, 'restored': restored, 'formulas': found}, sys.stdout)
`;
