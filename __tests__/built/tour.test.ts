import type { Browser, BrowserContext, Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { builtPages, onePerKind } from '../../kit/built-site';
import { launch } from '../../kit/chromium';
import { cameAlive, keepAwake } from '../../kit/wake';
import { type Backend, startBackend } from '../support/backend';
import { readToTheEnd } from '../support/read-page';

jest.setTimeout(60_000);

/** Everything axe knows: the WCAG up to 2.2 AA and its best practices. */
const everything: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
};

/** All that differs between the light and the dark scheme. */
const colours: RunOptions = { resultTypes: ['violations'], runOnly: { type: 'rule', values: ['color-contrast'] } };

interface Look {
  width: number;
  scheme: 'light' | 'dark';
  rules: RunOptions;
}

const onPhones: Look = { width: 375, scheme: 'light', rules: everything };
const allLooks: readonly Look[] = [
  onPhones,
  { width: 375, scheme: 'dark', rules: colours },
  { width: 1280, scheme: 'light', rules: everything },
  { width: 1280, scheme: 'dark', rules: colours },
];

/** A phone at its narrowest, which is also a desktop of 1280 px at 400 % zoom (WCAG 2.2, 1.4.10). */
const narrowest = 320;

const paths = builtPages().map(({ path }) => path);
/** Pages of one kind share their styles, so all looks are for one of each, and for every page in `npm run drills`. */
const inAllLooks = process.env.DRILLS === 'whole' ? paths : onePerKind(paths);

let backend: Backend;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** What the browser has complained about since the page was opened, and requests to other hosts. */
let complaints: string[] = [];

beforeAll(async () => {
  backend = await startBackend();
  browser = await launch();
  context = await browser.newContext({ reducedMotion: 'reduce' });
  page = await context.newPage();
  await keepAwake(page);
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  // Also of frames and workers, by which a page could ask somebody else (X5).
  context.on('request', (request) => note(request.url()));
  page.on('websocket', (socket) => note(socket.url()));
});

afterAll(async () => {
  await browser?.close();
  await backend?.stop();
});

describe.each(paths)('%s', (path) => {
  beforeAll(async () => {
    complaints = [];
    await page.setViewportSize({ width: narrowest, height: 640 });
    await page.goto(`${backend.url}${path === '/404.html' ? '/no-such-page' : path}`, { waitUntil: 'load' });
    await cameAlive(page);
    await readToTheEnd(page);
  });

  test('Nothing is wider than the narrowest screen', async () => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width > narrowest ? await tooWide() : []).toEqual([]);
  });

  test('The header covers no heading (R-ROUTE-25)', async () => {
    const covered = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const header = document.querySelector('header')?.getBoundingClientRect();
      return heading.getBoundingClientRect().top < (header?.bottom ?? 0);
    });
    expect(covered).toBe(false);
  });

  const looks = inAllLooks.includes(path) ? allLooks : [onPhones];
  test.each(looks)('has no fault that axe finds at $width px, $scheme', async (look) => {
    await show(look);
    // By the debugger, to which the content policy does not apply.
    await page.evaluate(axe.source);
    expect(await violations(look.rules)).toEqual([]);
  });

  test('comes alive without an error, a breach of its policy or a request to another host (X5)', () => {
    expect(complaints.filter((text) => !isStatusOf404(path, text))).toEqual([]);
  });
});

test('A visit to every page leaves nothing behind in the browser (X5)', async () => {
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate('Object.keys(localStorage)')).toEqual([]);
});

function note(url: string): void {
  if (!url.startsWith(backend.url) && !/^(?:data|blob|about):/.test(url)) complaints.push(url);
}

/** The elements that reach furthest to the right, for a message that says what to mend. */
function tooWide(): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** Changes width and colours, and waits until nothing fades any more: axe would measure the colours in between. */
async function show({ width, scheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: scheme });
  await page.evaluate(async () => {
    // A colour that is inherited fades once more at every level.
    for (let stillFrames = 0; stillFrames < 3; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const fades = document.getAnimations().some(({ playState }) => playState === 'running');
      stillFrames = fades ? 0 : stillFrames + 1;
    }
  });
}

async function violations(options: RunOptions): Promise<string[]> {
  const results = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const reasons = [...any, ...all, ...none].map(({ message }) => message);
      return `${id} at ${target.join(' ')}: ${reasons.join('; ')}`;
    }),
  );
}

/** The browser reports the 404 of the 404 page itself. */
function isStatusOf404(path: string, text: string): boolean {
  return path === '/404.html' && /status of 404/.test(text);
}
