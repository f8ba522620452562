import type { FastifyBaseLogger } from 'fastify';
import type { Retention } from '../../config/config';
import type { LeadStore } from './lead-store';
import { expire, expireAudit, type RetentionRule, rulesOf } from './retention';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/**
 * A day's leads are few of all. A fifth of them is a server that was off for months, or one whose clock or setting is
 * wrong: nothing could bring them back, so somebody must say that they are to go. Meanwhile `/api/health` says that
 * they are late.
 */
const suspicious = { share: 1 / 5, count: 10 };

/**
 * Forgets leads, and lines of the audit log, that are older than they may be: in an hour, when a clock that was wrong
 * when the machine started has been set, and every 24 hours while the server runs. Ends with the process.
 */
export function forgetDaily(
  store: LeadStore,
  retention: Retention,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): void {
  setTimeout(() => {
    void forgetAll();
    setInterval(forgetAll, day).unref();
  }, hour).unref();

  async function forgetAll(): Promise<void> {
    try {
      // Each rule is applied by itself, so that a doubt about applications keeps no other lead for longer.
      for (const rule of rulesOf(retention, new Date())) await forget(rule);
      await expireAudit(store);
    } catch (error) {
      log.error({ err: error }, 'old leads could not be deleted');
    }
  }

  async function forget(rule: RetentionRule): Promise<void> {
    const { all, old } = await store.ages(rule.forms, rule.before);
    if (old === 0) return;
    if (old > suspicious.count && old > suspicious.share * all) {
      log.error({ count: old, of: all, ...rule, retention }, heldBack);
      return;
    }
    log.info({ count: old, of: all, ...rule }, 'the time of leads is over: they are forgotten now');
    const count = await expire(store, rule);
    log.info({ count }, 'leads forgotten');
  }
}

const heldBack =
  'very many leads are older than they may be, so none of these was forgotten: if clock and RETENTION_MONTHS are right, run "npm run leads -- retention"';
