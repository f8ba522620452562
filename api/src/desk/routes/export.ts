import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { createElement } from 'react';
import * as z from 'zod';
import { Problem } from '../../http/problem';
import { dhakaDay, startOfDay } from '../../leads/dhaka-time';
import { csvTable } from '../../leads/export/csv';
import { wordTable } from '../../leads/export/word-table';
import { workbook } from '../../leads/export/workbook';
import { count } from '../accounts/staff';
import type { Cookies } from '../http/cookies';
import { readForm } from '../http/fields';
import { Handouts } from '../http/handouts';
import { savedAs, sendPage } from '../http/send';
import type { Visit } from '../http/visit';
import { refuse } from '../http/visits';
import type { Services } from '../services';
import { ExportPage } from '../views/export';
import { areTurned, dayAfter, turnedRound } from './inbox';
import { proven } from './proof';

const day = z.union([z.literal(''), z.iso.date()]).default('');
const form = z.object({ format: z.enum(['csv', 'xlsx']), form: z.string().max(100), since: day, until: day });

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

type Asked = z.infer<typeof form>;

/**
 * Leads as a table for people, for whoever shows once more who they are. The file has an address of its own, to which a
 * page without password and code leads: behind a form that is answered by a file, browsers keep the form as it was.
 */
export function exportRoutes(app: FastifyInstance, services: Services, cookies: Cookies): void {
  const ready = new Handouts<Asked>();

  app.get<{ Querystring: { file?: string; done?: string } }>('/export', async ({ query, visit }, reply) => {
    const { file = '', done } = query;
    const asked = ready.of(visit.session.staffId, file);
    const page = asked && { file: `/export/${file}`, starts: done !== undefined };
    return sendPage(reply, createElement(ExportPage, { visit, asked: visit.refused?.fields ?? asked, ...page }));
  });

  app.post('/export', async (request, reply) => {
    const asked = readForm(request, form);
    if (areTurned(asked)) {
      const refusal = { why: 'Nothing was exported.', mistakes: { until: turnedRound }, fields: asked };
      return refuse(services, request, reply, refusal);
    }
    const visit = await proven(services, cookies, request, reply);
    if (typeof visit === 'string') return refuse(services, request, reply, { why: visit, fields: asked });
    return reply.redirect(`/export?file=${ready.give(visit.session.staffId, asked)}&done=ready`, 303);
  });

  app.get<{ Params: { file: string } }>('/export/:file', async ({ params, visit }, reply) => {
    const asked = ready.of(visit.session.staffId, params.file);
    if (!asked) throw new Problem(404, 'This file could be fetched for two minutes. Export it once more.');
    const { format } = asked;
    const filter = filterOf(asked, visit);
    await services.audit.note({
      actor: visit.session.name,
      action: 'exported',
      detail: `${format}, ${filter.form ?? 'all'}, ${daysOf(asked)}, ${count(await visit.leads.count(filter), 'lead')}`,
    });
    const table = wordTable(visit.leads.list(filter), filter.form, services.optionsOf, visit.leads);
    const content = format === 'csv' ? csvTable(table) : workbook(table);
    return reply
      .type(types[format])
      .header('Content-Disposition', savedAs(`leads-${dhakaDay(new Date().toISOString())}.${format}`))
      .send(Readable.from(content));
  });
}

function filterOf({ form, since, until }: Asked, { role }: Visit) {
  const [only] = role.forms?.length === 1 ? role.forms : [];
  return {
    form: form || only,
    status: 'new' as const,
    since: since ? startOfDay(since).toISOString() : undefined,
    until: until ? dayAfter(until) : undefined,
  };
}

function daysOf({ since, until }: { since: string; until: string }): string {
  return [since && `from ${since}`, until && `to ${until}`].filter(Boolean).join(' ') || 'all days';
}
