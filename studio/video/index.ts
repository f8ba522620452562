/**
 * `npm run -w studio video` makes the film of our software and its poster; with `-- 2.5 24` it only takes stills of
 * those seconds into var/video/, to look at before the film is made.
 */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { productTour } from '../../src/blocks/product/product-tour';
import { launch } from '../../kit/chromium';
import { fromRoot } from '../pictures/save';
import { Camera, openStage } from './camera';
import { Encoder, framesPerSecond, requireFfmpeg } from './encoder';
import { filmStage, posterStage } from './stage';
import { frameAt, length } from './timeline';

/** In bytes: what somebody on a weak connection still waits for. */
const limits = { film: 1_500_000, poster: 40_000 };

const film = fromRoot(`static${productTour.file}`);
const poster = fromRoot(`static${productTour.poster}`);

async function main(moments: readonly string[]): Promise<void> {
  if (Math.round(length) !== productTour.seconds) {
    throw new Error(`The film lasts ${length} seconds, but product-tour.ts says ${productTour.seconds}.`);
  }
  if (moments.length === 0) requireFfmpeg();
  const browser = await launch();
  try {
    await savePoster(browser);
    await (moments.length > 0 ? saveStills(browser, moments.map(Number)) : saveFilm(browser));
  } finally {
    await browser.close();
  }
}

async function saveFilm(browser: Browser): Promise<void> {
  const camera = new Camera(await openStage(browser, filmStage()));
  const encoder = new Encoder(film);
  for (let frame = 0; frame < length * framesPerSecond; frame += 1) {
    await encoder.add(await camera.take(frameAt(frame / framesPerSecond)));
  }
  await encoder.finish();
  report(film, limits.film);
}

async function savePoster(browser: Browser): Promise<void> {
  const page = await openStage(browser, posterStage());
  const picture = sharp(await page.screenshot({ type: 'png' })).resize(880);
  mkdirSync(path.dirname(poster), { recursive: true });
  writeFileSync(poster, await picture.webp({ quality: 41, effort: 6, smartSubsample: true }).toBuffer());
  await page.close();
  report(poster, limits.poster);
}

async function saveStills(browser: Browser, moments: readonly number[]): Promise<void> {
  const camera = new Camera(await openStage(browser, filmStage()));
  const folder = fromRoot('var/video');
  mkdirSync(folder, { recursive: true });
  for (const moment of moments) {
    const file = path.join(folder, `${moment}.png`);
    writeFileSync(file, await camera.take(frameAt(moment)));
    console.log(path.relative(process.cwd(), file));
  }
}

/** A file over its limit fails the run instead of slowing the page. */
function report(file: string, limit: number): void {
  const { size } = statSync(file);
  const text = `${path.relative(process.cwd(), file)}  ${Math.round(size / 1000)} kB`;
  if (size > limit) throw new Error(`${text} is over its limit of ${limit / 1000} kB`);
  console.log(text);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
