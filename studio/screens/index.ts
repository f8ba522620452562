import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { launch } from '../../kit/chromium';
import { faults } from './kit/faults';
import { page as markup } from './kit/page';
import { type Product, type ScreenName, screenNames } from './kit/product';

const productFolder = path.join(__dirname, 'products');
const pictureFolder = path.resolve(__dirname, '../../data/images/screens');
const limit = 120_000;

/** The site cuts the phone out of its picture and shows it as wide as a phone, whose screen has two dots a pixel. */
const fineScale = 1.6;

async function main(wanted: readonly string[]): Promise<void> {
  const jobs = plan(wanted);
  // Without hinting letters keep their drawn shapes; hinted, the dot of an i melts into its stem at 15 px.
  const browser = await launch(['--font-render-hinting=none']);
  try {
    const at = (deviceScaleFactor: number) =>
      browser.newPage({ viewport: { width: 1440, height: 900 }, deviceScaleFactor });
    const [page, fine] = [await at(1), await at(fineScale)];
    for (const { slug, screens } of jobs) {
      const { product } = (await import(path.join(productFolder, slug, 'index.ts'))) as { product: Product };
      for (const screen of screens) await draw(screen === 'phone' ? fine : page, slug, screen, product);
    }
  } finally {
    await browser.close();
  }
}

/** "slug" means all six screens, "slug/report" one of them, nothing at all every product that has a definition. */
function plan(wanted: readonly string[]): { slug: string; screens: readonly ScreenName[] }[] {
  const defined = readdirSync(productFolder);
  return (wanted.length > 0 ? wanted : defined).map((target) => {
    const [slug = '', only] = target.split('/');
    if (!existsSync(path.join(productFolder, slug, 'index.ts'))) {
      throw new Error(`No screens are defined for "${slug}". Defined: ${defined.join(', ')}.`);
    }
    const screens = screenNames.filter((name) => !only || name === only);
    if (screens.length === 0) throw new Error(`"${only}" is not a screen. Screens: ${screenNames.join(', ')}.`);
    return { slug, screens };
  });
}

async function draw(page: Page, slug: string, screen: ScreenName, product: Product): Promise<void> {
  await page.setContent(markup(product.screens[screen](), product.css));
  await page.evaluate(() => document.fonts.ready);
  // tsx keeps function names by a helper that does not exist inside the page.
  await page.evaluate('globalThis.__name = (value) => value');
  const found = await page.evaluate(faults);
  const shot = await page.screenshot({ type: 'png' });
  const { data, quality } = await squeeze(shot);
  const folder = path.join(pictureFolder, slug);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${screen}.webp`), data);
  process.stdout.write(`${slug}/${screen}.webp  ${Math.round(data.length / 1000)} kB  quality ${quality}\n`);
  for (const fault of found) process.stdout.write(`  ! ${fault}\n`);
  if (found.length > 0) process.exitCode = 1;
}

/** Quality 82 where it fits; a very busy screen steps down until the file is small enough for a slow connection. */
async function squeeze(png: Buffer): Promise<{ data: Buffer; quality: number }> {
  for (let quality = 82; ; quality -= 4) {
    const data = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (data.length <= limit || quality <= 62) return { data, quality };
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
