import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { handlingStates } from '../../leads/store/desk-schema';
import { holding } from '../../leads/store/holding';
import type { StoredLead } from '../../leads/store/lead';
import { channels } from '../../leads/store/outbox';
import type { Action } from '../audit-log';
import type { Ended } from '../deeds';
import { readForm, typedIn } from '../http/fields';
import { clickOf, Repeats } from '../http/repeats';
import { leadAddress } from '../http/way-back';
import type { StaffLeads } from '../leads/staff-leads';
import type { Services } from '../services';
import { longestNote } from '../views/note-form';
import { type OfLead, sendLead, wantedLead } from './lead';
import { type Saved, save } from './save-handling';

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
const resendForm = z.object({ to: z.enum(channels) });

/** What staff do with a lead. */
export function handleRoutes(app: FastifyInstance, services: Services): void {
  const { deeds, drafts } = services;
  const clicks = new Repeats<Ended>();
  const savings = new Repeats<Saved>();

  // In one form, as a call ends: a note of what was said, and how far it is now.
  app.post<OfLead>('/leads/:id/handling', async (request, reply) => {
    const lead = await wantedLead(request);
    const { note: noteId, ...chosen } = readForm(request, handlingForm);
    const typed = typedIn(request) ?? '';
    const words = typed.trim();
    const error = wrongIn(words);
    if (error) {
      return sendLead(services, request, reply, `Nothing is saved. ${error}`, { words: typed, error, chosen });
    }
    const { formToken, session } = request.visit;
    const saved = await savings.same(clickOf(request, formToken), () =>
      save(services, request.visit, lead, { ...chosen, noteId, words }),
    );
    drafts.forget(session.staffId, `/leads/${lead.id}`);
    return 'refusal' in saved ? sendLead(services, request, reply, saved.refusal) : done(request, reply, saved.done);
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
      return sendLead(services, request, reply, 'The server does not have that channel: nothing was sent.');
    }
    const ended = await act(request, lead, 'resent', to, async (leads) => {
      const now = await leads.find(lead.id);
      if (now?.status !== 'new') return { refusal: 'It is in quarantine: releasing it tells of it.' };
      await leads.resend(lead, to);
      return 'done';
    });
    return answer(request, reply, ended, 'resent');
  });

  app.post<OfLead>('/leads/:id/dismiss', async (request, reply) => {
    const lead = await wantedLead(request);
    const ended = await act(request, lead, 'dismissed', '', async (leads) =>
      (await leads.dismiss(lead)) > 0 ? 'done' : 'was so',
    );
    return answer(request, reply, ended, 'dismissed');
  });

  app.post<OfLead>('/leads/:id/withdraw', async (request, reply) => {
    const lead = await wantedLead(request);
    const ended = await act(request, lead, 'withdrew marketing', '', async (leads) => {
      const now = await leads.find(lead.id);
      if (holding(now?.marketing.withdrawals ?? [])) return 'was so';
      return (await leads.withdraw(lead)) ? 'done' : { refusal: 'It has no e-mail address to write to.' };
    });
    return answer(request, reply, ended, 'withdrawn');
  });

  /** Once for the second of two clicks. */
  function act(
    request: FastifyRequest,
    { id: leadId }: StoredLead,
    action: Action,
    detail: string,
    work: (leads: StaffLeads) => Promise<Ended>,
  ): Promise<Ended> {
    const { session, formToken } = request.visit;
    const deed = { actor: session.name, action, leadId, detail };
    return clicks.same(clickOf(request, formToken), () => deeds.do(session.role, deed, work));
  }

  function answer(request: FastifyRequest<OfLead>, reply: FastifyReply, ended: Ended, word: string) {
    if (typeof ended === 'object') return sendLead(services, request, reply, ended.refusal);
    return done(request, reply, word);
  }

  function done(request: FastifyRequest<OfLead>, reply: FastifyReply, word: string) {
    return reply.redirect(leadAddress(request.visit, request.params.id, word), 303);
  }
}

/** What is wrong with a note, in a sentence. */
function wrongIn({ length }: string): string | undefined {
  if (length <= longestNote) return undefined;
  return `A note has at most ${longestNote} characters, and this one ${length}. Shorten it, or make two of it.`;
}
