import { type Browser, chromium } from 'playwright-core';

// everything a browser would like to do besides drawing is switched off
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: quiet,
  });
}

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
