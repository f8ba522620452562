import type { BrowserContextOptions } from '@playwright/test';
import { cookies } from '../data/site.json';

/** What the browser keeps of the choice DECLINE ALL. */
export const declined = {
  name: 'cookie',
  value: JSON.stringify({ choice: 'declined', date: '2026-11-20T00:00:00.000Z', version: cookies.version }),
};

/** The browser of a visitor who has chosen it. */
export function declinedAt(origin: string): NonNullable<BrowserContextOptions['storageState']> {
  return { cookies: [], origins: [{ origin, localStorage: [declined] }] };
}
