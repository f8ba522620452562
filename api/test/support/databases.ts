import path from 'node:path';
import { temporaryFolder } from '../../../kit/temporary-folder';
import type { DatabaseUrl } from '../../src/config/database-url';
import { emptyPostgres } from './empty-postgres';
import { availablePostgres, type NewDatabase, postgres } from './postgres';

/** A database for tests of Jest. */
export interface TestDatabase<Url = DatabaseUrl> extends NewDatabase<Url> {
  /** Gives one as its migrations leave it, which nobody else has until it is dropped. */
  empty(): Promise<{ url: Url; drop(): Promise<void> }>;
}

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

const postgresAgain = { ...postgres, empty: emptyPostgres };

/** A suite for PostgreSQL alone, skipped where there is none: Jest takes no empty table of databases. */
export function describeOnPostgres(name: string, suite: (database: typeof postgresAgain) => void): void {
  const isThere = availablePostgres().length > 0;
  (isThere ? describe : describe.skip)(name, () => suite(postgresAgain));
}

/** The databases that the shared suites run on. Jest wants to know them before the first test, so this waits. */
export function availableDatabases(): TestDatabase[] {
  return [sqlite, ...availablePostgres().map(() => postgresAgain)];
}
