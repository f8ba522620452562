import type { Page } from '@playwright/test';
import countries from '../../data/live/countries.json';
import faqs from '../../data/live/faqs.json';
import job from '../../data/live/jobs/technical-writer.json';
import { faqList } from '../../src/contract/faqs';
import { jobList } from '../../src/contract/job-list';
import { liveLists } from '../../src/contract/lists';
import { type OtherBackend, servedList } from './backend';
import { foreign } from './lists';
import type { Visit } from './visit';

/** A page with lists, and something that they held when it was built. */
interface PageWithLists {
  path: string;
  lists: readonly string[];
  built: string;
}

const pages: PageWithLists[] = [
  {
    path: '/schedule-a-demo',
    lists: Object.values(liveLists).map(({ path }) => path),
    built: countries[0]?.name ?? '',
  },
  { path: '/join-team', lists: [jobList.path], built: job.title },
  { path: '/faqs', lists: [faqList.path], built: faqs[0]?.title ?? '' },
];

export interface ListResult {
  page: string;
  /** How many questions for lists reached the other origin. */
  asked: number;
  faults: string[];
}

/** Opens each page with lists while the other backend has them, and while it does not. */
export async function reloadLists(backend: OtherBackend, visit: Visit): Promise<ListResult[]> {
  const results: ListResult[] = [];
  for (const page of pages) {
    backend.take();
    const faults = [...(await whileServed(page, visit)), ...(await whileMissing(page, backend, visit))];
    const received = backend.take();
    const unasked = page.lists.filter((list) => !received.some(({ path }) => path === list));
    const strange = received.filter(({ method, path }) => method !== 'GET' || !page.lists.includes(path));
    results.push({
      page: page.path,
      asked: received.length,
      faults: [
        ...faults,
        ...unasked.map((list) => `Nobody asked for ${list}`),
        ...strange.map(({ method, path }) => `It was asked ${method} ${path}`),
      ],
    });
  }
  return results;
}

function whileServed(page: PageWithLists, visit: Visit): Promise<string[]> {
  return visit({ path: page.path }, async (opened) => {
    await showsForeign(opened, page);
    return [];
  });
}

/** What was built stays until the visitor asks again, and gets an answer. */
function whileMissing(page: PageWithLists, backend: OtherBackend, visit: Visit): Promise<string[]> {
  backend.lists = () => ({ status: 404, text: 'Not Found' });
  return visit({ path: page.path, hasFaults: true }, async (opened) => {
    const again = opened.getByRole('button', { name: /^(Try again|Retry)$/ });
    await again.waitFor();
    const kept = await textsOf(opened, page.built).count();
    backend.lists = servedList;
    await again.click();
    await showsForeign(opened, page);
    return kept > 0 ? [] : [`Without its lists the page did not show ${page.built}`];
  }).finally(() => {
    backend.lists = servedList;
  });
}

/** Waits until an entry of each list has come from the other backend. */
async function showsForeign(opened: Page, { lists }: PageWithLists): Promise<void> {
  const last = textsOf(opened, foreign).nth(lists.length - 1);
  await last.waitFor({ state: 'attached', timeout: 15_000 });
}

function textsOf(opened: Page, text: string) {
  return opened.getByRole('main').getByText(text, { exact: true });
}
