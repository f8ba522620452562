import type { Browser } from '@playwright/test';
import { cameAlive } from '../../../kit/wake';
import { median } from '../report';

/** Something that visitors tap first, and by which they see that it was heard. */
interface Tap {
  name: string;
  page: string;
  /** Selectors: where the finger goes, and what is there once the page has answered. */
  target: string;
  answer: string;
  /** Where the target is in sight: scrolling to it would wake the page before it is tapped. A phone's unless given. */
  viewport?: { width: number; height: number };
}

const phone = { width: 412, height: 823 };

/** Menu and field are the browser's own work; tab, filter and dialog need the page's scripts. */
const taps: readonly Tap[] = [
  { name: 'menu', page: '/', target: 'header a[href="#site-menu"]', answer: '#site-menu nav' },
  { name: 'form field', page: '/contact', target: 'main form input[name="name"]', answer: 'input[name="name"]:focus' },
  {
    name: 'tab',
    page: '/',
    target: '[role="tab"][aria-selected="false"] >> nth=0',
    answer: '[role="tab"]:not(:first-child)[aria-selected="true"]',
    viewport: { width: phone.width, height: 2000 },
  },
  {
    name: 'filter',
    page: '/products',
    target: 'main a[href*="retail-market"] >> nth=0',
    answer: 'main a[href*="retail-market"][aria-current="true"]',
    viewport: { width: 1350, height: 940 },
  },
  { name: 'demo', page: '/', target: 'header a[href="/schedule-a-demo"]', answer: 'dialog[open] form' },
];

/** How a page is met. */
const states = [
  { name: 'asleep, scripts in the cache', isAwake: false, isCached: true },
  { name: 'asleep, first page of a visit, slow 4G', isAwake: false, isCached: false },
  { name: 'awake', isAwake: true, isCached: true },
] as const;

/** A quarter of the processor, as Lighthouse's phone has. */
const slowdown = 4;

/** Lighthouse's slow 4G: latency in milliseconds, rates in bytes per second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };

export interface TapTimes {
  name: string;
  /** Milliseconds from the touch to the picture that shows the answer, one for each state. */
  medians: number[];
}

export const tapStates = states.map(({ name }) => name);

/** The first tap on each thing, in each state, as often as told; by turns, like the visits. */
export async function measureTaps(browser: Browser, url: string, rounds: number): Promise<TapTimes[]> {
  const times = taps.map(() => states.map((): number[] => []));
  for (let round = 0; round < rounds; round += 1)
    for (const [row, tap] of taps.entries())
      for (const [column, state] of states.entries())
        times[row]?.[column]?.push(await firstTap(browser, url, tap, state));
  return taps.map(({ name }, row) => ({ name, medians: (times[row] ?? []).map(median) }));
}

async function firstTap(browser: Browser, url: string, tap: Tap, state: (typeof states)[number]): Promise<number> {
  const { viewport = phone } = tap;
  const context = await browser.newContext({ viewport, isMobile: viewport.width === phone.width, hasTouch: true });
  try {
    const page = await context.newPage();
    if (state.isCached) {
      await page.goto(url + tap.page);
      await cameAlive(page);
    }
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (!state.isCached) await session.send('Network.emulateNetworkConditions', slow4g);
    await page.goto(url + tap.page, { waitUntil: 'load' });
    if (state.isAwake) await cameAlive(page);
    const [time] = await Promise.all([page.evaluate(answerTime, tap.answer), page.locator(tap.target).tap()]);
    return time;
  } finally {
    await context.close();
  }
}

/** In the page: milliseconds from the first touch to a picture in which the answer can be seen. */
async function answerTime(answer: string): Promise<number> {
  const touched = new Promise<number>((resolve) => {
    window.addEventListener('pointerdown', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
  });
  while (!document.querySelector(answer)?.checkVisibility({ visibilityProperty: true }))
    await new Promise(requestAnimationFrame);
  // What follows a frame's callbacks is its picture.
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - (await touched);
}
