import { oneDay } from '../../../src/contract/dates';
import { startOfDay } from '../leads/dhaka-time';
import { leadStatuses } from '../leads/store/lead';
import type { LeadFilter } from '../leads/store/lead-store';
import { formNames, UsageError } from './usage';

interface FilterValues {
  form?: string;
  since?: string;
  until?: string;
  status?: string;
  limit?: string;
}

/** Which leads `--form`, `--since`, `--until`, `--status` and `--limit` ask for. @throws UsageError */
export function filterOf(values: FilterValues): LeadFilter {
  const [since, until] = [beginning('--since', values.since), end('--until', values.until)];
  if (since !== undefined && until !== undefined && since >= until) {
    throw new UsageError('--until must be later than --since.');
  }
  return {
    form: oneOf('--form', formNames, values.form),
    status: oneOf('--status', leadStatuses, values.status),
    since,
    until,
    limit: wholeNumber(values.limit),
  };
}

/** @throws UsageError when the value is none of those allowed */
export function oneOf<T extends string>(
  option: string,
  allowed: readonly T[],
  value: string | undefined,
): T | undefined {
  const found = allowed.find((candidate) => candidate === value);
  if (value !== undefined && !found) throw new UsageError(`${option} must be one of ${allowed.join(', ')}.`);
  return found;
}

function beginning(option: string, text: string | undefined): string | undefined {
  return text === undefined ? undefined : moment(option, text).toISOString();
}

/** A day is meant with all of its hours. */
function end(option: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const date = moment(option, text);
  return new Date(date.getTime() + (isDay(text) ? oneDay : 0)).toISOString();
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

function moment(option: string, text: string): Date {
  const date = isDay(text) ? startOfDay(text) : new Date(text);
  if (/^\d{4}-\d{2}-\d{2}(?:T|$)/.test(text) && !Number.isNaN(date.getTime())) return date;
  throw new UsageError(`${option} must be a date such as 2026-11-01, or a time such as 2026-11-01T09:00:00Z.`);
}

function wholeNumber(limit: string | undefined): number | undefined {
  if (limit !== undefined && !/^[1-9]\d{0,8}$/.test(limit)) throw new UsageError('--limit must be a whole number.');
  return limit === undefined ? undefined : Number(limit);
}
