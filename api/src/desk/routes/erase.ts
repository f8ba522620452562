import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { Problem } from '../../http/problem';
import type { Cookies } from '../http/cookies';
import { clickOf, Repeats } from '../http/repeats';
import { sendPage } from '../http/send';
import type { Visit } from '../http/visit';
import type { Services } from '../services';
import { ErasePage } from '../views/erase';
import { type OfLead, wantedLead } from './lead';
import { proven } from './proof';
import { rowOf } from './rows';

/** Erasing for ever, which administrators may who show once more who they are. */
export function eraseRoutes(app: FastifyInstance, services: Services, cookies: Cookies): void {
  const url = '/leads/:id/erase';
  const options = { config: { needs: 'erases' } } as const;
  const erased = new Repeats<'erased' | 'traces'>();

  app.get<OfLead>(url, options, async (request, reply) => {
    await wantedLead(request);
    return sendErase(request, reply);
  });

  app.post<OfLead>(url, options, async (request, reply) => {
    // Looked for behind it, since the second of two clicks finds nothing.
    const visit = await proven(services, cookies, request, reply);
    if (typeof visit === 'string') return sendErase(request, reply, visit);
    const done = await erased.same(clickOf(request, visit.formToken), () => erase(request, visit));
    return reply.redirect(`/?done=${done}`, 303);
  });

  async function sendErase({ params, visit }: FastifyRequest<OfLead>, reply: FastifyReply, refusal?: string) {
    const opened = await visit.leads.open(params.id);
    if (!opened) throw new Problem(404, 'The lead is gone.');
    const others = await visit.leads.samePerson(opened.lead);
    const page = {
      visit,
      row: await rowOf(opened, services.optionsOf),
      others: await Promise.all(others.map((one) => rowOf(one, services.optionsOf))),
      here: (await services.staff.all()).map(({ name }) => name),
      refusal,
    };
    return sendPage(reply, createElement(ErasePage, page), refusal ? 422 : 200);
  }

  async function erase(request: FastifyRequest<OfLead>, visit: Visit): Promise<'erased' | 'traces'> {
    const lead = await wantedLead(request);
    await services.audit.note({ actor: visit.session.name, action: 'erased', leadId: lead.id });
    try {
      await visit.leads.erase(lead);
    } catch (error) {
      if (await visit.leads.find(lead.id)) {
        const detail = 'not done: the lead is still there';
        await services.audit.note({ actor: visit.session.name, action: 'erased', leadId: lead.id, detail });
        throw error;
      }
      request.log.error({ err: error }, 'an erased lead may have left traces');
      return 'traces';
    }
    return 'erased';
  }
}
