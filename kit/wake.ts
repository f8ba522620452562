import type { Page } from '@playwright/test';

/** Run in a page, what it takes for the sign of a person (src/waker/events.ts), and nothing else notices. */
export const stir = `window.dispatchEvent(new Event('pointermove'))`;

/** Wakes every page that is opened here as soon as it has loaded, as a mouse does that moves across it. */
export async function keepAwake(page: Page): Promise<void> {
  await page.addInitScript(`window.addEventListener('load', () => ${stir})`);
}

/** Wakes the page and waits until React has taken it over: before that, links and forms work, but as plain ones. */
export async function cameAlive(page: Page): Promise<void> {
  await page.evaluate(stir);
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
  // One more turn, so that effects have run. A browser that draws nothing shall not be waited for without a limit.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 50));
        setTimeout(resolve, 5000);
      }),
  );
}
