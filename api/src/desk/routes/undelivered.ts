import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import * as z from 'zod';
import { Problem } from '../../http/problem';
import { readForm } from '../http/fields';
import { sendPage } from '../http/send';
import { pageLength } from '../leads/inbox';
import type { Services } from '../services';
import { UndeliveredPage } from '../views/undelivered';
import { noticeOf } from '../views/words';
import { afterOf, placeOf } from './inbox';
import { summaryOf } from './lead-summary';

/** Receipts of the leads that are sent again, with blanks between them. */
const form = z.object({ leads: z.string().max(2000) });

/** The leads of which somebody was not told, and telling of them again. */
export function undeliveredRoutes(app: FastifyInstance, services: Services): void {
  const { audit, deeds, optionsOf, staff } = services;

  app.get<{ Querystring: { done?: string; after?: string } }>('/undelivered', async ({ query, visit }, reply) => {
    const all = await visit.leads.undelivered();
    const after = placeOf(`${query.after ?? ''}`.slice(0, 100));
    const places = after ? await visit.leads.undelivered(after) : all;
    const shown = places.slice(0, pageLength);
    const leads = await visit.leads.undeliveredLeads(shown.map(({ id }) => id));
    const end = places.length > pageLength ? shown.at(-1) : undefined;
    const detail = `${leads.length} not delivered`;
    await audit.note({ actor: visit.session.name, action: 'listed leads', detail });
    const rows = await Promise.all(
      leads.map(async (one) => ({ ...(await summaryOf(one, optionsOf)), deliveries: one.deliveries })),
    );
    const page = {
      visit,
      rows,
      total: all.length,
      older: end && `/undelivered?${new URLSearchParams({ after: afterOf(end) })}`,
      newest: after && '/undelivered',
      here: await staff.names(),
      channels: services.channels,
      notice: noticeOf(query.done),
    };
    return sendPage(reply, createElement(UndeliveredPage, page));
  });

  app.post('/undelivered', async (request, reply) => {
    const { leads } = readForm(request, form);
    const found = await Promise.all(leads.split(' ').map((id) => request.visit.leads.find(id)));
    // Some may have been erased since the page was shown; what is left goes out.
    const there = found.filter((lead) => lead !== undefined);
    if (there.length === 0) throw new Problem(404, 'There is no such lead, or none that your role may see.');
    for (const { id } of there) await resend(request, id);
    return reply.redirect('/undelivered?done=again', 303);
  });

  /** With one line for each channel. What was sent again meanwhile is left as it is. */
  async function resend({ visit }: FastifyRequest, leadId: string): Promise<void> {
    const { name: actor, role } = visit.session;
    for (const channel of services.channels) {
      const deed = { actor, action: 'resent', leadId, detail: channel } as const;
      await deeds.do(role, deed, async (those) => ((await those.revive(leadId, channel)) > 0 ? 'done' : 'was so'));
    }
  }
}
