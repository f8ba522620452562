import { UsageError } from '../../api/src/cli/usage';
import { type Given, numberOf } from '../lib/command';
import { type DatabaseName, databaseNames } from './databases';
import { type Control, controls, isControl } from './server/controls';

export interface Options {
  databases: readonly DatabaseName[];
  submissions: number;
  kills: number;
  stops: number;
  files: number;
  seed: number;
  control: Control | undefined;
}

export const call = {
  usage: `npm run faults -- [--database sqlite|postgres|both] [--submissions 10000] [--kills 50]
  [--stops 100] [--files 0.3] [--seed 1] [--control ${controls.join('|')}]

Kills, stops and retries, then power cuts, with a checker of what is stored (docs/reliability.md, R1, R2 and R6).
--control takes a guard away, and the run must fail.`,
  options: ['database', 'submissions', 'kills', 'stops', 'files', 'seed', 'control'],
} as const;

/** @throws UsageError saying what is wrong */
export function readOptions({ values }: Given<(typeof call.options)[number]>): Options {
  const { database = 'both', control } = values;
  const databases = databaseNames.filter((name) => database === 'both' || database === name);
  if (databases.length === 0) throw new UsageError(`There is no database ${database}.`);
  if (control !== undefined && !isControl(control)) throw new UsageError(`There is no control ${control}.`);
  return {
    databases,
    submissions: numberOf(values.submissions, 10_000),
    kills: numberOf(values.kills, 50),
    stops: numberOf(values.stops, 100),
    files: numberOf(values.files, 0.3),
    seed: numberOf(values.seed, 1),
    control,
  };
}
