/** A job file in the shape of `data/live/jobs`, with changes. */
export function jobFile(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: 1,
    title: 'Tester',
    summary: 'Try our products the way a cashier, a nurse or an accountant would, and find what breaks.',
    published: '2026-11-01',
    deadline: '2099-01-31',
    vacancies: 1,
    workplace: 'on-site',
    city: 'Dhaka',
    employment: 'full-time',
    experience: { from: 1 },
    responsibilities: ['- Try what others have built'],
    ...changes,
  };
}
