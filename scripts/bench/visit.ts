import type { Browser, CDPSession, Page } from '@playwright/test';

/** One visit to a page: bytes on the wire, and milliseconds since the visit began. */
export interface Visit {
  bytes: number;
  scriptBytes: number;
  requests: number;
  firstPaint: number;
  largestPaint: number;
}

const phone = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** In milliseconds: how long a page may take to become quiet. */
const limit = 30_000;

/**
 * Opens a page as a new visitor and touches nothing.
 * @throws when it is not answered with 200, or never becomes quiet
 */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const traffic = await countTraffic(await context.newCDPSession(page));
    const answer = await page.goto(url, { waitUntil: 'networkidle', timeout: limit });
    if (answer?.status() !== 200) throw new Error(`${url} was answered with ${answer?.status()}.`);
    return { ...traffic, ...(await paintsOf(page)) };
  } finally {
    await context.close();
  }
}

/**
 * Asks the browser's network log: unlike the page's own timing, it has the bytes of headers and of what was prefetched.
 */
async function countTraffic(session: CDPSession): Promise<Pick<Visit, 'bytes' | 'scriptBytes' | 'requests'>> {
  const traffic = { bytes: 0, scriptBytes: 0, requests: 0 };
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.add(requestId);
  });
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) traffic.requests += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return traffic;
}

async function paintsOf(page: Page): Promise<Pick<Visit, 'firstPaint' | 'largestPaint'>> {
  return page.evaluate(async () => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largestPaint: await new Promise<number>((resolve) => {
      setTimeout(() => resolve(Number.NaN), 1000);
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    }),
  }));
}
