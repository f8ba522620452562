/**
 * `npm run -w studio profile` prints the company profile, an A4 PDF, from the content of the site, and notes the words. `SITE_URL` says where the
 * code on the last page leads to; see site-address.ts.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launch } from '../../kit/chromium';
import { printedFile, wordsOfContent } from '../../src/content/profile';
import { fromRoot } from '../pictures/save';
import { profileDocument } from './document';
import { unescapeHtml } from './parts';
import { print } from './print';

const file = 'static/files/company-profile.pdf';

/** In bytes: somebody on a weak connection takes it along too. */
const limit = 700_000;

async function main(): Promise<void> {
  const html = await profileDocument();
  const browser = await launch();
  try {
    save(await print(browser, html));
    noteWords(html);
  } finally {
    await browser.close();
  }
}

function save(pdf: Buffer): void {
  const text = `${file}  ${Math.round(pdf.length / 1000)} kB`;
  if (pdf.length > limit) throw new Error(`${text} is over its limit of ${limit / 1000} kB`);
  mkdirSync(path.dirname(fromRoot(file)), { recursive: true });
  writeFileSync(fromRoot(file), pdf);
  console.log(text);
}

/** The content check compares what was printed with what the content says later. */
function noteWords(html: string): void {
  const body = html.slice(html.indexOf('<body>')).replaceAll(/<svg[^]*?<\/svg>/g, '');
  const texts = [...body.matchAll(/>([^<]+)</g)].map(([, text = '']) => unescapeHtml(text).trim());
  const words = wordsOfContent(fromRoot('data'), texts.filter((text) => text.length > 2));
  writeFileSync(fromRoot(printedFile), `${JSON.stringify(words, null, 2)}\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
