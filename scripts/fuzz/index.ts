/**
 * `npm run fuzz`: sends forms as other clients write them, and mutated ones, to the application (docs/reliability.md,
 * S1). Nothing may crash, hang or answer 5xx; what is harmless must be accepted, and whatever is accepted must be
 * stored as it was sent. Exit code 1 otherwise.
 */
import { table } from '../../api/src/cli/table';
import { type Given, numberOf, runCommand } from '../lib/command';
import { temporaryFolder } from '../lib/temporary-folder';
import { fuzz } from './run';
import { splitEverywhere } from './split';

const call = {
  usage: `npm run fuzz -- [--bodies 100000] [--seed 1]

Forms as other clients write them, which must be stored as they were sent, and mutated ones, which may be refused
(docs/reliability.md, S1).`,
  options: ['bodies', 'seed'],
} as const;

async function main({ values }: Given<(typeof call.options)[number]>): Promise<void> {
  const [bodies, seed] = [numberOf(values.bodies, 100_000), numberOf(values.seed, 1)];
  const folder = temporaryFolder();
  const started = performance.now();
  const result = await fuzz({ bodies, seed, folder });
  const split = await splitEverywhere({ samples: 5, seed, folder });
  const seconds = (performance.now() - started) / 1000;
  const statuses = Object.entries(result.statuses).map(([status, count]) => [`answered ${status}`, String(count)]);
  const faults = [...result.faults, ...split.faults];
  const rows = [
    ['FIGURE', 'NUMBER'],
    ['bodies', String(result.bodies)],
    ['written as other clients do', String(result.harmless)],
    ...statuses,
    ['split at every byte', String(split.sent)],
    ['crashes, hangs, 5xx, differences', String(faults.length)],
    ['seconds', seconds.toFixed(0)],
  ];
  console.log(`Fuzz, seed ${seed}\n\n${table(rows, 1)}`);
  for (const fault of faults.slice(0, 20)) console.log(fault);
  if (faults.length > 0) process.exitCode = 1;
}

runCommand(call, main);
