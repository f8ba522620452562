import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from '../../api/src/cli/usage';

interface Call<Option extends string, Flag extends string> {
  /** How to call the command, and what it does: a few lines. */
  usage: string;
  /** Those that take a value. */
  options?: readonly Option[];
  /** Those that stand alone. */
  flags?: readonly Flag[];
  /** Whether it takes words beside its options. */
  takesWords?: boolean;
}

/** What stands behind the command. */
export interface Given<Option extends string, Flag extends string = never> {
  values: Partial<Record<Option, string>>;
  flags: ReadonlySet<Flag>;
  words: readonly string[];
}

/** Runs a command. `--help` prints its usage. Exit codes: 0 done, 1 failed (or as `main` says), 2 wrong usage. */
export function runCommand<Option extends string = never, Flag extends string = never>(
  call: Call<Option, Flag>,
  main: (given: Given<Option, Flag>) => Promise<void>,
): void {
  start(call, main).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof UsageError) console.error(`\n${call.usage}`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  });
}

async function start<Option extends string, Flag extends string>(
  call: Call<Option, Flag>,
  main: (given: Given<Option, Flag>) => Promise<void>,
): Promise<void> {
  const given = read(call);
  if (given === 'help') return console.log(call.usage);
  await main(given);
}

function read<Option extends string, Flag extends string>(call: Call<Option, Flag>): Given<Option, Flag> | 'help' {
  const { options = [], flags = [], takesWords = false } = call;
  const { values, positionals } = parse(options, flags, takesWords);
  if (values.help === true) return 'help';
  const given: Partial<Record<Option, string>> = {};
  for (const option of options) {
    const value = values[option];
    if (typeof value === 'string') given[option] = value;
  }
  return { values: given, flags: new Set(flags.filter((flag) => values[flag] === true)), words: positionals };
}

function parse(names: readonly string[], flags: readonly string[], allowPositionals: boolean) {
  const options: ParseArgsConfig['options'] = { help: { type: 'boolean', short: 'h' } };
  for (const name of names) options[name] = { type: 'string' };
  for (const name of flags) options[name] = { type: 'boolean' };
  try {
    return parseArgs({ allowPositionals, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** @throws UsageError when it is no number, or below 0 */
export function numberOf(text: string | undefined, fallback: number): number {
  const value = text === undefined ? fallback : Number(text);
  if (value >= 0 && text !== '') return value;
  throw new UsageError(`"${text}" is not a number.`);
}
