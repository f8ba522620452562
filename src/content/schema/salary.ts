import type { z } from 'zod';
import { taka } from '../../contract/taka';
import type { JobFile } from '../served/job-file';

/** In taka, what an hour, a month or a year may pay: beyond, a digit is missing or one too many. */
const pay = { hour: [30, 20_000], month: [3_000, 1_000_000], year: [36_000, 12_000_000] } as const;

/** The least where somebody learns, or works for some hours: a stipend may pay the way alone. */
const stipend = { hour: 30, month: 500, year: 6_000 } as const;

/** Refuses a salary that lost its zeros, or has too many. */
export function plausibleSalary({ salary, employment }: JobFile, context: z.RefinementCtx): void {
  if (!salary) return;
  const { from, to = from, per } = salary;
  if (to < from) return;
  const [whole, most] = pay[per];
  const least = ['internship', 'part-time'].includes(employment) ? stipend[per] : whole;
  for (const [name, amount] of Object.entries({ from, to: salary.to })) {
    if (amount === undefined || (least <= amount && amount <= most)) continue;
    const a = per === 'hour' ? 'an' : 'a';
    const message = `is ${taka(amount)} ${a} ${per}, which cannot be meant: the whole amount is between ${taka(least)} and ${taka(most)}`;
    context.addIssue({ code: 'custom', path: ['salary', name], message });
  }
}
