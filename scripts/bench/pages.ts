import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { launch } from '../../kit/chromium';
import { kilobytes, median, report, whole } from './report';
import { type Visit, visit } from './visit';

/** Measured visits to each page, after one that is not. */
const rounds = 5;

const pages = ['/', '/products', '/product/point-of-sales-software', '/schedule-a-demo'];

/** What a phone fetches and when it shows something, with nothing touched. */
export async function measurePages(url: string): Promise<string> {
  const peer = await servePeer();
  const browser = await launch();
  try {
    const targets = [
      ...pages.map((page) => ({ name: page, url: url + page })),
      { name: 'peer: one sentence', url: peer.url },
    ];
    const visits = await visitByTurns(browser, targets);
    return report(
      `Pages on a phone (375 × 812 at two pixels per point, Chromium ${browser.version()}, empty cache, nothing touched)`,
      [
        ['PAGE', 'ALL, kB', 'SCRIPTS, kB', 'REQUESTS, number', 'FIRST PAINT, ms', 'LARGEST PAINT, ms'],
        ...targets.map(({ name }, index) => row(name, visits[index] ?? [])),
      ],
      `Medians of ${rounds} visits, over loopback, on this processor at its full speed. Bytes are those on the wire, headers included, until the network was quiet for half a second; 1 kB is 1,000 bytes.`,
    );
  } finally {
    await browser.close();
    peer.close();
  }
}

function row(name: string, visits: readonly Visit[]): string[] {
  const of = (key: keyof Visit) => median(visits.map((one) => one[key]));
  return [
    name,
    kilobytes(of('bytes')),
    kilobytes(of('scriptBytes')),
    whole(of('requests')),
    whole(of('firstPaint')),
    whole(of('largestPaint')),
  ];
}

/** Round by round instead of page by page, so that a slow moment of the machine does not fall on one page alone. */
async function visitByTurns(browser: Browser, targets: readonly { url: string }[]): Promise<Visit[][]> {
  const visits: Visit[][] = targets.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, { url }] of targets.entries()) {
      const one = await visit(browser, url);
      if (round > 0) visits[index]?.push(one);
    }
  }
  return visits;
}

/** The least that a page can be: what is left is the browser's own. */
async function servePeer(): Promise<{ url: string; close(): void }> {
  const html =
    '<!doctype html><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><p>One sentence.</p>';
  const server = createServer((_request, response) => response.setHeader('Content-Type', 'text/html').end(html));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
