import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { MailConfig } from '../../../config/mail';
import { Trouble } from '../../../log/trouble';
import { inTime } from '../deliver-due';
import type { AlarmOn } from '../digest/digest';
import { openPost, type Post } from '../post';
import { written } from '../written';
import { isOfFilesAlone, overWords, partlyOverWords, rankOf, urgentWords } from './urgent-words';

/** In milliseconds, between two looks. */
const pause = 15_000;

/**
 * So many looks in a row must see it: what passes within a minute is over before anybody has read of it, and what comes
 * and goes is one trouble and no heap of letters.
 */
const looks = { worse: 4, better: 20 };

interface Parts {
  alarms: () => Promise<readonly AlarmOn[]>;
  /** What the store says of itself; empty while it says nothing that we know. */
  why: () => Promise<string>;
  company: () => Promise<string>;
  log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>;
}

/** Writes to staff at once when the store takes no leads, or not all of them, and when it does again. */
export function tellAtOnce(mail: MailConfig | undefined, parts: Parts) {
  const to = mail?.to?.all ?? mail?.digest?.to;
  const stopping = new AbortController();
  return {
    start() {
      if (mail && to) void watch(urgentWatch({ ...parts, to, send: openPost(mail).send }));
    },
    stop: () => stopping.abort(),
  };

  async function watch(look: () => Promise<boolean>): Promise<void> {
    const wrong = 'staff cannot be told that forms are not stored';
    const trouble = new Trouble(parts.log, { wrong, over: 'staff can be told again' });
    while (!stopping.signal.aborted) {
      try {
        if (await look()) trouble.isOver();
      } catch (error) {
        trouble.happened(error);
      }
      await setTimeout(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }
}

interface Watched extends Parts {
  to: readonly string[];
  send: Post['send'];
}

/**
 * One look at the alarms. What was told is remembered in memory alone, since there may be no disk to keep it: a server
 * that starts anew meanwhile says it once more. What cannot be sent is tried again after as many looks. Of what is
 * better and not well, a letter says only that all forms but those with a file are stored again: that some were not
 * stored is known for a while after it is over.
 *
 * @returns whether there is nothing left to tell
 */
export function urgentWatch({ to, send, alarms, why, company, log }: Watched, clock = () => new Date()) {
  let told = 0;
  let letters = 0;
  let since: Date | undefined;
  let [before, seen]: [change: 'worse' | 'better' | undefined, seen: number] = [undefined, 0];
  return async () => {
    const urgent = (await alarms()).filter((alarm) => rankOf(alarm) > 0);
    const worst = Math.max(0, ...urgent.map(rankOf));
    if (worst > 0) since ??= clock();
    else if (told === 0) since = undefined;
    const change = worst > told ? 'worse' : worst < told ? 'better' : undefined;
    seen = change === before ? seen + 1 : 1;
    before = change;
    if (!change || !since) return true;
    if (seen < looks[change]) return false;
    seen = 0;
    if (change === 'better' && worst > 0 && !isOfFilesAlone(worst)) {
      told = worst;
      return true;
    }
    const name = await company();
    const words =
      change === 'worse'
        ? urgentWords(urgent, await inTime(why).catch(() => ''), since, name)
        : worst > 0
          ? partlyOverWords(urgent, since, name)
          : overWords(since, name);
    const letter = { to, reader: 'staff', ...written(words) } as const;
    const id = `alarm_${since.getTime()}_${letters}`;
    const refused = await inTime((deadline) => send(letter, id, deadline));
    for (const { address, trouble } of refused) log.warn({ trouble: trouble.message }, `no alarm to ${address}`);
    told = worst;
    letters += 1;
    log.info(`staff told by mail: ${words.subject}`);
    return true;
  };
}
