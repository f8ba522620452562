import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { Problem } from '../../http/problem';
import { handlingStates, type NoteRow } from '../../leads/store/desk-schema';
import { holding } from '../../leads/store/holding';
import type { StoredLead } from '../../leads/store/lead';
import { channels } from '../../leads/store/outbox';
import { seesForm } from '../accounts/roles';
import type { Action } from '../audit-log';
import type { Ended } from '../deeds';
import { readForm, typedIn } from '../http/fields';
import { clickOf, Repeats } from '../http/repeats';
import type { StaffLeads } from '../leads/staff-leads';
import type { Services } from '../services';
import { longestNote } from '../views/note-form';
import { stateWords } from '../views/words';
import { type OfLead, sendLead, wantedLead } from './lead';

const handlingForm = z.object({
  state: z.enum(handlingStates),
  owner: z.string().max(64),
  /** When what the page showed was last changed; empty while nobody has. */
  seen: z.union([z.literal(''), z.iso.datetime()]),
});
const noteForm = z.object({ note: z.uuid(), words: z.string() });
const resendForm = z.object({ to: z.enum(channels) });

/** What staff do with a lead. */
export function handleRoutes(app: FastifyInstance, services: Services): void {
  const { deeds, drafts, staff } = services;
  const clicks = new Repeats<Ended>();

  app.post<OfLead>('/leads/:id/handling', async (request, reply) => {
    const lead = await wantedLead(request);
    const { state, owner, seen } = readForm(request, handlingForm);
    // Whoever has it keeps it, also without an account any more.
    const isNew = owner !== '' && owner !== (await request.visit.leads.open(lead.id))?.owner;
    const member = isNew ? await staff.byName(owner) : undefined;
    if (isNew && !member) throw new Problem(400, 'Nobody of the staff has that name.');
    if (member && !seesForm(member.role, lead.form)) throw new Problem(400, `The role of ${owner} does not see it.`);
    const wanted = `${stateWords[state]}, ${owner || 'nobody'}`;
    const ended = await act(request, lead, 'changed the handling', wanted, async (leads) => {
      const now = await leads.open(lead.id);
      if (now?.state === state && now.owner === owner) return 'was so';
      if (now?.changedAt === seen && (await leads.handle(lead, state, owner, seen))) return 'done';
      const refusal = `Status or owner were changed meanwhile; this page shows what they are now. Yours (${wanted}) was not saved: choose it again if it still holds.`;
      return { refusal };
    });
    return answer(request, reply, ended, 'handled');
  });

  app.post<OfLead>('/leads/:id/notes', async (request, reply) => {
    const lead = await wantedLead(request);
    const { note: noteId } = readForm(request, noteForm);
    const typed = typedIn(request) ?? '';
    const words = typed.trim();
    const error = wrongIn(words);
    if (error) {
      return sendLead(services, request, reply, `Your note is not saved. ${error}`, { words: typed, error });
    }
    const { name, staffId } = request.visit.session;
    const ended = await act(request, lead, 'wrote a note', '', async (leads) => {
      const { notes = [] } = (await leads.open(lead.id)) ?? {};
      if (notes.some((one) => one.id === noteId || isRepeat(one, name, words))) return 'was so';
      await leads.note(lead, noteId, name, words);
      return 'done';
    });
    drafts.forget(staffId, `/leads/${lead.id}`);
    return answer(request, reply, ended, 'noted');
  });

  app.post<OfLead>('/leads/:id/release', async (request, reply) => {
    const lead = await wantedLead(request);
    const ended = await act(request, lead, 'released', '', async (leads) => {
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

  function answer(request: FastifyRequest<OfLead>, reply: FastifyReply, ended: Ended, done: string) {
    if (typeof ended === 'object') return sendLead(services, request, reply, ended.refusal);
    return reply.redirect(`/leads/${request.params.id}?done=${done}`, 303);
  }
}

/** In milliseconds: whoever goes back to a page and sends its note again does so within it. */
const repeatedWithin = 10 * 60 * 1000;

/** Whether a note is the same once more: a page that is loaded again has another id, and may have the same words. */
function isRepeat(note: NoteRow, author: string, words: string): boolean {
  return note.author === author && note.words === words && Date.now() - Date.parse(note.written_at) < repeatedWithin;
}

/** What is wrong with a note, in a sentence. */
function wrongIn({ length }: string): string | undefined {
  if (length === 0) return 'Write something first.';
  if (length <= longestNote) return undefined;
  return `A note has at most ${longestNote} characters, and this one ${length}. Shorten it, or make two of it.`;
}
