import { parseArgs } from 'node:util';
import { forms } from '../../../src/contract/forms';
import { type LeadFilter, leadStatuses } from '../store/lead';

export type Command =
  | { name: 'help' }
  | { name: 'list'; filter: LeadFilter }
  | { name: 'show'; receipt: string }
  | ExportCommand;

export interface ExportCommand {
  name: 'export';
  filter: LeadFilter;
  format: 'json' | 'csv';
  /** File to write; standard output when undefined. */
  out: string | undefined;
}

export class UsageError extends Error {}

const formNames: readonly string[] = forms.map(({ name }) => name);

export const usage = `Usage: npm run leads -- <command> [options]

  list               newest first; leads suspected of being spam are counted, not shown
  show <receipt>     one lead with all its fields
  export             every lead, for a spreadsheet or another program

Options of list and export:
  --form <name>      ${formNames.join(', ')}
  --since <date>     2026-11-01, or a time such as 2026-11-01T09:00:00Z; days begin in UTC
  --status <status>  ${leadStatuses.join(', ')}
  --limit <number>

Options of export:
  --format <format>  json or csv (default json). In CSV, an apostrophe is put before = + - @ at the start of a cell,
                     so that no spreadsheet takes what a visitor typed for a formula.
  --out <file>       write to a file, which appears only when it is complete

The database is the one that DATABASE_URL names.
`;

/** @throws UsageError saying what is wrong */
export function parseCommand(args: string[]): Command {
  const { values, positionals } = parse(args);
  const [name, receipt, ...rest] = positionals;
  if (values.help || name === 'help') return { name: 'help' };
  if (name === 'show') return showCommand(receipt, rest, Object.keys(values));
  if (receipt !== undefined) throw new UsageError(`"${receipt}" is one word too many.`);
  if (name === 'list') {
    if (values.format || values.out) throw new UsageError('--format and --out belong to export.');
    return { name, filter: filterOf(values) };
  }
  if (name === 'export') {
    const format = oneOf('--format', ['json', 'csv'] as const, values.format) ?? 'json';
    return { name, filter: filterOf(values), format, out: values.out };
  }
  throw new UsageError(name === undefined ? 'Say what to do.' : `There is no command "${name}".`);
}

const text = { type: 'string' } as const;
const options = { form: text, since: text, status: text, limit: text, format: text, out: text };

function parse(args: string[]) {
  try {
    const help = { type: 'boolean', short: 'h' } as const;
    return parseArgs({ args, allowPositionals: true, options: { ...options, help } });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function showCommand(receipt: string | undefined, rest: string[], given: string[]): Command {
  if (receipt === undefined || rest.length > 0 || given.length > 0) throw new UsageError('show takes one receipt.');
  return { name: 'show', receipt };
}

function filterOf(values: { form?: string; since?: string; status?: string; limit?: string }): LeadFilter {
  return {
    form: oneOf('--form', formNames, values.form),
    status: oneOf('--status', leadStatuses, values.status),
    since: moment(values.since),
    limit: wholeNumber(values.limit),
  };
}

function oneOf<T extends string>(option: string, allowed: readonly T[], value: string | undefined): T | undefined {
  const found = allowed.find((candidate) => candidate === value);
  if (value !== undefined && !found) throw new UsageError(`${option} must be one of ${allowed.join(', ')}.`);
  return found;
}

function moment(since: string | undefined): string | undefined {
  if (since === undefined) return undefined;
  const date = new Date(since);
  if (!/^\d{4}-\d{2}-\d{2}(?:T|$)/.test(since) || Number.isNaN(date.getTime())) {
    throw new UsageError('--since must be a date such as 2026-11-01, or a time such as 2026-11-01T09:00:00Z.');
  }
  return date.toISOString();
}

function wholeNumber(limit: string | undefined): number | undefined {
  if (limit !== undefined && !/^[1-9]\d{0,8}$/.test(limit)) throw new UsageError('--limit must be a whole number.');
  return limit === undefined ? undefined : Number(limit);
}
