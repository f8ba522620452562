/**
 * `npm run mutants`: mutates the hostile documents of the tests, and has whatever the check takes of them looked into
 * by other programs (docs/reliability.md, S2). Exit code 1 when one of them finds what runs, or has nothing to look at.
 */

import { table } from '../../api/src/cli/table';
import { UsageError } from '../../api/src/cli/usage';
import { hostile } from '../../api/test/leads/inspect/hostile/all';
import { newFolder } from '../../kit/folders';
import { type Given, numberOf, runCommand } from '../lib/command';
import { withPatientJudges } from '../lib/patient-judges';
import { hunt } from './run';
import { missingPrograms } from './witness/run';

const call = {
  usage: `npm run mutants -- [--mutants 20000] [--seed 1] [--from 0] [--only pdf|doc|docx]

Inserts, deletes, swaps and repeats bytes, words, brackets and objects of the hostile documents of the tests. Of those
that are taken then, other programs say whether they hold a script, a program, an order to start one, a macro or a
template elsewhere (docs/reliability.md, S2). Needs mutool, pdfinfo, pdfdetach, qpdf and Python with olefile, PYTHON if
it is not python3 (apt-get install mupdf-tools poppler-utils qpdf python3-olefile).`,
  options: ['mutants', 'seed', 'from', 'only'],
} as const;

async function main({ values }: Given<(typeof call.options)[number]>): Promise<void> {
  const missing = missingPrograms();
  if (missing.length > 0) throw new UsageError(`Not installed: ${missing.join(', ')}.`);
  const [mutants, seed] = [numberOf(values.mutants, 20_000), numberOf(values.seed, 1)];
  const herd = hostile.filter(({ name }) => !values.only || name.endsWith(`.${values.only}`));
  const { folder, remove } = newFolder();
  const plan = { hostile: herd, mutants, seed, from: numberOf(values.from, 0), folder };
  const bag = await withPatientJudges((judge) => hunt({ ...plan, judge }));
  const rows = [
    ['FIGURE', 'NUMBER'],
    ['mutants', String(bag.made)],
    ['refused', String(bag.refused)],
    ['of these by a limit or a crash', String(bag.failed)],
    ['taken', String(bag.taken)],
    ['of these not opened by another program', String(bag.unread)],
    ['taken with something that runs', String(bag.evasions.length)],
  ];
  console.log(`Mutants, seed ${seed}\n\n${table(rows, 1)}`);
  const only = values.only ? ` --only ${values.only}` : '';
  for (const { what, number, found, file } of bag.evasions.slice(0, 20)) {
    const again = `--seed ${seed} --from ${number} --mutants ${number + 1}${only}`;
    console.log(`${what}: ${found.join(', ')} (${file}; again: npm run mutants -- ${again})`);
  }
  if (bag.evasions.length > 0 || bag.unread === bag.taken) process.exitCode = 1;
  if (bag.evasions.length === 0) remove();
}

runCommand(call, main);
