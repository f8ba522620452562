import type { FastifyInstance } from 'fastify';
import { alarmOf } from '../delivery/alarm';
import { unavailable } from '../http/problem';
import type { LiveLists } from '../lists/live-lists';
import type { LeadDesk } from '../store/lead';

/**
 * GET /api/health, for load balancers and uptime monitors: asks the database, so a broken one shows. A content file
 * that cannot be read is named, but takes nobody out of service: its last good list is still answered. Neither do
 * deliveries that fail: leads are stored all the same.
 */
export function healthRoute(app: FastifyInstance, store: LeadDesk, lists: LiveLists): void {
  app.get('/health', { config: { rateLimit: false } }, async (_request, reply) => {
    const tallies = await asked(async () => {
      await store.health();
      return store.outbox.tally();
    });
    return reply
      .header('Cache-Control', 'no-store')
      .send({ status: 'ok', database: 'ok', deliveries: alarmOf(tallies), lists: await lists.troubles() });
  });
}

async function asked<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (cause) {
    throw Object.assign(unavailable('The database does not answer.'), { cause });
  }
}
