import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Histogram } from 'prom-client';
import { forms } from '../../../src/contract/forms/all';
import type { Metrics } from './metrics';

/** In seconds: from a file in memory to a document that waits for its judge. */
const buckets = [0.005, 0.02, 0.1, 0.5, 1, 2.5, 5, 15, 60];

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** Why a form was refused, by the status of the answer. */
const reasons: Record<number, string> = {
  400: 'unreadable',
  403: 'foreign_origin',
  408: 'too_slow',
  413: 'too_large',
  415: 'wrong_type',
  422: 'fields',
  429: 'quota',
  500: 'mistake',
  503: 'unavailable',
};

/** Counts what is answered. */
export function requestMetrics({ registry }: Metrics): (request: FastifyRequest, reply: FastifyReply) => void {
  const durations = new Histogram({
    name: 'kantha_http_request_duration_seconds',
    help: 'How long answers took, and by _count how many there were; the route is a pattern, none where there is none',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers: [registry],
  });
  const accepted = new Counter({
    name: 'kantha_leads_accepted_total',
    help: 'New leads that were stored, those in quarantine too; repetitions of one are not counted',
    labelNames: ['form'],
    registers: [registry],
  });
  const refused = new Counter({
    name: 'kantha_leads_refused_total',
    help: 'Forms that were refused; quota: too much came from one network, unavailable: it may be sent again as it is',
    labelNames: ['form', 'reason'],
    registers: [registry],
  });
  // From the start, so that the first of each is seen as a rise.
  for (const { name: form } of forms) {
    accepted.inc({ form }, 0);
    for (const reason of [...Object.values(reasons), 'other']) refused.inc({ form, reason }, 0);
  }

  return ({ method, routeOptions: { url }, accepted: lead }, { statusCode, elapsedTime }) => {
    const labels = { route: url ?? 'none', method: methods.has(method) ? method : 'other' };
    durations.observe({ ...labels, status: `${Math.floor(statusCode / 100)}xx` }, elapsedTime / 1000);
    const form = method === 'POST' ? forms.find(({ path }) => path === url)?.name : undefined;
    if (form === undefined) return;
    if (lead?.isNew) accepted.inc({ form });
    else if (statusCode >= 400) refused.inc({ form, reason: reasons[statusCode] ?? 'other' });
  };
}
