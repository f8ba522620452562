import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { Problem } from '../../http/problem';
import { handlingStates } from '../../leads/store/desk-schema';
import type { StoredLead } from '../../leads/store/lead';
import { channels } from '../../leads/store/outbox';
import type { Action } from '../audit-log';
import { readForm, typedIn } from '../http/fields';
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
  const { audit, staff } = services;

  app.post<OfLead>('/leads/:id/handling', async (request, reply) => {
    const lead = await wantedLead(request);
    const { state, owner, seen } = readForm(request, handlingForm);
    if (owner !== '' && !(await staff.byName(owner))) throw new Problem(400, 'Nobody of the staff has that name.');
    const wanted = `${stateWords[state]}, ${owner || 'nobody'}`;
    const now = await request.visit.leads.open(lead.id);
    // The same form twice, by a double click, has nothing left to change.
    if (now?.state === state && now.owner === owner) return reply.redirect(pageOf(lead, 'handled'), 303);
    const isLatest = now?.changedAt === seen;
    if (isLatest) await note(request, lead, 'changed the handling', wanted);
    if (isLatest && (await request.visit.leads.handle(lead, state, owner, seen))) {
      return reply.redirect(pageOf(lead, 'handled'), 303);
    }
    return sendLead(
      services,
      request,
      reply,
      `Status or owner were changed meanwhile; this page shows what they are now. Yours (${wanted}) was not saved: choose it again if it still holds.`,
    );
  });

  app.post<OfLead>('/leads/:id/notes', async (request, reply) => {
    const lead = await wantedLead(request);
    const { note: noteId } = readForm(request, noteForm);
    const typed = typedIn(request) ?? '';
    const words = typed.trim();
    const error = wrongIn(words);
    if (error) return sendLead(services, request, reply, `Your note is not saved. ${error}`, { words: typed, error });
    await note(request, lead, 'wrote a note');
    await request.visit.leads.note(lead, noteId, request.visit.session.name, words);
    services.drafts.forget(request.visit.session.staffId, `/leads/${lead.id}`);
    return reply.redirect(pageOf(lead, 'noted'), 303);
  });

  app.post<OfLead>('/leads/:id/release', async (request, reply) => {
    const lead = await wantedLead(request);
    await note(request, lead, 'released');
    const stays = await request.visit.leads.release(lead);
    return stays ? sendLead(services, request, reply, stays) : reply.redirect(pageOf(lead, 'released'), 303);
  });

  app.post<OfLead>('/leads/:id/resend', async (request, reply) => {
    const lead = await wantedLead(request);
    const { to } = readForm(request, resendForm);
    if (lead.status === 'quarantined') {
      return sendLead(services, request, reply, 'It is in quarantine: releasing it tells of it.');
    }
    await note(request, lead, 'resent', to);
    await request.visit.leads.resend(lead, to);
    return reply.redirect(pageOf(lead, 'resent'), 303);
  });

  app.post<OfLead>('/leads/:id/dismiss', async (request, reply) => {
    const lead = await wantedLead(request);
    await note(request, lead, 'dismissed');
    await request.visit.leads.dismiss(lead);
    return reply.redirect(pageOf(lead, 'dismissed'), 303);
  });

  app.post<OfLead>('/leads/:id/withdraw', async (request, reply) => {
    const lead = await wantedLead(request);
    await note(request, lead, 'withdrew marketing');
    const isWithdrawn = await request.visit.leads.withdraw(lead);
    if (!isWithdrawn) return sendLead(services, request, reply, 'It has no e-mail address to write to.');
    return reply.redirect(pageOf(lead, 'withdrawn'), 303);
  });

  function note({ visit }: FastifyRequest, { id }: StoredLead, action: Action, detail = ''): Promise<void> {
    return audit.note({ actor: visit.session.name, action, leadId: id, detail });
  }
}

/** What is wrong with a note, in a sentence. */
function wrongIn({ length }: string): string | undefined {
  if (length === 0) return 'Write something first.';
  if (length <= longestNote) return undefined;
  return `A note has at most ${longestNote} characters, and this one ${length}. Shorten it, or make two of it.`;
}

function pageOf({ id }: StoredLead, done: string): string {
  return `/leads/${id}?done=${done}`;
}
