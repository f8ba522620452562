import type { Browser } from '@playwright/test';
import { builtPages, onePerKind } from '../../kit/built-site';
import { launch } from '../../kit/chromium';
import { cameAlive } from '../../kit/wake';
import { type Backend, startBackend } from '../support/backend';
import { readToTheEnd } from '../support/read-page';

jest.setTimeout(600_000);

let backend: Backend;
let browser: Browser;

beforeAll(async () => {
  backend = await startBackend();
  browser = await launch();
});

afterAll(async () => {
  await browser?.close();
  await backend?.stop();
});

/** Before a choice, the tour of all pages sees the same (tour.test.ts). */
test('After DECLINE ALL a page of each kind asks our own host only, and sets no cookie (X5)', async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const elsewhere: string[] = [];
  const note = (url: string) => {
    if (!url.startsWith(backend.url) && !/^(?:data|blob|about):/.test(url)) elsewhere.push(url);
  };
  context.on('request', (request) => note(request.url()));
  const page = await context.newPage();
  page.on('websocket', (socket) => note(socket.url()));
  await page.goto(backend.url);
  await page.getByRole('button', { name: 'DECLINE ALL' }).click();
  for (const path of onePerKind(builtPages().map(({ path }) => path))) {
    await page.goto(backend.url + path, { waitUntil: 'load' });
    await cameAlive(page);
    await readToTheEnd(page);
    await page.waitForLoadState('networkidle');
  }
  expect(elsewhere).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['cookie']);
});
