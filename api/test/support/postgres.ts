import { execFileSync } from 'node:child_process';
import { createPostgres, postgresServer } from '../../../kit/databases';
import type { DatabaseUrl } from '../../src/config/database-url';

export interface NewDatabase<Url = DatabaseUrl> {
  name: string;
  /** Makes a new database, without tables. */
  create(): Promise<{ url: Url; drop(): Promise<void> }>;
}

export const postgres: NewDatabase<{ kind: 'postgres'; url: string }> = { name: 'PostgreSQL', create: createPostgres };

/** None where no server answers, which is said. Waits for the answer. */
export function availablePostgres(): (typeof postgres)[] {
  if (answers()) return [postgres];
  if (process.env.REQUIRE_POSTGRES === '1') throw new Error('REQUIRE_POSTGRES=1, but no PostgreSQL server answers.');
  process.stderr.write('PostgreSQL tests skipped: no server answers. Set TEST_POSTGRES_URL to run them.\n');
  return [];
}

function answers(): boolean {
  const probe = `
    const client = new (require('pg').Client)({ connectionString: process.argv[1], connectionTimeoutMillis: 3000 });
    client.connect().then(() => process.exit(0), () => process.exit(1));`;
  try {
    execFileSync(process.execPath, ['-e', probe, postgresServer], { cwd: __dirname, stdio: 'ignore', timeout: 5000 });
    return true;
  } catch {
    return false;
  }
}
