import type { Alarm } from '../health/alarm';
import type { ProxyState } from '../http/visitor-addresses';
import { listNames } from '../lists/live-lists';
import { ofEveryCall, refusals } from './refusals';
import { exactly, type Schema } from './schema';

const alarms: Record<Alarm, true> = { ok: true, late: true, failed: true };

const proxies: Record<ProxyState, true> = { ok: true, unknown: true, hiding: true };

const ready = {
  database: { description: 'A write reached its disk', const: 'ok' },
  disk: { description: '`low`: files are not taken any more', enum: ['ok', 'low'] },
};

const state = {
  status: { const: 'ok' },
  ...ready,
  site: {
    description: '`missing`: the pages are not built, or not whole. `elsewhere`: this server has only the API',
    enum: ['ok', 'missing', 'elsewhere'],
  },
  leads: {
    description: '`failing`: within the last ten minutes the database did not take one, though it may take others',
    enum: ['ok', 'failing'],
  },
  uploads: {
    description:
      '`overloaded`: for more than a minute, more arrives than there is memory for, and some is refused. ' +
      '`refused`: the disk has no room for files',
    enum: ['ok', 'overloaded', 'refused'],
  },
  judging: {
    description: '`overloaded`: for more than a minute, more documents come than can be judged, and some are refused',
    enum: ['ok', 'overloaded'],
  },
  quarantine: {
    description: '`filling`: within the last hour more good leads came than staff is told of, and wait in quarantine',
    enum: ['ok', 'filling'],
  },
  proxy: {
    description:
      '`unknown`: within the last ten minutes requests came through a proxy that TRUST_PROXY does not name, so that ' +
      'all visitors count as one. `hiding`: many leads of the last day came from one private address, since something ' +
      'in front hides those of visitors',
    enum: Object.keys(proxies),
  },
  deliveries: {
    description:
      '`late`: some fail again and again. `failed`: some to the staff were given up, or are held up by a setting',
    enum: Object.keys(alarms),
  },
  retention: {
    description:
      '`late`: leads are dated longer ago than they may be kept, and stay since too many would go at once, or since the ' +
      'clock was set after they were dated; the log says more',
    enum: ['ok', 'late'],
  },
  lists: {
    description: 'What in the content files cannot be used, and why; everything else is answered meanwhile',
    type: 'array',
    items: exactly({ list: { enum: listNames }, trouble: { type: 'string' } }),
  },
};

/** For supervisors, load balancers and uptime monitors; no quota. */
export const healthOperations = {
  '/api/live': {
    get: operation('live', 'Whether the process answers, and needs no restart', 'The process answers', {
      status: { const: 'ok' },
    }),
  },
  '/api/ready': {
    get: operation('ready', 'Whether leads can be stored now', 'Leads can be stored', {
      status: { const: 'ok' },
      ...ready,
    }),
  },
  '/api/health': {
    get: operation('health', 'Whether the service works', 'Leads are stored; what staff should look at', state),
  },
};

function operation(operationId: string, summary: string, answer: string, properties: Record<string, Schema>) {
  // Every state is `ok` while all is well, and the one list is of what cannot be used.
  const example = Object.fromEntries(
    Object.entries(properties).map(([name, { type }]) => [name, type === 'array' ? [] : 'ok']),
  );
  return {
    operationId,
    tags: ['health'],
    summary,
    responses: {
      200: {
        description: answer,
        headers: { 'Cache-Control': { required: true, schema: { const: 'no-store' } } },
        content: { 'application/json': { schema: exactly(properties), example } },
      },
      ...refusals(ofEveryCall),
    },
  };
}
