import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { createElement } from 'react';
import * as z from 'zod';
import { dhakaDay, startOfDay } from '../../leads/dhaka-time';
import { csvTable } from '../../leads/export/csv';
import { wordTable } from '../../leads/export/word-table';
import { workbook } from '../../leads/export/workbook';
import { count } from '../accounts/staff';
import type { Cookies } from '../http/cookies';
import { readForm } from '../http/fields';
import { savedAs, sendPage } from '../http/send';
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

/** Leads as a table for people, for whoever shows once more who they are. */
export function exportRoutes(app: FastifyInstance, services: Services, cookies: Cookies): void {
  app.get('/export', async ({ visit }, reply) => sendPage(reply, createElement(ExportPage, { visit })));

  app.post('/export', async (request, reply) => {
    const asked = readForm(request, form);
    if (areTurned(asked)) {
      const page = { visit: request.visit, asked, refusal: 'Nothing was exported.', turned: turnedRound };
      return sendPage(reply, createElement(ExportPage, page), 422);
    }
    const visit = await proven(services, cookies, request, reply);
    if (typeof visit === 'string') {
      return sendPage(reply, createElement(ExportPage, { visit: request.visit, asked, refusal: visit }), 422);
    }
    const { format, since, until } = asked;
    const [only] = visit.role.forms?.length === 1 ? visit.role.forms : [];
    const filter = {
      form: asked.form || only,
      status: 'new' as const,
      since: since ? startOfDay(since).toISOString() : undefined,
      until: until ? dayAfter(until) : undefined,
    };
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

function daysOf({ since, until }: { since: string; until: string }): string {
  return [since && `from ${since}`, until && `to ${until}`].filter(Boolean).join(' ') || 'all days';
}
