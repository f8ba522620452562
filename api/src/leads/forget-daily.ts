import type { FastifyBaseLogger } from 'fastify';
import { dhakaDay } from './dhaka-time';
import { tooOldWords } from './retention-words';
import type { LeadStore } from './store/lead-store';
import { type Doubt, type Kept, keptAudit, keptLeads, type Retention } from './store/retention';

const second = 1000;
const hour = 60 * 60 * second;
const day = 24 * hour;

/** In milliseconds: a clock that leaps by more within a second is set, and not put right little by little. */
const leap = 60 * second;

/**
 * Forgets leads, and lines of the audit log, that are older than they may be: in an hour, when a clock that was wrong
 * when the machine started has been set, and every 24 hours while the server runs; but nothing of which so much would
 * go that the clock may be wrong still, and nothing that is dated from before the clock was set. Ends with the process.
 */
export function forgetDaily(
  store: LeadStore,
  retention: Retention,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): void {
  void noteClock();
  setInterval(noteClock, hour).unref();
  onLeap(noteClock);
  setTimeout(() => {
    void forgetAll();
    setInterval(forgetAll, day).unref();
  }, hour).unref();

  async function noteClock(): Promise<void> {
    // That the database is away, others say.
    await store.noteClock(new Date()).catch(() => {});
  }

  async function forgetAll(): Promise<void> {
    try {
      await store.noteClock(new Date());
      for (const kept of await keptLeads(store, retention)) await forget(kept);
      await forget(await keptAudit(store));
    } catch (error) {
      log.error({ err: error }, 'old leads could not be deleted');
    }
  }

  async function forget(kept: Kept): Promise<void> {
    const { what, before, all, old } = kept;
    if (old === 0) return;
    const counts = { what, before, count: old, of: all };
    if (kept.doubt) {
      log.error(
        { ...counts, retention },
        `none of these was forgotten, since ${reasonOf(kept.doubt)}. ${tooOldWords([kept], dhakaDay(new Date().toISOString()))}`,
      );
      return;
    }
    log.info(counts, 'the time of leads is over: they are forgotten now');
    log.info({ what, count: await kept.forget() }, 'leads forgotten');
  }
}

function reasonOf(doubt: Doubt): string {
  return doubt === 'much' ? 'they are so many' : 'the clock was set after they were dated';
}

/** Hears of a clock that is set, at once: it may be set back before the hour is over, and leads came meanwhile. */
function onLeap(hear: () => void): void {
  let before = Date.now() - performance.now();
  setInterval(() => {
    const now = Date.now() - performance.now();
    if (Math.abs(now - before) < leap) return;
    before = now;
    hear();
  }, second).unref();
}
