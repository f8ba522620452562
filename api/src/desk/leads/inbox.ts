import { type Expression, expressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { closedStates, type HandlingState, type NoteRow } from '../../leads/store/desk-schema';
import type { Lead, LeadStatus, StoredLead } from '../../leads/store/lead';
import { isBehind, isOf, leadRows, matching } from '../../leads/store/lead-rows';
import type { DeliveryStatus } from '../../leads/store/outbox';
import { type Database, fromRow } from '../../leads/store/schema';

/** Leads on a page of the inbox. */
export const pageLength = 50;

/** So many leads are counted; beyond, there are more. To count a thousand takes half of what a page may take. */
export const countedTo = 200;

/** Which leads are looked for. */
export interface InboxFilter {
  /** Only of these forms, which the role sees; undefined for all. */
  forms: readonly string[] | undefined;
  /** Only of this form, as people have filled it in (`kindOf`). */
  form?: string | undefined;
  status: LeadStatus;
  state?: HandlingState | undefined;
  /** Empty for nobody. */
  owner?: string | undefined;
  /** To be called back on this day or before; the day as `call_on` has it. */
  dueBy?: string | undefined;
  /** ISO 8601 in UTC: from this moment on, and before that. */
  since?: string | undefined;
  until?: string | undefined;
  /** Only of these receipts; undefined for all. */
  ids?: readonly string[] | undefined;
}

/** Where a page ends; the next begins behind it. */
export interface Place {
  receivedAt: string;
  id: string;
  /** By which what is due is sorted: the day to call back, and when somebody handled the lead last. */
  callOn?: string | undefined;
  changedAt?: string | undefined;
}

/** The newest leads, behind a place: so many at most. */
export type Look = (filter: InboxFilter, after: Place | undefined, limit: number) => Promise<Place[]>;

/** A lead with how far staff are. */
export interface HandledLead {
  lead: Lead;
  state: HandlingState;
  owner: string;
  /** The day on which to call back; empty for none. */
  callOn: string;
  /** When that was said last, ISO 8601 in UTC; empty while nobody has. */
  changedAt: string;
}

/** What somebody looks for in the inbox. */
export interface Wanted extends Omit<InboxFilter, 'forms'> {
  words?: string | undefined;
  after?: Place | undefined;
}

/** A page of the inbox. */
export interface InboxPart {
  leads: HandledLead[];
  /** Where it ends, when there are more. */
  end: Place | undefined;
  /** How many leads there are on all pages, and how many more in quarantine: `countedTo` and one where more. */
  total: number;
  quarantined: number;
  /** Whether no lead has the words as they were typed, so that these have words like them. */
  isNear: boolean;
}

/** A lead that somebody has opened, with all that belongs to it. */
export interface OpenedLead extends Omit<HandledLead, 'lead'> {
  lead: StoredLead;
  notes: NoteRow[];
  deliveries: DeliveryStatus[];
}

/** A page of the inbox, of what such a look finds among the forms of a role. */
export async function partOf(
  db: Kysely<Database>,
  look: Look,
  { words, after, ...filter }: Wanted,
  forms: readonly string[] | undefined,
): Promise<Omit<InboxPart, 'isNear'>> {
  const narrowed = { ...filter, forms };
  const all = await look(narrowed, undefined, countedTo + 1);
  const isSearch = words !== undefined && filter.status === 'new' && !after;
  const hidden = { ...narrowed, status: 'quarantined' } as const;
  const quarantined = isSearch ? await look(hidden, undefined, countedTo + 1) : [];
  const places = after ? await look(narrowed, after, pageLength + 1) : all;
  const page = places.slice(0, pageLength);
  const leads = await handledLeads(
    db,
    page.map(({ id }) => id),
  );
  const end = places.length > pageLength ? page.at(-1) : undefined;
  return { leads, end, total: all.length, quarantined: quarantined.length };
}

/**
 * Some of those that the filter lets through, as places only: the newest first, and of those that are due the ones that
 * wait longest, which of the same day are those that nobody has touched since.
 */
export function placesOf(
  db: Kysely<Database>,
  filter: InboxFilter,
  after: Place | undefined,
  limit: number,
): Promise<Place[]> {
  const { dueBy } = filter;
  const isMeant = row.and(conditionsOf(filter));
  if (dueBy !== undefined) return duePlaces(db, isMeant, dueBy, after, limit);
  let leads = db
    .selectFrom('leads')
    .leftJoin('handlings', 'handlings.lead_id', 'leads.id')
    .select(['leads.id', 'leads.received_at as receivedAt'])
    .where(isMeant);
  if (after) leads = leads.where(isBehind(after));
  return leads.orderBy('leads.received_at', 'desc').orderBy('leads.id', 'desc').limit(limit).execute();
}

/** In the order of an index, and by the literal words by which databases find it (`migrations/0017-lists.ts`). */
function duePlaces(
  db: Kysely<Database>,
  isMeant: Expression<SqlBool>,
  dueBy: string,
  after: Place | undefined,
  limit: number,
): Promise<Place[]> {
  const closed = closedStates.map((state) => sql.lit(state));
  let due = db
    .selectFrom('handlings')
    // SQLite begins a cross join with its first table; any other order it would have to sort.
    .crossJoin('leads')
    .whereRef('leads.id', '=', 'handlings.lead_id')
    .select(['leads.id', 'leads.received_at as receivedAt'])
    .select(['handlings.call_on as callOn', 'handlings.changed_at as changedAt'])
    .where(sql<boolean>`handlings.call_on > '' and handlings.state not in (${sql.join(closed)})`)
    .where('handlings.call_on', '<=', dueBy)
    .where(isMeant);
  if (after) {
    const { callOn = '', changedAt = '', id } = after;
    const place = sql`(${callOn}, ${changedAt}, ${id})`;
    due = due.where(sql<boolean>`(handlings.call_on, handlings.changed_at, handlings.lead_id) > ${place}`);
  }
  const inOrder = due.orderBy('handlings.call_on').orderBy('handlings.changed_at').orderBy('handlings.lead_id');
  return inOrder.limit(limit).execute();
}

const row = expressionBuilder<Database, 'leads' | 'handlings'>();

function conditionsOf(filter: InboxFilter): Expression<SqlBool>[] {
  const { forms, form, status, state, owner, since, until, ids } = filter;
  const conditions: Expression<SqlBool>[] = [row('leads.status', '=', status)];
  if (ids) conditions.push(row('leads.id', 'in', [...ids]));
  if (forms) conditions.push(row('leads.form', 'in', [...forms]));
  if (form) conditions.push(isOf(form));
  // A lead that nobody has touched has no row.
  if (state === 'new') conditions.push(isUnlessHandled('state', 'new'));
  else if (state) conditions.push(row('handlings.state', '=', state));
  if (owner === '') conditions.push(isUnlessHandled('owner', ''));
  else if (owner) conditions.push(row('handlings.owner', '=', owner));
  if (since) conditions.push(row('leads.received_at', '>=', since));
  if (until) conditions.push(row('leads.received_at', '<', until));
  return conditions;
}

/**
 * Whether nobody has given a lead another value than that of one without a row. Said so, a database can guess how many
 * these are; "the row is missing, or has that value" it takes for next to none, and collects them all.
 */
function isUnlessHandled(column: 'state' | 'owner', value: string): Expression<SqlBool> {
  const others = row
    .selectFrom('handlings as other')
    .select('other.lead_id')
    .whereRef('other.lead_id', '=', 'leads.id');
  return row.not(row.exists(others.where(`other.${column}`, '<>', value)));
}

/** How many leads of a list there are. */
export async function countOf(
  db: Kysely<Database>,
  { forms, ...filter }: Pick<InboxFilter, 'forms' | 'form' | 'status' | 'since' | 'until'>,
): Promise<number> {
  let leads = matching(db.selectFrom('leads'), filter).select(({ fn }) => fn.countAll().as('count'));
  if (forms) leads = leads.where('form', 'in', [...forms]);
  return Number((await leads.executeTakeFirstOrThrow()).count);
}

/** These leads, in the order of their receipts' list; those that are gone meanwhile are left out. */
export async function handledLeads(db: Kysely<Database>, ids: readonly string[]): Promise<HandledLead[]> {
  if (ids.length === 0) return [];
  const rows = await leadRows(db)
    .leftJoin('handlings', 'handlings.lead_id', 'leads.id')
    .select(['handlings.state as handling', 'handlings.owner as owner', 'handlings.changed_at as changed'])
    .select('handlings.call_on as callOn')
    .where('leads.id', 'in', [...ids])
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    if (!row) return [];
    const { handling, owner, callOn, changed } = row;
    return [
      {
        lead: fromRow(row),
        state: handling ?? 'new',
        owner: owner ?? '',
        callOn: callOn ?? '',
        changedAt: changed ?? '',
      },
    ];
  });
}
