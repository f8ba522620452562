import type { SafeJob } from '../../src/contract/jobs';

/** A job as it travels, open for a long time, with changes. */
export function wireJob(changes: Partial<Record<keyof SafeJob, string>> = {}): SafeJob {
  const job = {
    id: '1',
    job_title: 'Tester',
    company_summery: '<p>Nothing leaves before somebody tried it.</p>',
    job_responsibilities: '<ul><li>Try what others have built</li></ul>',
    educational_requirements: '',
    other_benefits: '',
    experience_requirements: 'At least 1 year',
    additional_requirements: '',
    application_deadline: '2099-01-31',
    published_on: '2025-11-01',
    vacancy: '2',
    job_location: 'Dhaka, Bangladesh',
    salary: 'Negotiable',
    employment_status: 'Full-time',
    workplace: 'On-site',
    age: '',
    ...changes,
  };
  return job as SafeJob;
}

export const jobWords = {
  title: 'Open positions',
  none: 'No open positions right now',
  noneText: 'You can write to us.',
  choose: 'Positions by title',
  closed: 'Closed',
  closedText: 'The deadline has passed.',
  closedNews: 'The deadline of this position has passed. Send the form at once.',
  gone: 'No longer listed',
  goneText: 'This position is not in our list any more.',
  unknownText: 'Your link names no single position.',
  goneNews: 'This position is no longer listed. Choose another one.',
  all: 'See all open positions',
  formTitle: 'Apply for this position',
  looking: 'A position at our company',
  lookingText: 'Your browser asks for it now.',
} as Queries.JobBoardWordsFragment & Queries.JobViewWordsFragment & Queries.LookingWordsFragment;
