import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { kindOf } from '../../../../src/contract/form-definition';
import { contact } from '../../../../src/contract/forms/contact';
import { order } from '../../../../src/contract/forms/order';
import { ordersPath } from '../../../../src/contract/paths';
import type { Lead, StoredLead } from './lead';
import type { LeadFilter } from './lead-store';
import { withMarketing } from './marketing';
import type { Database } from './schema';

/** Rows fetched or deleted at a time. Databases limit how many values a statement may have. */
export const pageSize = 500;

/** Leads with their consents and what is known of their attachments, but not the bytes: these may be megabytes each. */
export function leadRows(db: Kysely<Database>) {
  return db
    .selectFrom('leads')
    .innerJoin('consents', 'consents.lead_id', 'leads.id')
    .leftJoin('attachments', 'attachments.lead_id', 'leads.id')
    .selectAll('leads')
    .select([
      'consents.email',
      'consents.version as consent_version',
      'consents.text_sha256 as consent_text_sha256',
      'consents.explicit as consent_explicit',
      'consents.given_at as consent_given_at',
      'consents.page as consent_page',
      'attachments.name as attachment_name',
      'attachments.type as attachment_type',
      'attachments.size as attachment_size',
      'attachments.sha256 as attachment_sha256',
    ]);
}

/** Newest first, page by page. */
export async function* pages(db: Kysely<Database>, filter: LeadFilter): AsyncIterable<StoredLead> {
  const newestFirst = leadRows(db).orderBy('received_at', 'desc').orderBy('id', 'desc');
  const query = matching(newestFirst, filter);
  let left = filter.limit ?? Number.POSITIVE_INFINITY;
  let next = query;
  while (left > 0) {
    const rows = await next.limit(Math.min(pageSize, left)).execute();
    yield* await withMarketing(db, rows);
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    left -= rows.length;
    // Continues behind the last row instead of counting an offset, which would slip when leads arrive meanwhile.
    next = query.where(isBehind({ receivedAt: last.received_at, id: last.id }));
  }
}

/** Those of the leads that a filter lets through; its limit is left to whoever asks. */
export function matching<Row>(
  query: SelectQueryBuilder<Database, 'leads', Row>,
  { form, status, since, until }: LeadFilter,
) {
  return query
    .$if(form !== undefined, (matched) => matched.where(isOf(form ?? '')))
    .$if(status !== undefined, (matched) => matched.where('status', '=', status ?? 'new'))
    .$if(since !== undefined, (matched) => matched.where('received_at', '>=', since ?? ''))
    .$if(until !== undefined, (matched) => matched.where('received_at', '<', until ?? ''));
}

/** Whether a lead is behind such a place of a list that begins with the newest; an index by time leads there. */
export function isBehind({ receivedAt, id }: Pick<Lead, 'receivedAt' | 'id'>) {
  return sql<boolean>`(leads.received_at, leads.id) < (${receivedAt}, ${id})`;
}

/** In the literal words of an index (`migrations/0017-lists.ts`), which databases find by them. */
const isContact = sql<boolean>`leads.form = ${sql.lit(contact.name)}`;
const isFromOrders = sql<boolean>`(substr(leads.page, 1, ${sql.lit(ordersPath.length)}) = ${sql.lit(ordersPath)}
  and length(leads.page) > ${sql.lit(ordersPath.length)})`;

/** What somebody filled in, as `filledInForm` and `kindOf` tell it: an order is stored as a contact message. */
export const kindOfRow = sql<string>`case when ${isContact} and ${isFromOrders} then ${kindOf(order)}
  else leads.form end`;

/** Whether a lead is of a kind, as `kindOfRow` has it, in words of which a database can guess how many it finds. */
export function isOf(kind: string) {
  if (kind === kindOf(order)) return sql<boolean>`(${isContact} and ${isFromOrders})`;
  if (kind === contact.name) return sql<boolean>`(${isContact} and not ${isFromOrders})`;
  return sql<boolean>`leads.form = ${kind}`;
}
