import path from 'node:path';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { availablePostgres, postgres, type TestDatabase } from './postgres';

export type { TestDatabase };

const newFile = () => ({
  url: { kind: 'sqlite' as const, file: path.join(temporaryFolder(), 'leads.db') },
  drop: async () => {},
});

export const sqlite: TestDatabase = {
  name: 'SQLite',
  create: async () => newFile(),
  // Making the tables costs less than looking whether they are as they were.
  empty: async () => newFile(),
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
