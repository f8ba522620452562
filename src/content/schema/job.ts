import { z } from 'zod';
import type { JobFile } from '../served/job-file';
import { hasBullet } from './bullets';
import { day, identifier, line, lineWithSigns, metaDescription, sample, schemaLink } from './common';
import { plausibleSalary } from './salary';

const outOfOrder = 'needs "to" not below "from"';

function years(least: number, most: number) {
  return z
    .strictObject({
      from: z.number().int().min(least).max(most).describe('The least.'),
      to: z.number().int().min(least).max(most).optional().describe('The most; leave it out when there is none.'),
    })
    .refine(inOrder, outOfOrder);
}

const salary = z
  .strictObject({
    from: z.number().int().positive().describe('In taka.'),
    to: z.number().int().positive().optional().describe('In taka; leave it out when there is one amount.'),
    per: z.enum(['hour', 'month', 'year']).describe('What one salary pays for.'),
  })
  .refine(inOrder, outOfOrder);

/**
 * A section of a job: paragraphs, and points that begin with "- ". Plain text: there is nothing to escape or to break.
 */
function section(description: string) {
  return z
    .array(
      line(600, 'A paragraph; or, beginning with "- ", a point of a list.')
        .refine((text) => text !== '-', 'must have words behind the "-"')
        .refine(
          (text) => text === '-' || !hasBullet(text),
          'begins as a point does elsewhere: here one begins with "- "',
        ),
    )
    .min(1, 'needs at least one line; leave the whole section out when there is nothing to say')
    .max(30)
    .describe(description);
}

/** An open position: `data/live/jobs/<any name>.json` (R-ENT-11). The site shows a change within a minute. */
export const job = z
  .strictObject({
    $schema: schemaLink,
    id: identifier.describe('Stable number, unique among all jobs there ever were: it ends the address of the page.'),
    title: lineWithSigns(70, 'The position, and nothing else: no city, salary or "urgent".'),
    summary: metaDescription,
    published: day.describe('The day it is first shown.'),
    deadline: day.describe('The last day on which one can apply, until midnight in Dhaka. Then the job is closed.'),
    vacancies: z.number().int().min(1).max(99).describe('How many people are sought.'),
    workplace: z.enum(['on-site', 'hybrid', 'remote']).describe('Where one works.'),
    city: line(40, 'Where the office is, in Bangladesh. Only remote work may leave it out.').optional(),
    employment: z.enum(['full-time', 'part-time', 'contract', 'internship']).describe('Which kind of work it is.'),
    salary: salary.optional().describe('Leave it out when it is to be agreed: "Negotiable" is shown then.'),
    experience: years(0, 50).describe('In years. "from" 0 without "to" means that none is needed.'),
    age: years(14, 80).optional().describe('In years. Only where the work demands it.'),
    company: section('The team and its work.').optional(),
    education: section('Degrees and other schooling.').optional(),
    responsibilities: section('What one does.'),
    requirements: section('What one must bring, and what is good to have.').optional(),
    benefits: section('What one gets beside the salary.').optional(),
    sample,
  })
  .refine(({ published, deadline }) => !day.safeParse(deadline).success || published <= deadline, {
    path: ['deadline'],
    message: 'must not be before the day of "published"',
  })
  .refine(({ workplace, city }) => workplace === 'remote' || city !== undefined, {
    path: ['city'],
    message: 'is missing: only remote work may leave it out',
  })
  .superRefine(plausibleSalary) satisfies z.ZodType<JobFile>;

function inOrder({ from, to }: { from: number; to?: number | undefined }): boolean {
  return to === undefined || from <= to;
}
