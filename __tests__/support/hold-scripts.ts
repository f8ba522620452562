import type { Page } from '@playwright/test';

/**
 * The page's scripts, or what else is named, wait from now on, as on a slow network.
 * @returns what lets them come
 */
export async function holdScripts(page: Page, named = '**/*.js'): Promise<() => void> {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(named, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}
