import type { Browser } from '@playwright/test';

/** Chromium draws what librsvg cannot: web fonts and filtered shadows. */
export async function photograph(browser: Browser, svg: string, width: number, height: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  try {
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return await page.screenshot({ omitBackground: true });
  } finally {
    await page.close();
  }
}
