import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { launch } from '../../kit/chromium';
import { brandSize, drawBrands } from './brands';
import { photograph } from './browser';
import { fromRoot, savePng } from './save';
import { drawFront } from './scenes/front';
import { drawHero, heroSize } from './scenes/hero';
import { drawPieces } from './scenes/pieces';
import { drawServices, serviceSize } from './scenes/services';
import { drawShare, shareSize } from './scenes/share';

const featureSize = { width: 1200, height: 960 };

interface Scene {
  file: string;
  draw: () => string;
  size: { width: number; height: number };
  limit: number;
  quality: number;
}

const scenes: readonly Scene[] = [
  { file: 'static/img/hero-img.png', draw: drawHero, size: heroSize, limit: 300, quality: 80 },
  { file: 'static/img/features.png', draw: drawPieces, size: featureSize, limit: 250, quality: 88 },
  {
    file: 'static/img/features-2.png',
    draw: drawFront,
    size: featureSize,
    limit: 250,
    quality: 88,
  },
];

async function saveScenes(browser: Browser): Promise<void> {
  for (const { file, draw, size, limit, quality } of scenes) {
    const image = await photograph(browser, draw(), size.width, size.height);
    await savePng(file, image, { limit, quality });
  }
}

async function saveServices(browser: Browser): Promise<void> {
  for (const [slug, svg] of drawServices()) {
    const image = await photograph(browser, svg, serviceSize.width, serviceSize.height);
    await savePng(`data/images/services/${slug}.png`, image, { limit: 120, quality: 90 });
  }
}

/** What is shown when a page without a picture of its own is shared. */
async function saveShare(browser: Browser): Promise<void> {
  const image = await photograph(browser, await drawShare(), shareSize.width, shareSize.height);
  await savePng('static/img/share.png', image, { limit: 250, quality: 80 });
}

async function saveBrands(browser: Browser): Promise<void> {
  for (const [index, svg] of (await drawBrands()).entries()) {
    const image = await photograph(browser, svg, brandSize.width, brandSize.height);
    await savePng(`static/img/brands/${index + 1}.png`, image, { limit: 15, quality: 90 });
  }
}

/** The manifest's icon is the logo itself; it has no text or filter, so sharp can draw it. */
async function saveIcon(): Promise<void> {
  const image = await sharp(fromRoot('data/images/logo.svg'), { density: 576 }).resize(512, 512).png().toBuffer();
  await savePng('data/images/icon.png', image, { limit: 15, quality: 100 });
}

async function main(): Promise<void> {
  const browser = await launch();
  try {
    await saveScenes(browser);
    await saveServices(browser);
    await saveShare(browser);
    await saveBrands(browser);
    await saveIcon();
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
