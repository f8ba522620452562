import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { Problem } from '../../http/problem';
import { dhakaDay } from '../../leads/dhaka-time';
import { handlingStates } from '../../leads/store/desk-schema';
import type { StoredLead } from '../../leads/store/lead';
import { channels } from '../../leads/store/outbox';
import type { Action } from '../audit-log';
import type { Ended } from '../deeds';
import { leadAddress } from '../http/back-to-list';
import { readForm, typedIn } from '../http/fields';
import { clickOf, Repeats } from '../http/repeats';
import { refuse } from '../http/visits';
import { longestNote } from '../leads/notes';
import type { StaffLeads } from '../leads/staff-leads';
import type { Services } from '../services';
import { type OfLead, wantedLead } from './lead';
import { type Ending, save } from './save-call';

const owner = z.string().max(64);
/** Pages that were open before the desk knew of days have none. */
const day = z.union([z.literal(''), z.iso.date()]).default('');
const handlingForm = z.object({
  state: z.enum(handlingStates),
  owner,
  callOn: day,
  /** What the page showed before anybody chose. */
  seenState: z.enum(handlingStates),
  seenOwner: owner,
  seenCallOn: day,
  /** Id of the note, given by the page. */
  note: z.uuid(),
});
/** The page that comes then. */
const asideForm = z.object({ next: z.string().regex(/^(?:erase|withdraw|notes\/[\w-]{1,64}\/strike)$/) });
const resendForm = z.object({ to: z.enum(channels) });

/** What staff do with a lead. */
export function leadButtonRoutes(app: FastifyInstance, services: Services): void {
  const { deeds, drafts } = services;
  const clicks = new Repeats<Ended>();
  const savings = new Repeats<Ending>();

  // In one form, as a call ends: a note of what was said, and how far it is now.
  app.post<OfLead>('/leads/:id/handling', async (request, reply) => {
    const lead = await wantedLead(request);
    const { note: noteId, ...chosen } = readForm(request, handlingForm);
    const words = (typedIn(request) ?? '').trim();
    const { formToken, session } = request.visit;
    const mistakes = mistakesIn(words, chosen);
    const [mistake] = Object.values(mistakes);
    if (mistake) {
      drafts.keepFrom(request, session.staffId);
      return refuse(services, request, reply, { why: `Nothing is saved. ${mistake}`, mistakes });
    }
    const saved = await savings.same(clickOf(request, formToken), () =>
      save(services, request.visit, lead, { ...chosen, noteId, words }),
    );
    drafts.forget(session.staffId, `/leads/${lead.id}`);
    if ('refusal' in saved) return refuse(services, request, reply, { why: saved.refusal });
    return done(request, reply, saved.done);
  });

  app.post<OfLead>('/leads/:id/drop', async (request, reply) => {
    const { id } = await wantedLead(request);
    drafts.forget(request.visit.session.staffId, `/leads/${id}`);
    return done(request, reply, 'dropped');
  });

  app.post<OfLead>('/leads/:id/quarantine', async (request, reply) => {
    const lead = await wantedLead(request);
    const ended = await act(request, lead, 'quarantined', '', async (leads) =>
      (await leads.quarantine(lead)) ? 'done' : 'was so',
    );
    return answer(request, reply, ended, 'quarantined');
  });

  app.post<OfLead>('/leads/:id/release', async (request, reply) => {
    const lead = await wantedLead(request);
    const ended = await act(request, lead, 'released', '', async (leads) => {
      if ((await leads.find(lead.id))?.status === 'new') return 'was so';
      const refusal = await leads.release(lead);
      return refusal === undefined ? 'done' : { refusal };
    });
    return answer(request, reply, ended, 'released');
  });

  app.post<OfLead>('/leads/:id/resend', async (request, reply) => {
    const lead = await wantedLead(request);
    const { to } = readForm(request, resendForm);
    if (!services.channels.includes(to)) {
      throw new Problem(422, 'The server does not have that channel: nothing was sent.');
    }
    const ended = await act(request, lead, 'resent', to, async (leads) => {
      const now = await leads.find(lead.id);
      if (now?.status !== 'new') return { refusal: 'It is in quarantine: releasing it tells of it.' };
      await leads.resend(lead, to);
      return 'done';
    });
    return answer(request, reply, ended, `resent_${to}`);
  });

  app.post<OfLead>('/leads/:id/dismiss', async (request, reply) => {
    const lead = await wantedLead(request);
    const ended = await act(request, lead, 'dismissed', '', async (leads) =>
      (await leads.dismiss(lead)) > 0 ? 'done' : 'was so',
    );
    return answer(request, reply, ended, 'dismissed');
  });

  // Before a page that asks once more, which is left again without what was typed being lost.
  app.post<OfLead>('/leads/:id/aside', async (request, reply) => {
    const { id } = await wantedLead(request);
    const { next } = readForm(request, asideForm);
    drafts.keepFrom(request, request.visit.session.staffId);
    return reply.redirect(leadAddress(request.visit, `${id}/${next}`), 303);
  });

  /** Once for the second of two clicks. What was typed beside the button waits on the page. */
  function act(
    request: FastifyRequest,
    { id: leadId }: StoredLead,
    action: Action,
    detail: string,
    work: (leads: StaffLeads) => Promise<Ended>,
  ): Promise<Ended> {
    const { session, formToken } = request.visit;
    drafts.keepFrom(request, session.staffId);
    const deed = { actor: session.name, action, leadId, detail };
    return clicks.same(clickOf(request, formToken), () => deeds.do(session.role, deed, work));
  }

  function answer(request: FastifyRequest<OfLead>, reply: FastifyReply, ended: Ended, word: string) {
    if (typeof ended === 'object') return refuse(services, request, reply, { why: ended.refusal });
    return done(request, reply, word);
  }

  function done(request: FastifyRequest<OfLead>, reply: FastifyReply, word: string) {
    return reply.redirect(leadAddress(request.visit, request.params.id, word), 303);
  }
}

/** What is wrong, in a sentence, by the name of its field. */
function mistakesIn({ length }: string, { callOn, seenCallOn }: { callOn: string; seenCallOn: string }) {
  const mistakes: Record<string, string> = {};
  if (length > longestNote) {
    mistakes.words = `A note has at most ${longestNote} characters, and this one ${length}. Shorten it, or make two of it.`;
  }
  // A day that has passed since it was set stays as it is.
  if (callOn !== '' && callOn !== seenCallOn && callOn < dhakaDay(new Date().toISOString())) {
    mistakes.callOn = `${callOn} is past: nobody can call back on it. Choose today or a later day.`;
  }
  return mistakes;
}
