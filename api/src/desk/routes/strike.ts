import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { Problem } from '../../http/problem';
import type { NoteRow } from '../../leads/store/desk-schema';
import { leadAddress } from '../http/back-to-list';
import { clickOf, Repeats } from '../http/repeats';
import { sendPage } from '../http/send';
import type { StaffLeads } from '../leads/staff-leads';
import type { Services } from '../services';
import { mayStrike, StrikePage } from '../views/strike';
import { type OfLead, wantedLead } from './lead';

interface OfNote extends OfLead {
  Params: { id: string; note: string };
}

/** Taking away a note, which its author and administrators may (decision 0057). */
export function strikeRoutes(app: FastifyInstance, { deeds }: Services): void {
  const url = '/leads/:id/notes/:note/strike';
  const clicks = new Repeats<string>();

  app.get<OfNote>(url, async (request, reply) => {
    const note = await wantedNote(request);
    if (!note) return reply.redirect(done(request), 303);
    return sendPage(reply, createElement(StrikePage, { visit: request.visit, note }));
  });

  app.post<OfNote>(url, async (request, reply) => {
    const { visit } = request;
    const { id } = request.params;
    const note = await wantedNote(request);
    const deed = { actor: visit.session.name, action: 'took away a note', leadId: id } as const;
    const address = await clicks.same(clickOf(request, visit.formToken), async () => {
      if (!note) return done(request);
      const strike = async (leads: StaffLeads) => ((await leads.strike(id, note.id)) ? 'done' : 'was so');
      const ended = await deeds.do(visit.session.role, deed, strike);
      return ended === 'done' ? scrubbed(request) : done(request);
    });
    return reply.redirect(address, 303);
  });

  async function scrubbed(request: FastifyRequest<OfNote>): Promise<string> {
    try {
      await request.visit.leads.scrub();
    } catch (error) {
      request.log.error({ err: error }, 'a note that was taken away may have left traces');
      return leadAddress(request.visit, request.params.id, 'remnants');
    }
    return done(request);
  }

  function done({ params, visit }: FastifyRequest<OfNote>): string {
    return leadAddress(visit, params.id, 'struck');
  }
}

/** Undefined where it is gone already. @throws Problem for whoever may not take it away */
async function wantedNote(request: FastifyRequest<OfNote>): Promise<NoteRow | undefined> {
  const { visit, params } = request;
  const { id } = await wantedLead(request);
  const note = (await visit.leads.open(id))?.notes.find((one) => one.id === params.note);
  if (note && !mayStrike(visit, note)) throw new Problem(403, 'Only its author or an administrator takes a note away.');
  return note;
}
