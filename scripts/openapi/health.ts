import type { Alarm } from '../../api/src/delivery/alarm';
import { servedNames } from '../../api/src/lists/served-lists';
import { refusals } from './refusals';
import { exactly } from './schema';

const alarms: Record<Alarm, true> = { ok: true, late: true, failed: true };

const state = exactly({
  status: { const: 'ok' },
  database: { const: 'ok' },
  deliveries: {
    description: '`late`: some wait for hours. `failed`: some were given up',
    enum: Object.keys(alarms),
  },
  lists: {
    description: 'Content files that cannot be read; their last good list is answered meanwhile',
    type: 'array',
    items: exactly({ list: { enum: servedNames }, trouble: { type: 'string' } }),
  },
});

/** For load balancers and uptime monitors; no quota. */
export const healthOperation = {
  operationId: 'health',
  summary: 'Whether the service works',
  responses: {
    200: {
      description: 'It does',
      headers: { 'Cache-Control': { required: true, schema: { const: 'no-store' } } },
      content: { 'application/json': { schema: state } },
    },
    ...refusals([500, 503]),
  },
};
