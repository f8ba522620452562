import type { Page } from '@playwright/test';

/** Gives the window of an open page another size, in CSS pixels, and waits until the page has answered. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(answered);
}

/** Sets the text of an open page so large, in pixels, as the root of the page says; a look may do it. */
export async function setText(page: Page, pixels: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}px`;
  }, pixels);
}

/** As the browser's own setting does, by which media queries in em go too; in a window of one's own (`site.open`). */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await client.detach();
}

/** What text is set in until the site's own font has come, or where it never does. */
export const standIns = ["'Anek Roboto'", "'Anek Arial'", "'Anek Verdana'"];
/** Those, the site's own, and a wide one that somebody has chosen. */
export const fonts = ["'Anek Latin'", ...standIns, "'DejaVu Sans', Verdana, sans-serif"];

/** Sets all text of an open page in a font, as it is before the site's own has come. */
export async function setFont(page: Page, font: string): Promise<void> {
  await page.evaluate((name) => document.documentElement.style.setProperty('--font', name), font);
}

/** In the page: what measures itself does so with the next picture, and a carousel (react-slick) 50 ms later. */
function answered(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60)));
}
