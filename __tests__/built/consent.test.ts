import type { Browser, BrowserContext } from 'playwright-core';
import { type Backend, startBackend } from '../support/backend';
import { builtPages } from '../support/built-site';
import { launch } from '../support/chromium';
import { cameAlive } from '../support/visitor';

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

test('On a first visit every page asks our own host only, and sets no cookie (X5)', async () => {
  const { context, elsewhere } = await visitor();
  await readEveryPage(context);
  expect(elsewhere).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('After DECLINE ALL every page asks our own host only, and sets no cookie (X5)', async () => {
  const { context, elsewhere } = await visitor();
  const page = await context.newPage();
  await page.goto(backend.url);
  await page.getByRole('button', { name: 'DECLINE ALL' }).click();
  await readEveryPage(context);
  expect(elsewhere).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['cookie']);
});

/** A fresh visitor, and what they are made to ask of other hosts; also by a frame, a worker or a socket. */
async function visitor(): Promise<{ context: BrowserContext; elsewhere: string[] }> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const elsewhere: string[] = [];
  const note = (url: string) => {
    if (!url.startsWith(backend.url) && !/^(?:data|blob|about):/.test(url)) elsewhere.push(url);
  };
  context.on('request', (request) => note(request.url()));
  context.on('page', (page) => page.on('websocket', (socket) => note(socket.url())));
  return { context, elsewhere };
}

/** To the end of each page, so that what waits for the viewport is fetched too. */
async function readEveryPage(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  for (const { path } of builtPages()) {
    await page.goto(backend.url + path, { waitUntil: 'load' });
    await cameAlive(page);
    await page.evaluate(async () => {
      for (let offset = 0; offset < document.body.scrollHeight; offset += 600) {
        window.scrollTo(0, offset);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await page.waitForLoadState('networkidle');
  }
}
