import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { Problem } from '../../http/problem';
import { holding } from '../../leads/store/holding';
import type { StoredLead } from '../../leads/store/lead';
import { consentingForms } from '../../leads/store/marketing-forms';
import type { Ended } from '../deeds';
import { leadAddress } from '../http/back-to-list';
import { clickOf, Repeats } from '../http/repeats';
import { sendPage } from '../http/send';
import { refuse } from '../http/visits';
import type { Services } from '../services';
import { WithdrawPage } from '../views/withdraw';
import { type OfLead, wantedLead } from './lead';
import { summaryOf } from './lead-summary';

/** Noting that somebody wants no more marketing, which is asked once more: it holds for all leads of an address. */
export function withdrawRoutes(app: FastifyInstance, services: Services): void {
  const { deeds, optionsOf, staff } = services;
  const url = '/leads/:id/withdraw';
  const clicks = new Repeats<Ended>();

  app.get<OfLead>(url, async (request, reply) => {
    const { visit } = request;
    const { id } = await consenting(request);
    const opened = await visit.leads.open(id);
    if (!opened) throw new Problem(404, 'The lead is gone.');
    const page = { visit, row: await summaryOf(opened, optionsOf), here: await staff.names() };
    return sendPage(reply, createElement(WithdrawPage, page));
  });

  app.post<OfLead>(url, async (request, reply) => {
    const { session, formToken } = request.visit;
    const lead = await consenting(request);
    const deed = { actor: session.name, action: 'withdrew marketing', leadId: lead.id } as const;
    const ended = await clicks.same(clickOf(request, formToken), () =>
      deeds.do(session.role, deed, async (leads) => {
        const now = await leads.find(lead.id);
        if (holding(now?.marketing.withdrawals ?? [])) return 'was so';
        return (await leads.withdraw(lead)) ? 'done' : { refusal: 'It has no e-mail address to write to.' };
      }),
    );
    if (typeof ended === 'object') return refuse(services, request, reply, { why: ended.refusal });
    return reply.redirect(leadAddress(request.visit, lead.id, 'withdrawn'), 303);
  });
}

/** @throws Problem for a lead of a form that consents to no marketing, such as an application */
async function consenting(request: FastifyRequest<OfLead>): Promise<StoredLead> {
  const lead = await wantedLead(request);
  if (!consentingForms.includes(lead.form)) throw new Problem(422, 'Nobody is sent marketing for a form of this kind.');
  return lead;
}
