import type { Page } from '@playwright/test';

/** Run in a page, what it takes for the sign of a person (src/waker/events.ts), and nothing else notices. */
export const stir = `window.dispatchEvent(new Event('pointermove'))`;

/** Wakes every page that is opened here as soon as it has loaded, as a mouse does that moves across it. */
export async function keepAwake(page: Page): Promise<void> {
  await page.addInitScript(`window.addEventListener('load', () => ${stir})`);
}
