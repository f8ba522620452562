import { defineConfig } from '@playwright/test';
import { availableEngines } from './__tests__/support/engines/engines';
import type { EngineOptions } from './__tests__/support/engines/test';
import { launchOptions } from './kit/chromium';

/** The browser tests. Each worker has a backend and a database of its own (`__tests__/support/site.ts`). */
export default defineConfig<object, EngineOptions>({
  testDir: '__tests__/e2e',
  outputDir: '.results/traces',
  preserveOutput: 'failures-only',
  workers: 2,
  // A proof that fails by chance is none.
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: launchOptions(),
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // A copy of the page at every step would take half of all the time; `--trace on` makes them for a test that failed.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'Chromium', testIgnore: 'engines/**' },
    // What visitors come for, in the other engines.
    ...availableEngines().map((engineName) => ({ name: engineName, testMatch: 'engines/**', use: { engineName } })),
  ],
  reporter: [[process.env.CI ? 'dot' : 'list'], ['./__tests__/support/browser-reporter.ts']],
});
