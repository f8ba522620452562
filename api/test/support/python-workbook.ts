import { spawnSync } from 'node:child_process';

/** The strings of a workbook's only sheet by the names of their columns, as Python's ZIP and XML readers find them. */
export function readWorkbook(file: string): Record<string, string>[] {
  const { status, stdout, stderr } = spawnSync('python3', ['-c', script, file], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    env: { ...process.env, PYTHONUTF8: '1' },
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

const script = `
import json, re, sys, zipfile
import xml.etree.ElementTree as tree

name = '{http://schemas.openxmlformats.org/spreadsheetml/2006/main}'
book = zipfile.ZipFile(sys.argv[1])
assert book.testzip() is None
for part in book.namelist():
    tree.fromstring(book.read(part))
sheet = tree.fromstring(book.read('xl/worksheets/sheet1.xml'))
assert not list(sheet.iter(name + 'f')), 'a formula'

def text(cell):
    if cell.get('t') != 'inlineStr':
        return cell.find(name + 'v').text
    written = cell.find(name + 'is').find(name + 't').text
    return re.sub('_x([0-9A-F]{4})_', lambda match: chr(int(match.group(1), 16)), written)

rows = [{re.sub('[0-9]', '', cell.get('r')): text(cell) for cell in row} for row in sheet.find(name + 'sheetData')]
json.dump(rows, sys.stdout)
`;
