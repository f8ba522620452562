import path from 'node:path';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { availablePostgres, postgres, type TestDatabase } from './postgres';

export type { TestDatabase };

export const sqlite: TestDatabase = {
  name: 'SQLite',
  create: async () => ({
    url: { kind: 'sqlite', file: path.join(temporaryFolder(), 'leads.db') },
    drop: async () => {},
  }),
};

/** A suite for PostgreSQL alone, skipped where there is none: Jest takes no empty table of databases. */
export function describeOnPostgres(name: string, suite: (database: typeof postgres) => void): void {
  const isThere = availablePostgres().length > 0;
  (isThere ? describe : describe.skip)(name, () => suite(postgres));
}

/** The databases that the shared suites run on. Jest wants to know them before the first test, so this waits. */
export function availableDatabases(): TestDatabase[] {
  return [sqlite, ...availablePostgres()];
}
