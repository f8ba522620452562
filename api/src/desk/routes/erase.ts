import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import type { Cookies } from '../http/cookies';
import { clickOf, Repeats } from '../http/repeats';
import { sendPage } from '../http/send';
import type { Visit } from '../http/visit';
import type { Services } from '../services';
import { ErasePage } from '../views/erase';
import { type OfLead, wantedLead } from './lead';
import { proven } from './proof';

/** Erasing for ever, which administrators may who show once more who they are. */
export function eraseRoutes(app: FastifyInstance, services: Services, cookies: Cookies): void {
  const url = '/leads/:id/erase';
  const options = { config: { needs: 'erases' } } as const;
  const erased = new Repeats<'erased' | 'traces'>();

  app.get<OfLead>(url, options, async (request, reply) => {
    const { id } = await wantedLead(request);
    return sendPage(reply, createElement(ErasePage, { visit: request.visit, receipt: id }));
  });

  app.post<OfLead>(url, options, async (request, reply) => {
    const { id } = request.params;
    // Looked for behind it, since the second of two clicks finds nothing.
    const visit = await proven(services, cookies, request, reply);
    if (typeof visit === 'string') {
      const page = { visit: request.visit, receipt: id, refusal: visit };
      return sendPage(reply, createElement(ErasePage, page), 422);
    }
    const done = await erased.same(clickOf(request, visit.formToken), () => erase(request, visit));
    return reply.redirect(`/?done=${done}`, 303);
  });

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
