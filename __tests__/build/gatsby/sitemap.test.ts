import { sitemapOptions } from '../../../src/build/sitemap';

const nodes = ['/join-team', '/join-team/tester-1', '/join-team/designer-2'].map((path) => ({ path }));
const jobs = [
  { wire: { id: '1', job_title: 'Tester', application_deadline: '2027-01-31' } },
  { wire: { id: '2', job_title: 'Designer', application_deadline: '2026-10-31' } },
];

test('The sitemap holds the pages of open jobs, not those of closed ones', () => {
  const { resolvePages } = sitemapOptions(() => Date.parse('2026-11-20'));
  const pages = resolvePages({ allSitePage: { nodes }, allJob: { nodes: jobs } });
  expect(pages.map(({ path }) => path)).toEqual(['/join-team', '/join-team/tester-1']);
});

test('The sitemap is the same whichever page was made last', () => {
  const { resolvePages } = sitemapOptions(() => Date.parse('2026-11-20'));
  const pagesOf = (made: typeof nodes) => resolvePages({ allSitePage: { nodes: made }, allJob: { nodes: [] } });
  expect(pagesOf([...nodes].reverse())).toEqual(pagesOf(nodes));
});
