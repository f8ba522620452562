import { parseArgs } from 'node:util';
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

export const usage = `npm run faults -- [--database sqlite|postgres|both] [--submissions 10000] [--kills 50]
  [--stops 100] [--files 0.3] [--seed 1] [--control ${controls.join('|')}]`;

/** @throws Error with the sentence to print */
export function readOptions(args: string[]): Options {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: { database: text, submissions: text, kills: text, stops: text, files: text, seed: text, control: text },
  });
  const { database = 'both', control } = values;
  const databases = databaseNames.filter((name) => database === 'both' || database === name);
  if (databases.length === 0) throw new Error(`There is no database ${database}.\n${usage}`);
  if (control !== undefined && !isControl(control)) throw new Error(`There is no control ${control}.\n${usage}`);
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

function numberOf(text: string | undefined, fallback: number): number {
  const value = text === undefined ? fallback : Number(text);
  if (value >= 0) return value;
  throw new Error(`${text} is not a number.\n${usage}`);
}
