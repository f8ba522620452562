import type { FastifyBaseLogger } from 'fastify';
import type { LeadDesk } from './store/lead';
import { countExpired, expireLeads, type Retention } from './store/retention';

const day = 24 * 60 * 60 * 1000;

/**
 * A day's leads are few of all. A fifth of them is a server that was off for months, or one whose clock or setting is
 * wrong: nothing could bring them back, so somebody must say that they are to go.
 */
const suspicious = { share: 1 / 5, count: 10 };

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
      const { all, old } = await countExpired(store, retention);
      if (old === 0) return;
      if (old > suspicious.count && old > suspicious.share * all) {
        log.error({ count: old, of: all, retention }, heldBack);
        return;
      }
      log.info({ count: old, of: all }, 'the time of leads is over: they are forgotten now');
      const count = await expireLeads(store, retention);
      log.info({ count }, 'leads forgotten');
    } catch (error) {
      log.error({ err: error }, 'old leads could not be deleted');
    }
  }
}

const heldBack =
  'very many leads are older than they may be, so none was forgotten: if clock and RETENTION_MONTHS are right, run "npm run leads -- retention"';
