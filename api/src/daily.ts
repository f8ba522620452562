import type { FastifyBaseLogger } from 'fastify';
import type { LeadDesk } from './store/lead';
import { expireLeads, type Retention } from './store/retention';

const day = 24 * 60 * 60 * 1000;

/** Forgets leads that are older than they may be: now, and every 24 hours while the server runs. Ends with the process. */
export function forgetDaily(
  store: LeadDesk,
  retention: Retention,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): void {
  void forget();
  setInterval(forget, day).unref();

  async function forget(): Promise<void> {
    try {
      const count = await expireLeads(store, retention);
      if (count > 0) log.info({ count }, 'leads forgotten, as their time was over');
    } catch (error) {
      log.error({ err: error }, 'old leads could not be deleted');
    }
  }
}
