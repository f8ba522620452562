import type { Browser, BrowserContext, Page } from '@playwright/test';
import { builtPages, onePerKind } from '../../kit/built-site';
import { launch } from '../../kit/chromium';
import { cameAlive } from '../../kit/wake';
import { type Backend, startBackend } from '../support/backend';
import { readToTheEnd } from '../support/read-page';

jest.setTimeout(60_000);

let backend: Backend;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let elsewhere: string[] = [];

beforeAll(async () => {
  backend = await startBackend();
  browser = await launch();
  context = await browser.newContext({ reducedMotion: 'reduce' });
  context.on('request', (request) => note(request.url()));
  page = await openPage();
  await page.goto(backend.url);
  await page.getByRole('button', { name: 'DECLINE ALL' }).click();
  await page.close();
});

beforeEach(async () => {
  elsewhere = [];
  page = await openPage();
});

afterEach(() => page.close());

afterAll(async () => {
  await browser?.close();
  await backend?.stop();
});

/** Before a choice, the tour of all pages sees the same (tour.test.ts). */
describe('After DECLINE ALL (X5)', () => {
  const paths = onePerKind(builtPages().map(({ path }) => path));

  test.each(paths)('%s asks our own host only, and sets no cookie', async (path) => {
    await page.goto(backend.url + path, { waitUntil: 'load' });
    await cameAlive(page);
    await readToTheEnd(page);
    await page.waitForLoadState('networkidle');
    expect(elsewhere).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['cookie']);
  });
});

async function openPage(): Promise<Page> {
  const opened = await context.newPage();
  opened.on('websocket', (socket) => note(socket.url()));
  return opened;
}

function note(url: string): void {
  if (!url.startsWith(backend.url) && !/^(?:data|blob|about):/.test(url)) elsewhere.push(url);
}
