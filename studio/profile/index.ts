/**
 * `npm run -w studio profile` prints the company profile, an A4 PDF, from the content of the site. `SITE_URL` says where the
 * code on the last page leads to; see site-address.ts.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launch } from '../../kit/chromium';
import { fromRoot } from '../pictures/save';
import { profileDocument } from './document';
import { print } from './print';

const file = 'static/files/company-profile.pdf';

/** In bytes: somebody on a weak connection takes it along too. */
const limit = 700_000;

async function main(): Promise<void> {
  const html = await profileDocument();
  const browser = await launch();
  try {
    save(await print(browser, html));
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

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
