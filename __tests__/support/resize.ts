import type { Page } from '@playwright/test';

/** Gives the window of an open page another size, in CSS pixels, and waits until the page has answered. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(answered);
}

/** Sets the text of an open page so large, in pixels, as a visitor does in the settings of the browser. */
export async function setText(page: Page, pixels: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}px`;
  }, pixels);
}

/** In the page: what measures itself does so with the next picture, and a carousel (react-slick) 50 ms later. */
function answered(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60)));
}
