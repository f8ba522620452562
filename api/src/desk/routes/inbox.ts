import type { FastifyInstance } from 'fastify';
import { createElement } from 'react';
import * as z from 'zod';
import { oneDay } from '../../../../src/contract/dates';
import { isRecord } from '../../../../src/contract/record';
import { dhakaDay, startOfDay } from '../../leads/dhaka-time';
import { handlingStates } from '../../leads/store/desk-schema';
import { leadStatuses } from '../../leads/store/lead';
import { worksWith } from '../accounts/roles';
import { sendPage } from '../http/send';
import type { Place } from '../leads/inbox';
import type { Services } from '../services';
import { InboxPage, UnreadInboxPage } from '../views/inbox';
import { noticeOf } from '../views/words';
import { summaryOf } from './lead-summary';

/** What is said of days that are turned round. */
export const turnedRound = 'This day is before that of From: they are turned round.';

const text = z.string({ error: 'Say this once only.' }).trim().max(100, { error: 'At most 100 characters.' });
const day = z.iso.date({ error: ({ input }) => `"${String(input).slice(0, 40)}" is no day such as 2026-12-31.` });
const asked = z
  .object({
    words: text.optional(),
    form: text.optional(),
    owner: text.optional(),
    state: z.enum(handlingStates, { error: 'There is no such status.' }).optional(),
    status: z.enum(leadStatuses, { error: 'There is no such list.' }).default('new'),
    due: z.literal('today', { error: 'There is no such list.' }).optional(),
    since: day.optional(),
    until: day.optional(),
  })
  .refine((days) => !areTurned(days), { path: ['until'], error: turnedRound });
const beside = z.object({ after: z.string().max(100).catch(''), done: z.string().max(100).catch('') });

/** Stands for nobody among owners; no account can have that name. */
const nobody = '-';

/** The leads, newest first, page by page. */
export function inboxRoutes(app: FastifyInstance, { audit, optionsOf, staff }: Services): void {
  app.get('/', async ({ query, visit }, reply) => {
    const { done, after } = beside.parse(query);
    const given = filled(query);
    const members = await staff.all();
    const peers = members.filter(({ role }) => worksWith(visit.role, role)).map(({ name }) => name);
    const names = {
      here: members.map(({ name }) => name),
      owners: [...new Set([...peers, ...(await visit.leads.owners())])],
    };
    const read = asked.safeParse(given);
    if (!read.success) {
      const { fieldErrors } = z.flattenError(read.error);
      return sendPage(
        reply,
        createElement(UnreadInboxPage, { visit, query: given, ...names, mistakes: fieldErrors }),
        422,
      );
    }
    const wanted = read.data;
    const { words, form, owner, state, status, due, since, until } = wanted;
    const today = dhakaDay(new Date().toISOString());
    const { leads, end, ...found } = await visit.leads.inbox({
      status,
      state,
      words,
      form,
      dueBy: due && today,
      owner: owner === nobody ? '' : owner,
      since: since && startOfDay(since).toISOString(),
      until: until && dayAfter(until),
      after: placeOf(after),
    });
    const detail = `${leads.length}${words ? ' found by words' : ''}`;
    await audit.note({ actor: visit.session.name, action: 'listed leads', detail });
    const rows = await Promise.all(leads.map((one) => summaryOf(one, optionsOf)));
    const address = (more: Record<string, string>) => `/?${new URLSearchParams({ ...filled(wanted), ...more })}`;
    const older = end && address({ after: afterOf(end) });
    return sendPage(
      reply,
      createElement(InboxPage, {
        visit,
        query: wanted,
        rows,
        ...found,
        undelivered: await visit.leads.undeliveredCount(),
        ...(await visit.leads.waiting(today, visit.session.name)),
        quarantine: address({ status: 'quarantined' }),
        mine: address({ owner: visit.session.name }),
        ...names,
        older,
        newest: after ? address({}) : undefined,
        notice: noticeOf(done),
      }),
    );
  });
}

/** Whether no day can lie between two, since the last is before the first. */
export function areTurned({ since, until }: { since?: string | undefined; until?: string | undefined }): boolean {
  return Boolean(since && until && until < since);
}

/** A day is meant with all of its hours. */
export function dayAfter(day: string): string {
  return new Date(startOfDay(day).getTime() + oneDay).toISOString();
}

/** A place as addresses have it. */
export function afterOf({ receivedAt, id, callOn, changedAt }: Place): string {
  return [receivedAt, id, ...(callOn && changedAt ? [callOn, changedAt] : [])].join('~');
}

export function placeOf(after: string): Place | undefined {
  const [receivedAt = '', id = '', callOn, changedAt] = after.split('~');
  return id === '' ? undefined : { receivedAt, id, callOn, changedAt };
}

/** What has a value: forms send empty fields as well. */
function filled(query: unknown): Record<string, string> {
  const entries = isRecord(query) ? Object.entries(query) : [];
  return Object.fromEntries(entries.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
}
