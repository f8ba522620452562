import type { DatabaseUrl } from '../../api/src/config/database-url';
import { createPostgres } from '../../kit/databases';
import { databaseIn } from '../../kit/server';

export const databaseNames = ['sqlite', 'postgres'] as const;
export type DatabaseName = (typeof databaseNames)[number];

/** A new, empty database for one run. */
export interface RunDatabase {
  url: DatabaseUrl;
  drop(): Promise<void>;
}

export async function createDatabase(name: DatabaseName, folder: string): Promise<RunDatabase> {
  if (name === 'postgres') return createPostgres();
  return { url: { kind: 'sqlite', file: databaseIn(folder) }, drop: async () => {} };
}
