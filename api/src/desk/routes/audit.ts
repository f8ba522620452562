import type { FastifyInstance } from 'fastify';
import { createElement } from 'react';
import { sendPage } from '../http/send';
import type { Services } from '../services';
import { AuditPage } from '../views/audit';

const pageLength = 100;

interface Asked {
  Querystring: { after?: string };
}

/** Who saw and did what, for administrators; whoever reads it stands in it too. */
export function auditRoutes(app: FastifyInstance, { audit }: Services): void {
  app.get<Asked>('/audit', { config: { needs: 'audits' } }, async ({ query, visit }, reply) => {
    await audit.note({ actor: visit.session.name, action: 'read the audit log' });
    const [at = '', id = ''] = (query.after ?? '').split('~');
    const lines = await audit.page(pageLength, id === '' ? undefined : { at, id });
    const last = lines.length === pageLength ? lines.at(-1) : undefined;
    const older = last && `/audit?${new URLSearchParams({ after: `${last.at}~${last.id}` })}`;
    return sendPage(reply, createElement(AuditPage, { visit, lines, older }));
  });
}
