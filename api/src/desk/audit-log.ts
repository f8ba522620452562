import { randomUUID } from 'node:crypto';
import type { AuditRow } from '../leads/store/desk-schema';
import type { OpenDatabase } from '../leads/store/open';

/** What staff do that is kept. */
export const actions = [
  'signed in',
  'signed out',
  'sign-in refused',
  'took the invitation',
  'changed the password',
  'ended sessions',
  'made recovery codes',
  'listed leads',
  'opened',
  'changed the handling',
  'wrote a note',
  'took away a note',
  'quarantined',
  'released',
  'resent',
  'dismissed',
  'withdrew marketing',
  'downloaded the file',
  'exported',
  'erased',
  'read the audit log',
  'account added',
  'account reset',
  'account removed',
  'role changed',
] as const;
export type Action = (typeof actions)[number];

const opened: Action = 'opened';

/** How the second line of an erasure begins that could not be. */
export const notErased = 'not done';

/** How often somebody has opened a lead. */
export interface Opening {
  /** Name of the account. */
  actor: string;
  times: number;
  /** ISO 8601 in UTC. */
  last: string;
}

export interface Deed {
  /** Name of the account. */
  actor: string;
  action: Action;
  leadId?: string;
  /** Words of ours only: neither what a visitor typed nor what staff did. */
  detail?: string;
}

/**
 * Who saw and did what. The line of a deed is written with it (`deeds.ts`), and before it where that cannot be, so that
 * nothing is done without one.
 */
export class AuditLog {
  constructor(private readonly database: OpenDatabase) {}

  async note({ actor, action, leadId = '', detail = '' }: Deed): Promise<void> {
    const row = { id: randomUUID(), at: new Date().toISOString(), actor, action, lead_id: leadId, detail };
    await this.database.engine.commit(this.database.db)((db) => db.insertInto('audit').values(row).execute());
  }

  /** The latest first; `before` is the last line of the page before. */
  async page(limit: number, before?: Pick<AuditRow, 'at' | 'id'>): Promise<AuditRow[]> {
    const latest = this.database.db.selectFrom('audit').selectAll().orderBy('at', 'desc').orderBy('id', 'desc');
    const page = before
      ? latest.where((row) =>
          row.or([row('at', '<', before.at), row.and([row('at', '=', before.at), row('id', '<', before.id)])]),
        )
      : latest;
    return page.limit(limit).execute();
  }

  /** What was done with one lead, the latest first; who has opened it stands apart, since most lines say that. */
  ofLead(leadId: string, limit: number): Promise<AuditRow[]> {
    const lines = this.database.db.selectFrom('audit').selectAll().where('lead_id', '=', leadId);
    return lines.where('action', '!=', opened).orderBy('at', 'desc').limit(limit).execute();
  }

  /** Who has opened a lead, whoever did so last first. */
  async openings(leadId: string): Promise<Opening[]> {
    const lines = this.database.db.selectFrom('audit').where('lead_id', '=', leadId).where('action', '=', opened);
    const rows = await lines
      .select(({ fn }) => ['actor', fn.countAll().as('times'), fn.max('at').as('last')])
      .groupBy('actor')
      .orderBy('last', 'desc')
      .execute();
    return rows.map(({ actor, times, last }) => ({ actor, times: Number(times), last }));
  }

  /** The line of an erasure, which names the form of the lead: undefined where it was of another than these. */
  async erasure(leadId: string, forms: readonly string[] | undefined): Promise<AuditRow | undefined> {
    const lines = this.database.db.selectFrom('audit').selectAll().where('lead_id', '=', leadId);
    const all = await lines.where('action', '=', 'erased').orderBy('at', 'desc').execute();
    // Counted, since the clock may have been set in between: each attempt that failed has one line of either kind.
    const tried = all.filter(({ detail }) => !detail.startsWith(notErased));
    const [line] = tried.length > all.length - tried.length ? tried : [];
    return line && (!forms || forms.includes(line.detail)) ? line : undefined;
  }

  /** When notes of a lead were taken away, and by whom, the first first. */
  struckNotes(leadId: string): Promise<AuditRow[]> {
    const lines = this.database.db.selectFrom('audit').selectAll().where('lead_id', '=', leadId);
    return lines.where('action', '=', 'took away a note').orderBy('at').execute();
  }
}
