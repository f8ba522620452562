import { startOfDay } from '../leads/dhaka-time';
import { type LeadFilter, leadStatuses } from '../leads/store/lead';
import { formNames, UsageError } from './usage';

/** Which leads `--form`, `--since`, `--status` and `--limit` ask for. @throws UsageError */
export function filterOf(values: { form?: string; since?: string; status?: string; limit?: string }): LeadFilter {
  return {
    form: oneOf('--form', formNames, values.form),
    status: oneOf('--status', leadStatuses, values.status),
    since: moment(values.since),
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

function moment(since: string | undefined): string | undefined {
  if (since === undefined) return undefined;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(since);
  const date = isDay ? startOfDay(since) : new Date(since);
  if (!/^\d{4}-\d{2}-\d{2}(?:T|$)/.test(since) || Number.isNaN(date.getTime())) {
    throw new UsageError('--since must be a date such as 2026-11-01, or a time such as 2026-11-01T09:00:00Z.');
  }
  return date.toISOString();
}

function wholeNumber(limit: string | undefined): number | undefined {
  if (limit !== undefined && !/^[1-9]\d{0,8}$/.test(limit)) throw new UsageError('--limit must be a whole number.');
  return limit === undefined ? undefined : Number(limit);
}
