import type { Kysely, Selectable } from 'kysely';
import { oneDay } from '../../../../src/contract/dates';
import type { OpenDatabase } from '../../leads/store/open';
import type { Database } from '../../leads/store/schema';
import { ageOf, writtenBy } from '../../leads/store/written-by';
import { networksOf } from '../../quotas/networks';

/** So many attempts are free; behind each further one the pause doubles, from 2 seconds up to 15 minutes. */
const free = { account: 5, address: 20 };
const longestPause = 15 * 60;

/** In milliseconds: attempts are forgotten so long after the last. */
const memory = oneDay;

/** Who tries to sign in. */
export interface Attempt {
  /** The account, whether there is one or not. */
  name: string;
  address: string;
  /** Proven by its cookie: the browser has signed in to this account before. */
  browser: string | undefined;
}

/**
 * Slows down whoever guesses passwords or codes (OWASP ASVS 5, 6.1.1), across restarts and processes. Attempts count by
 * account and by network. A browser that has signed in to the account before counts by itself alone, so that strangers
 * who keep an account paused do not shut its owner out (OWASP, Device Cookies).
 */
export class Throttle {
  constructor(private readonly database: OpenDatabase) {}

  /** Counts an attempt before it is made. @returns in how many seconds it may be made; 0 for now */
  async begin(attempt: Attempt, now = new Date()): Promise<number> {
    const { db, engine } = this.database;
    return engine.commit(db)(async (connection) => {
      const counted = keysOf(attempt);
      let wait = 0;
      // In one order, so that no two transactions wait for each other.
      for (const { key, allowed } of counted) {
        await engine.lock(connection, 'attempts', key);
        wait = Math.max(wait, pauseAfter(await this.remembered(connection, key, now), allowed, now));
      }
      if (wait > 0) return wait;
      for (const { key } of counted) await this.count(connection, key, now);
      return 0;
    });
  }

  /** It has succeeded: what led to it is forgotten, but not what else came from its network. */
  async succeeded(attempt: Attempt): Promise<void> {
    const keys = keysOf(attempt).flatMap(({ key, lasts }) => (lasts ? [] : [key]));
    await this.database.db.deleteFrom('attempts').where('key', 'in', keys).execute();
  }

  /** Somebody who answers for an account has given it a new password and authenticator. */
  async forgiveAccount(name: string): Promise<void> {
    await this.forgive(accountKey(name));
  }

  /** The attempts that are remembered; those of a clock that was ahead are forgotten. */
  private async remembered(db: Kysely<Database>, key: string, now: Date): Promise<Attempts | undefined> {
    const row = await db.selectFrom('attempts').selectAll().where('key', '=', key).executeTakeFirst();
    if (!row || row.last_at <= writtenBy(now)) return row;
    await this.forgive(key, db);
    return undefined;
  }

  private async forgive(key: string, db: Kysely<Database> = this.database.db): Promise<void> {
    await db.deleteFrom('attempts').where('key', '=', key).execute();
  }

  private async count(db: Kysely<Database>, key: string, now: Date): Promise<void> {
    const last_at = now.toISOString();
    await db
      .insertInto('attempts')
      .values({ key, count: 1, last_at })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((row) => ({ count: row('attempts.count', '+', 1), last_at })),
      )
      .execute();
  }

  /** Forgets attempts whose last is a day ago. */
  async forget(now = new Date()): Promise<void> {
    const before = new Date(now.getTime() - memory).toISOString();
    await this.database.db.deleteFrom('attempts').where('last_at', '<', before).execute();
  }
}

type Attempts = Selectable<Database['attempts']>;

/** In seconds, from now. */
function pauseAfter(attempts: Attempts | undefined, allowed: number, now: Date): number {
  if (!attempts || attempts.count < allowed) return 0;
  const pause = Math.min(2 ** (attempts.count - allowed + 1), longestPause);
  return Math.max(0, Math.ceil(pause - ageOf(attempts.last_at, now) / 1000));
}

interface Counted {
  key: string;
  /** So many attempts are free. */
  allowed: number;
  /** Whether it stays counted when somebody signs in. */
  lasts: boolean;
}

function keysOf({ name, address, browser }: Attempt): Counted[] {
  if (browser !== undefined) return [{ key: `browser ${browser}`, allowed: free.account, lasts: false }];
  const networks = networksOf(address).map(({ name: network, factor }): Counted => {
    return { key: `network ${network}`, allowed: free.address * factor, lasts: true };
  });
  return [{ key: accountKey(name), allowed: free.account, lasts: false }, ...networks];
}

function accountKey(name: string): string {
  return `account ${name}`;
}
