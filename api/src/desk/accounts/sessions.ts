import type { SessionRow } from '../../leads/store/desk-schema';
import type { OpenDatabase } from '../../leads/store/open';
import { ageOf, writtenBy } from '../../leads/store/written-by';
import { digestOf, newToken } from './codes';
import { isRole, type RoleName } from './roles';

/** In milliseconds (OWASP ASVS 5, 7.1.1): how long a session lasts without a request. */
export const idle = 30 * 60 * 1000;

/** And in all, as NIST SP 800-63B has it for two factors. */
const longest = 12 * 60 * 60 * 1000;

/** In milliseconds: how exactly it is known when a session was last used, so that not every view writes it down. */
const exactness = 60 * 1000;

/** In milliseconds: how long a token that was replaced still leads to its session, for answers that got lost. */
export const grace = 30 * 1000;

/** At most so many of one account; a further one ends the oldest (OWASP ASVS 5, 7.1.2). */
const mostSessions = 5;

/** Somebody who is signed in. */
export interface Session {
  id: string;
  staffId: string;
  name: string;
  role: RoleName;
  /** Stays when the session goes on under another token. */
  startedAt: string;
}

/** A session, and the new token for the browser's cookie. */
export interface RenewedSession {
  session: Session;
  token: string;
}

/** Who is signed in, and since when. The database has only digests of what browsers hold. */
export class Sessions {
  /** By the id that a session had, the next one of the same session. It is short-lived, so the memory is enough. */
  private readonly renewed = new Map<string, string>();

  constructor(private readonly database: OpenDatabase) {}

  /** @returns the token for the browser's cookie */
  async start(staffId: string, browser: string, now = new Date()): Promise<string> {
    const token = newToken();
    const at = now.toISOString();
    await this.database.engine.commit(this.database.db)(async (db) => {
      const row = {
        id: digestOf(token),
        staff_id: staffId,
        started_at: at,
        seen_at: at,
        browser: browser.slice(0, 200),
      };
      await db.insertInto('sessions').values(row).execute();
      const own = db.selectFrom('sessions').select('id').where('staff_id', '=', staffId);
      // The new one is none of them, since the time of others may be that of a clock that was ahead.
      const others = own.where('id', '!=', row.id).where('started_at', '<=', writtenBy(now));
      const kept = others
        .orderBy('started_at', 'desc')
        .orderBy('id')
        .limit(mostSessions - 1);
      const ended = db.deleteFrom('sessions').where('staff_id', '=', staffId).where('id', '!=', row.id);
      await ended.where('id', 'not in', kept).execute();
    });
    return token;
  }

  /** The session of a token, with the account as it is now; undefined when it has ended. */
  async of(token: string, now = new Date()): Promise<Session | undefined> {
    const { db } = this.database;
    const sessions = db.selectFrom('sessions').innerJoin('staff', 'staff.id', 'sessions.staff_id');
    const row = await sessions
      .select(['sessions.id', 'staff.id as staffId', 'staff.name', 'staff.role', 'started_at', 'seen_at'])
      .where('sessions.id', 'in', this.idsOf(digestOf(token)))
      .executeTakeFirst();
    if (!row || !isRole(row.role)) return undefined;
    const { id, staffId, name, role, started_at, seen_at } = row;
    if (hasEnded({ started_at, seen_at }, now)) {
      await this.end(staffId, id);
      return undefined;
    }
    if (ageOf(seen_at, now) > exactness) {
      await db.updateTable('sessions').set({ seen_at: now.toISOString() }).where('id', '=', id).execute();
    }
    return { id, staffId, name, role, startedAt: started_at };
  }

  /** Of one account, the latest first. */
  async list(staffId: string, now = new Date()): Promise<SessionRow[]> {
    const own = this.database.db.selectFrom('sessions').selectAll().where('staff_id', '=', staffId);
    const rows = await own.orderBy('seen_at', 'desc').execute();
    return rows.filter((row) => !hasEnded(row, now));
  }

  /**
   * Another token for the same session, when somebody has proven again who they are (OWASP ASVS 5, 7.2.4). The former
   * goes on for half a minute: whoever clicks twice, or elsewhere, before the answer is there never gets the new one.
   */
  async renew(session: Session): Promise<RenewedSession> {
    const token = newToken();
    const id = digestOf(token);
    const ids = this.idsOf(session.id);
    const [latest = session.id] = ids.slice(-1);
    // Before the database knows it, so that there is no moment at which neither leads to the session.
    this.renewed.set(latest, id);
    setTimeout(() => this.renewed.delete(latest), grace).unref();
    await this.database.db.updateTable('sessions').set({ id }).where('id', 'in', ids).execute();
    return { session: { ...session, id }, token };
  }

  /** A session's ids from one on, the latest last; one of them at most is in the database. */
  private idsOf(id: string): string[] {
    const next = this.renewed.get(id);
    return next === undefined ? [id] : [id, ...this.idsOf(next)];
  }

  /** Ends one session of an account. */
  async end(staffId: string, id: string): Promise<void> {
    await this.database.db.deleteFrom('sessions').where('staff_id', '=', staffId).where('id', '=', id).execute();
  }

  /** Ends the session of a token, if there is one. */
  async endOf(token: string): Promise<void> {
    await this.database.db
      .deleteFrom('sessions')
      .where('id', 'in', this.idsOf(digestOf(token)))
      .execute();
  }

  /** Ends all sessions of an account but one. */
  async endOthers(staffId: string, id: string): Promise<void> {
    await this.database.db.deleteFrom('sessions').where('staff_id', '=', staffId).where('id', '!=', id).execute();
  }

  /** Deletes what has ended. */
  async forget(now = new Date()): Promise<void> {
    const before = (age: number) => new Date(now.getTime() - age).toISOString();
    const { db } = this.database;
    await db
      .deleteFrom('sessions')
      .where((row) =>
        row.or([
          row('seen_at', '<', before(idle)),
          row('started_at', '<', before(longest)),
          row('seen_at', '>', writtenBy(now)),
          row('started_at', '>', writtenBy(now)),
        ]),
      )
      .execute();
  }
}

function hasEnded({ started_at, seen_at }: Pick<SessionRow, 'started_at' | 'seen_at'>, now: Date): boolean {
  return ageOf(seen_at, now) > idle || ageOf(started_at, now) > longest;
}
