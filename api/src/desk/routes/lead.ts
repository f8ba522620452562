import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { Problem } from '../../http/problem';
import { answersOf } from '../../leads/answers';
import { dhakaMinute } from '../../leads/dhaka-time';
import { safeFileName } from '../../leads/safe-file-name';
import type { StoredLead } from '../../leads/store/lead';
import { whoAndWhat } from '../../leads/who-and-what';
import { seesForm } from '../accounts/roles';
import { savedAs, sendPage } from '../http/send';
import type { Services } from '../services';
import { LeadPage } from '../views/lead';
import { noticeOf } from '../views/words';
import { summaryOf } from './lead-summary';

/** An address about one lead. */
export interface OfLead {
  Params: { id: string };
  Querystring: { done?: string };
}

/** Lines of the history on the page of a lead. */
const mostLines = 50;

/** A lead in words, and the file that came with it. */
export function leadRoutes(app: FastifyInstance, services: Services): void {
  const { audit, staff, drafts, optionsOf } = services;
  app.get<OfLead>('/leads/:id', async (request, reply) => {
    const { visit, query } = request;
    const { id } = await wantedLead(request);
    await audit.note({ actor: visit.session.name, action: 'opened', leadId: id });
    const opened = await visit.leads.open(id);
    if (!opened) throw new Problem(404, 'The lead is gone.');
    const members = await staff.all();
    const answers = await answersOf(opened.lead, optionsOf);
    const others = await visit.leads.samePerson(opened.lead);
    const page = {
      visit,
      opened,
      answers,
      known: whoAndWhat(opened.lead, answers),
      others: await Promise.all(others.map((one) => summaryOf(one, optionsOf))),
      struck: await audit.struckNotes(id),
      channels: services.channels,
      history: await audit.ofLead(id, mostLines),
      openings: await audit.openings(id),
      owners: members.filter(({ role }) => seesForm(role, opened.lead.form)).map(({ name }) => name),
      here: members.map(({ name }) => name),
      notice: noticeOf(query.done),
      draft: drafts.of(visit.session.staffId, `/leads/${id}`),
    };
    return sendPage(reply, createElement(LeadPage, page));
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
  if (lead) return lead;
  const erased = await visit.leads.erased(params.id);
  if (!erased) throw new Problem(404, 'There is no such lead, or none that your role may see.');
  throw new Problem(
    410,
    `${params.id} was erased by ${erased.actor}, ${dhakaMinute(erased.at)}. Nobody can bring it back.`,
  );
}
