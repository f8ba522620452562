import type { FastifyInstance } from 'fastify';
import { createElement } from 'react';
import * as z from 'zod';
import { answersOf, nounOf } from '../../leads/answers';
import { startOfDay } from '../../leads/dhaka-time';
import { handlingStates } from '../../leads/store/desk-schema';
import { leadStatuses } from '../../leads/store/lead';
import { whoAndWhat } from '../../leads/who-and-what';
import { sendPage } from '../http/send';
import type { HandledLead, Place } from '../leads/inbox';
import type { Services } from '../services';
import { InboxPage, type InboxRow } from '../views/inbox';
import { noticeOf } from '../views/words';

/** What is no filter of ours counts for nothing. */
const text = z.string().trim().max(100).catch('');
const asked = z.object({
  words: text.default(''),
  form: text.default(''),
  owner: text.default(''),
  state: z.enum(handlingStates).optional().catch(undefined),
  status: z.enum(leadStatuses).catch('new'),
  since: z.iso.date().optional().catch(undefined),
  until: z.iso.date().optional().catch(undefined),
  after: text.default(''),
  done: text.default(''),
});

/** The leads, newest first, page by page. */
export function inboxRoutes(app: FastifyInstance, { audit, optionsOf, staff }: Services): void {
  app.get('/', async ({ query, visit }, reply) => {
    const { done, after, ...wanted } = asked.parse(query);
    const { words, form, owner, state, status, since, until } = wanted;
    const { leads, end, ...found } = await visit.leads.inbox({
      status,
      state,
      words: words || undefined,
      form: form || undefined,
      owner: owner || undefined,
      since: since && startOfDay(since).toISOString(),
      until: until && dayAfter(until),
      after: placeOf(after),
    });
    const detail = `${leads.length}${words ? ' found by words' : ''}`;
    await audit.note({ actor: visit.session.name, action: 'listed leads', detail });
    const rows = await Promise.all(leads.map(rowOf));
    const owners = (await staff.all()).map(({ name }) => name);
    const address = (more: Record<string, string>) => `/?${new URLSearchParams({ ...given(wanted), ...more })}`;
    const older = end && address({ after: `${end.receivedAt}~${end.id}` });
    return sendPage(
      reply,
      createElement(InboxPage, {
        visit,
        query: wanted,
        rows,
        ...found,
        quarantine: address({ status: 'quarantined' }),
        owners,
        older,
        notice: noticeOf(done),
      }),
    );
  });

  async function rowOf(handled: HandledLead): Promise<InboxRow> {
    const { lead } = handled;
    return { ...handled, known: whoAndWhat(lead, await answersOf(lead, optionsOf)), noun: nounOf(lead.form) };
  }
}

/** A day is meant with all of its hours. */
export function dayAfter(day: string): string {
  return new Date(startOfDay(day).getTime() + 24 * 60 * 60 * 1000).toISOString();
}

function placeOf(after: string): Place | undefined {
  const [receivedAt = '', id = ''] = after.split('~');
  return id === '' ? undefined : { receivedAt, id };
}

function given(wanted: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(wanted).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
