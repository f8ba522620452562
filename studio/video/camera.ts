import type { Browser, Page } from '@playwright/test';
import { height, width } from './layout';
import type { Frame } from './timeline';

export async function openStage(browser: Browser, html: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  return page;
}

/** Photographs moments of the film; where nothing has moved since the last one, that picture serves again. */
export class Camera {
  readonly #page: Page;
  #last: { frame: string; png: Buffer } = { frame: '', png: Buffer.alloc(0) };

  constructor(page: Page) {
    this.#page = page;
  }

  async take(frame: Frame): Promise<Buffer> {
    const text = JSON.stringify(frame);
    if (text === this.#last.frame) return this.#last.png;
    await this.#page.evaluate((styles) => {
      for (const [id, style] of Object.entries(styles)) document.getElementById(id)?.setAttribute('style', style);
    }, frame);
    this.#last = { frame: text, png: await this.#page.screenshot({ type: 'png' }) };
    return this.#last.png;
  }
}
