/** @jest-environment jsdom */

import { all, isHidden, type ParsedPage, pageAt, parsedPages, structuredData } from '../../kit/built-site';
import { type JobFile, jobOnTheWire } from '../../src/content/served/job-file';
import { isOpen, jobPath } from '../../src/contract/jobs';
import { longDate } from '../../src/shared/long-date';
import { entriesOf, readJson } from '../support/folders';

const pages = parsedPages();
const jobs = entriesOf<JobFile>('data/live/jobs').map((file) => {
  const job = jobOnTheWire(file);
  return { file, job, path: jobPath(job) };
});
const open = jobs.filter(({ job }) => isOpen(job, Date.now()));
const closed = jobs.filter(({ job }) => !isOpen(job, Date.now()));

test.each(jobs.map(({ file, path }) => [path, file.title]))('%s is the page of %s', (path, title) => {
  expect(all(pageAt(pages, path), 'h1').map((heading) => heading.textContent)).toEqual([title]);
});

test.each(open.map(({ path, file, job }) => [path, file, job] as const))(
  '%s shows all that search engines are told',
  (path, file, job) => {
    const page = pageAt(pages, path);
    const posting = postingOn(page);
    for (const name of ['title', 'description', 'datePosted', 'validThrough', 'hiringOrganization', 'employmentType'])
      expect(posting).toHaveProperty(name);
    expect(posting.validThrough).toBe(`${file.deadline}T23:59:59+06:00`);
    expect('jobLocation' in posting || 'applicantLocationRequirements' in posting).toBe(true);
    expect('baseSalary' in posting).toBe(file.salary !== undefined);

    const facts = all(page, 'dl dd').map((fact) => fact.textContent);
    expect(facts).toEqual(
      expect.arrayContaining([
        longDate(file.published),
        longDate(file.deadline),
        job.vacancy,
        job.job_location,
        job.employment_status,
        job.workplace,
        job.salary,
        job.experience_requirements,
      ]),
    );
    const told = textOf(String(posting.description));
    const shown = page.document.querySelector('article')?.textContent?.replace(/\s/g, '') ?? '';
    for (const line of told) expect(shown).toContain(line.replace(/\s/g, ''));
  },
);

test.each(open.map(({ path, file }) => [path, file.title]))(
  '%s can be applied on without JavaScript',
  (path, title) => {
    const form = pageAt(pages, path).document.querySelector('form[action$="/api/application-store"]');
    expect(form?.querySelector<HTMLSelectElement>('[name=apply_for]')?.value).toBe(title);
  },
);

test.each(closed.map(({ path }) => [path]))(
  '%s is closed: no application, no JobPosting, hidden from search engines',
  (path) => {
    const page = pageAt(pages, path);
    expect(isHidden(page)).toBe(true);
    expect(all(page, 'form')).toEqual([]);
    expect(all(page, 'a[href*="#apply"]')).toEqual([]);
    expect(postings(page)).toEqual([]);
    expect(page.document.querySelector('main')?.textContent).toContain('Closed');
  },
);

test('the list holds no JobPosting, one position in full and links to every other', () => {
  const page = pageAt(pages, '/join-team');
  expect(postings(page)).toEqual([]);
  const links = all<HTMLAnchorElement>(page, 'main li a').map(({ href }) => new URL(href).pathname);
  expect(jobs.map(({ path }) => path).filter((path) => !links.includes(path))).toEqual([]);
  expect(all(page, 'main h3')[0]?.textContent).toContain(
    open.toSorted((a, b) => b.file.published.localeCompare(a.file.published))[0]?.file.title,
  );
});

test('no page carries what a sanitiser has not seen', () => {
  const carried = JSON.stringify(readJson('public/page-data/join-team/page-data.json'));
  expect(carried).toContain('job_responsibilities');
  expect(carried).not.toContain('"responsibilities"');
});

function postings(page: ParsedPage): Record<string, unknown>[] {
  return structuredData(page).filter((data) => data['@type'] === 'JobPosting');
}

function postingOn(page: ParsedPage): Record<string, unknown> {
  const [posting, ...more] = postings(page);
  expect(more).toEqual([]);
  if (!posting) throw new Error('There is no JobPosting');
  return posting;
}

/** The texts of the leaves of some HTML. */
function textOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('h3, p, li')].map((element) => element.textContent ?? '');
}
