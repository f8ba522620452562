/**
 * `npm run contract`: sends every form from a real browser to a backend on another origin that knows only the specified
 * calls (docs/reliability.md, C8). Builds a copy for it, or takes a finished checkout that was built with
 * GATSBY_API_MODE=contract and GATSBY_API_URL. Exit code 1 when anything differs; with a control, which spoils what is
 * sent, something must.
 */

import { table } from '../../api/src/cli/table';
import { UsageError } from '../../api/src/cli/usage';
import { launch } from '../../kit/chromium';
import { placedForms } from '../../kit/contract-form';
import { type Given, runCommand } from '../lib/command';
import { temporaryFolder } from '../lib/temporary-folder';
import { startLoadedServer } from '../load/server';
import { startOtherBackend } from './backend';
import { backendOrigin, buildForAnother } from './build';
import { type Result, sendEveryWay } from './cases';
import { controls } from './controls';
import { type ListResult, reloadLists } from './reload';
import { visits } from './visit';

const call = {
  usage: `npm run contract -- [folder] [--control ${Object.keys(controls).join('|')}]

Sends every form from a real browser to a backend that is not ours (docs/reliability.md, C8). Builds a copy for it, or
takes a checkout that was built for one. --control spoils what is sent, and the run must fail.`,
  options: ['control'],
  takesWords: true,
} as const;

async function main({ values, words }: Given<'control'>): Promise<void> {
  const control = values.control === undefined ? '' : controls[values.control];
  if (control === undefined) throw new UsageError(`There is no control ${values.control}.`);
  const folder = temporaryFolder();
  process.chdir(words[0] ?? (await buildForAnother()));
  const backend = await startOtherBackend(backendOrigin());
  const server = await startLoadedServer(folder);
  const browser = await launch();
  try {
    const visit = visits(browser, server.url, control);
    const sent: Result[] = [];
    // One form is enough to see that a control is noticed.
    const placedOnes = control === '' ? placedForms() : placedForms().slice(0, 1);
    for (const placed of placedOnes) sent.push(...(await sendEveryWay(placed, backend, visit)));
    print(sent, await reloadLists(backend, visit));
  } finally {
    await browser.close();
    await server.stop();
    backend.stop();
  }
}

function print(sent: readonly Result[], lists: readonly ListResult[]): void {
  const rows = [
    ...sent.map(({ form, name, sent, faults }) => [`${form}, ${name}`, ...counts(sent), String(faults.length)]),
    ...lists.map(({ page, asked, faults }) => [`lists of ${page}`, '0', '0', String(asked), String(faults.length)]),
  ];
  console.log(table([['WHAT', 'POSTS', 'PREFLIGHTS', 'LISTS', 'DIFFERENCES'], ...rows], 1));
  const faults = [
    ...sent.flatMap(({ form, name, faults }) => faults.map((fault) => `${form}, ${name}: ${fault}`)),
    ...lists.flatMap(({ page, faults }) => faults.map((fault) => `${page}: ${fault}`)),
  ];
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) process.exitCode = 1;
}

function counts(sent: Result['sent']): string[] {
  const times = (wanted: string) => String(sent.filter(({ method }) => method === wanted).length);
  return [times('POST'), times('OPTIONS'), ''];
}

runCommand(call, main);
