import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Backend, startBackend } from '../support/backend';
import { builtPages } from '../support/built-site';
import { launch } from '../support/chromium';
import { cameAlive } from '../support/visitor';

jest.setTimeout(60_000);

/** Everything axe knows: the WCAG up to 2.2 AA and its best practices. */
const everything: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
};

/** All that differs between the light and the dark scheme. */
const colours: RunOptions = { resultTypes: ['violations'], runOnly: { type: 'rule', values: ['color-contrast'] } };

const widths = [1280, 375];

let backend: Backend;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** What the browser has complained about since the page was opened, and requests to other hosts. */
let complaints: string[] = [];

beforeAll(async () => {
  backend = await startBackend();
  browser = await launch();
  context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(backend.url)) complaints.push(request.url());
  });
});

afterAll(async () => {
  await browser?.close();
  await backend?.stop();
});

describe.each(builtPages().map(({ path }) => path))('%s', (path) => {
  test('has no fault that axe finds, wide and narrow, light and dark', async () => {
    complaints = [];
    await open(path);
    const faults: string[] = [];
    for (const width of widths) {
      await show(width, 'light');
      faults.push(...(await violations(everything, `${width} px`)));
      await show(width, 'dark');
      faults.push(...(await violations(colours, `${width} px, dark`)));
    }
    expect(faults).toEqual([]);
  });

  test('comes alive without an error, a breach of its policy or a request to another host', () => {
    expect(complaints.filter((text) => !isStatusOf404(path, text))).toEqual([]);
  });
});

test('A visit to every page leaves nothing behind in the browser', async () => {
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate('Object.keys(localStorage)')).toEqual([]);
});

/** Opens a page and scrolls through it, so that what waits for the viewport has come alive too. */
async function open(path: string): Promise<void> {
  await page.goto(`${backend.url}${path === '/404.html' ? '/no-such-page' : path}`, { waitUntil: 'load' });
  await cameAlive(page);
  await page.evaluate(async () => {
    for (let offset = 0; offset < document.body.scrollHeight; offset += 600) {
      window.scrollTo(0, offset);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.waitForFunction(allCarouselsAreLive);
  await page.evaluate(() => window.scrollTo(0, 0));
  // By the debugger, to which the content policy does not apply.
  await page.evaluate(axe.source);
}

/** A carousel comes alive near the viewport, so the next one that has not is scrolled to. */
function allCarouselsAreLive(): boolean {
  const carousels = [...document.querySelectorAll('[aria-roledescription=carousel]')];
  const waiting = carousels.find((carousel) => !carousel.querySelector('.slick-initialized'));
  waiting?.scrollIntoView();
  return waiting === undefined;
}

/** Changes width and colours, and waits until nothing fades any more: axe would measure the colours in between. */
async function show(width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    // A colour that is inherited fades once more at every level.
    for (let stillFrames = 0; stillFrames < 3; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const fades = document.getAnimations().some(({ playState }) => playState === 'running');
      stillFrames = fades ? 0 : stillFrames + 1;
    }
  });
}

async function violations(options: RunOptions, where: string): Promise<string[]> {
  const results = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const reasons = [...any, ...all, ...none].map(({ message }) => message);
      return `${where}: ${id} at ${target.join(' ')}: ${reasons.join('; ')}`;
    }),
  );
}

/** The browser reports the 404 of the 404 page itself. */
function isStatusOf404(path: string, text: string): boolean {
  return path === '/404.html' && /status of 404/.test(text);
}
