import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { Problem } from '../../http/problem';
import { answersOf } from '../../leads/answers';
import { safeFileName } from '../../leads/safe-file-name';
import type { StoredLead } from '../../leads/store/lead';
import { whoAndWhat } from '../../leads/who-and-what';
import { seesForm } from '../accounts/roles';
import { savedAs, sendPage } from '../http/send';
import type { Services } from '../services';
import { LeadPage } from '../views/lead';
import type { NoteDraft } from '../views/note-form';
import { noticeOf } from '../views/words';
import { rowOf } from './rows';

/** An address about one lead. */
export interface OfLead {
  Params: { id: string };
  Querystring: { done?: string };
}

/** Lines of its history on the page of a lead. */
const mostLines = 50;

/** A lead in words, and the file that came with it. */
export function leadRoutes(app: FastifyInstance, services: Services): void {
  const { audit } = services;
  app.get<OfLead>('/leads/:id', async (request, reply) => {
    const { id } = await wantedLead(request);
    await audit.note({ actor: request.visit.session.name, action: 'opened', leadId: id });
    return sendLead(services, request, reply);
  });

  // Saved, and never shown by the browser: what a stranger wrote has no place on a page of ours.
  app.get<OfLead>('/leads/:id/file', async (request, reply) => {
    const lead = await wantedLead(request);
    const { attachment } = lead;
    if (!attachment) throw new Problem(404, 'Nothing came with this lead.');
    await audit.note({ actor: request.visit.session.name, action: 'downloaded the file', leadId: lead.id });
    const bytes = await request.visit.leads.file(lead, attachment);
    return reply
      .type(attachment.type)
      .header('Content-Disposition', savedAs(safeFileName(lead, attachment.name)))
      .header('Content-Security-Policy', "sandbox; default-src 'none'")
      .send(bytes);
  });
}

/** The lead that an address is about. @throws Problem where there is none, or none for this role */
export async function wantedLead({ params, visit }: FastifyRequest<OfLead>): Promise<StoredLead> {
  const lead = await visit.leads.find(params.id);
  if (!lead) throw new Problem(404, 'There is no such lead, or none that your role may see.');
  return lead;
}

/** Answers with the page of a lead; `refusal` is why something was not done with it, `note` one that was not saved. */
export async function sendLead(
  { audit, staff, drafts, optionsOf, channels }: Services,
  { params, query, visit }: FastifyRequest<OfLead>,
  reply: FastifyReply,
  refusal?: string,
  note?: NoteDraft,
): Promise<FastifyReply> {
  const members = await staff.all();
  const opened = await visit.leads.open(params.id);
  if (!opened) throw new Problem(404, 'The lead is gone.');
  const words = drafts.of(visit.session.staffId, `/leads/${params.id}`);
  const answers = await answersOf(opened.lead, optionsOf);
  const others = await visit.leads.samePerson(opened.lead);
  const page = {
    visit,
    opened,
    answers,
    known: whoAndWhat(opened.lead, answers),
    others: await Promise.all(others.map((one) => rowOf(one, optionsOf))),
    struck: await audit.struckNotes(params.id),
    channels,
    history: await audit.ofLead(params.id, mostLines),
    openings: await audit.openings(params.id),
    owners: members.filter(({ role }) => seesForm(role, opened.lead.form)).map(({ name }) => name),
    here: members.map(({ name }) => name),
    notice: noticeOf(query.done),
    refusal,
    draft: note ?? (words === undefined ? undefined : { words }),
  };
  return sendPage(reply, createElement(LeadPage, page), refusal ? 422 : 200);
}
