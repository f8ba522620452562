import type { Page } from '@playwright/test';

/** The page's scripts wait from now on, as on a slow network, until the function that comes back is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}
