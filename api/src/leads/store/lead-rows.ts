import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { LeadFilter, StoredLead } from './lead';
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
    next = query.where((where) =>
      where.or([
        where('received_at', '<', last.received_at),
        where.and([where('received_at', '=', last.received_at), where('id', '<', last.id)]),
      ]),
    );
  }
}

/** Those of the leads that a filter lets through; its limit is left to whoever asks. */
export function matching<Row>(
  query: SelectQueryBuilder<Database, 'leads', Row>,
  { form, status, since, until }: LeadFilter,
) {
  return query
    .$if(form !== undefined, (matched) => matched.where('form', '=', form ?? ''))
    .$if(status !== undefined, (matched) => matched.where('status', '=', status ?? 'new'))
    .$if(since !== undefined, (matched) => matched.where('received_at', '>=', since ?? ''))
    .$if(until !== undefined, (matched) => matched.where('received_at', '<', until ?? ''));
}
