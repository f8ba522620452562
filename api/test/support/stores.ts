import type { DatabaseUrl } from '../../src/config/database-url';
import type { StaffStore } from '../../src/leads/store/lead-store';
import { openStore } from '../../src/leads/store/open';
import type { TestDatabase } from './databases';

/** A new database with an open store before each test, as `current()`; closed and dropped after it. */
export function eachTestHasStore<Url extends DatabaseUrl>(
  database: TestDatabase<Url>,
): { current: () => StaffStore; url: () => Url } {
  let held: { store: StaffStore; url: Url; drop: () => Promise<void> } | undefined;
  beforeEach(async () => {
    const { url, drop } = await database.empty();
    held = { store: await openStore(url), url, drop };
  });
  afterEach(async () => {
    await held?.store.close();
    await held?.drop();
  });
  const get = () => {
    if (!held) throw new Error('There is a store only during a test');
    return held;
  };
  return { current: () => get().store, url: () => get().url };
}
