/**
 * `npm run corpora`: judges whole folders of documents as if visitors had sent them, and compares each judgement with
 * what other programs say (docs/reliability.md, S2); or whether one document has one judgement in all its formats. Exit
 * code 1 when a bound does not hold.
 */
import path from 'node:path';
import { table } from '../../api/src/cli/table';
import { UsageError } from '../../api/src/cli/usage';
import { type Given, runCommand } from '../lib/command';
import { compareFormats } from './formats';
import { judgeFolder } from './judge';
import { describe, headings, holds, tally } from './tally';

const call = {
  usage: `npm run corpora -- <folder>... [--list mistakes|all]
npm run corpora -- --formats [<folder>...]

Judges every .pdf, .doc and .docx of at most 5 MB in the folders, one row each in the table, and compares that with what
other programs find in it: of the genuine ones at most 1 % may be refused, and none with active content taken
(docs/reliability.md, S2). Needs mutool, pdfinfo, LibreOffice and Python with olefile, PYTHON if it is not python3
(apt-get install mupdf-tools poppler-utils libreoffice-writer-nogui python3-olefile).

--formats saves samples, the templates of LibreOffice and the documents in the folders as .doc, .docx and PDF, and prints
each document that is taken in one format and refused in another, or called damaged although it was just written. Needs
LibreOffice (with its parts Calc, Draw, Impress and Math, or what is embedded is left out).`,
  options: ['list'],
  flags: ['formats'],
  takesWords: true,
} as const;

type Options = Given<(typeof call.options)[number], (typeof call.flags)[number]>;

async function main({ words, values, flags }: Options): Promise<void> {
  if (flags.has('formats')) {
    if (!(await compareFormats(words))) process.exitCode = 1;
    return;
  }
  if (words.length === 0) throw new UsageError('Name at least one folder.');
  const rows = [];
  for (const folder of words) {
    const found = await judgeFolder(folder);
    for (const one of found) {
      if (values.list === 'all' || (values.list === 'mistakes' && one.isMistake)) console.log(describe(one));
    }
    rows.push(...tally(path.basename(folder), found));
  }
  console.log(table([headings, ...rows.map(({ cells }) => cells)], 2));
  if (!rows.every(holds)) process.exitCode = 1;
}

runCommand(call, main);
