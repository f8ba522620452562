import type { Job } from '../../contract/jobs';

/** A job as its maintainer writes it: plain words, numbers and ISO dates. `src/content/schema/job.ts` checks it. */
export interface JobFile {
  id: number;
  title: string;
  /** What search engines show, and the first sentence of the job's page. */
  summary: string;
  /** ISO dates; one can apply until the end of the deadline's day in Dhaka. */
  published: string;
  deadline: string;
  vacancies: number;
  workplace: Workplace;
  /** In Bangladesh. Only remote work may have none. */
  city?: string | undefined;
  employment: Employment;
  /** In taka. Left out while it is to be agreed. */
  salary?: { from: number; to?: number | undefined; per: 'hour' | 'month' | 'year' } | undefined;
  /** In years. */
  experience: Range;
  /** In years. */
  age?: Range | undefined;
  company?: string[] | undefined;
  education?: string[] | undefined;
  responsibilities: string[];
  requirements?: string[] | undefined;
  benefits?: string[] | undefined;
}

export type Workplace = 'on-site' | 'hybrid' | 'remote';
export type Employment = 'full-time' | 'part-time' | 'contract' | 'internship';

interface Range {
  from: number;
  to?: number | undefined;
}

/** A job file as it travels (R-ENT-11). The HTML is made of escaped text, so nothing in a file can become markup. */
export function jobOnTheWire(file: JobFile): Job {
  return {
    id: String(file.id),
    job_title: file.title,
    company_summery: jobText(file.company),
    job_responsibilities: jobText(file.responsibilities),
    educational_requirements: jobText(file.education),
    other_benefits: jobText(file.benefits),
    experience_requirements: experience(file.experience),
    additional_requirements: jobText(file.requirements),
    application_deadline: file.deadline,
    published_on: file.published,
    vacancy: String(file.vacancies),
    job_location: file.city ? `${file.city}, Bangladesh` : 'Anywhere in Bangladesh',
    salary: salary(file.salary),
    employment_status: employments[file.employment],
    workplace: workplaces[file.workplace],
    age: file.age ? years(file.age) : '',
  };
}

/** The newest first; of one day, the one with the higher number. */
export function newestFirst(a: Pick<JobFile, 'published' | 'id'>, b: Pick<JobFile, 'published' | 'id'>): number {
  return b.published.localeCompare(a.published) || b.id - a.id;
}

const employments: Record<Employment, string> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
};

const workplaces: Record<Workplace, string> = { 'on-site': 'On-site', hybrid: 'Hybrid', remote: 'Remote' };

function experience(range: Range): string {
  return range.from === 0 && range.to === undefined ? 'No experience needed' : years(range);
}

function years({ from, to }: Range): string {
  if (to !== undefined && from !== to) return from === 0 ? `Up to ${count(to)}` : `${from} to ${to} years`;
  return to === undefined ? `At least ${count(from)}` : count(from);
}

function count(number: number): string {
  return number === 1 ? '1 year' : `${number} years`;
}

const amount = new Intl.NumberFormat('en-GB');

function salary(pay: JobFile['salary']): string {
  if (!pay) return 'Negotiable';
  const { from, to, per } = pay;
  const sum = to === undefined || to === from ? amount.format(from) : `${amount.format(from)} to ${amount.format(to)}`;
  return `BDT ${sum} per ${per}`;
}

/** A line that begins like this is a point of a list. */
const point = '- ';

/** Lines of a job file as HTML: each a paragraph, neighbouring points a list. Whatever is in them stays text. */
function jobText(lines: readonly string[] = []): string {
  let html = '';
  let inList = false;
  for (const line of lines) {
    const isPoint = line.startsWith(point);
    if (isPoint !== inList) html += isPoint ? '<ul>' : '</ul>';
    html += isPoint ? `<li>${escapeText(line.slice(point.length))}</li>` : `<p>${escapeText(line)}</p>`;
    inList = isPoint;
  }
  return inList ? `${html}</ul>` : html;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
