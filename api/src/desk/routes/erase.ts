import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { Problem } from '../../http/problem';
import { notErased } from '../audit-log';
import type { Cookies } from '../http/cookies';
import { clickOf, Repeats } from '../http/repeats';
import { sendPage } from '../http/send';
import type { Visit } from '../http/visit';
import { refuse } from '../http/visits';
import type { Services } from '../services';
import { ErasePage } from '../views/erase';
import { type OfLead, wantedLead } from './lead';
import { summaryOf } from './lead-summary';
import { proven } from './proof';

/** Erasing for ever, which administrators may who show once more who they are. */
export function eraseRoutes(app: FastifyInstance, services: Services, cookies: Cookies): void {
  const url = '/leads/:id/erase';
  const options = { config: { needs: 'erases' } } as const;
  const erased = new Repeats<'erased' | 'traces'>();

  app.get<OfLead>(url, options, async (request, reply) => {
    const { visit } = request;
    const { id } = await wantedLead(request);
    const opened = await visit.leads.open(id);
    if (!opened) throw new Problem(404, 'The lead is gone.');
    const others = await visit.leads.samePerson(opened.lead);
    const page = {
      visit,
      row: await summaryOf(opened, services.optionsOf),
      others: await Promise.all(others.map((one) => summaryOf(one, services.optionsOf))),
      here: (await services.staff.all()).map(({ name }) => name),
    };
    return sendPage(reply, createElement(ErasePage, page));
  });

  app.post<OfLead>(url, options, async (request, reply) => {
    // Looked for behind it, since the second of two clicks finds nothing.
    const visit = await proven(services, cookies, request, reply);
    if (typeof visit === 'string') return refuse(services, request, reply, { why: visit });
    const done = await erased.same(clickOf(request, visit.formToken), () => erase(request, visit));
    return reply.redirect(`/?done=${done}`, 303);
  });

  async function erase(request: FastifyRequest<OfLead>, visit: Visit): Promise<'erased' | 'traces'> {
    const lead = await wantedLead(request);
    const deed = { actor: visit.session.name, action: 'erased', leadId: lead.id } as const;
    // The form says who may know later that it was erased.
    await services.audit.note({ ...deed, detail: lead.form });
    try {
      await visit.leads.erase(lead);
    } catch (error) {
      if (await visit.leads.find(lead.id)) {
        const detail = `${notErased}: the lead is still there`;
        await services.audit.note({ ...deed, detail });
        throw error;
      }
      request.log.error({ err: error }, 'an erased lead may have left traces');
      return 'traces';
    }
    services.drafts.forgetPage(`/leads/${lead.id}`);
    return 'erased';
  }
}
