import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DatabaseUrl } from '../../../config/database-url';
import { patience } from '../../../liveness/patience';
import type { LeadStore } from '../lead-store';
import { type Answer, asError, opened, type Question, type QuestionName, type Questions } from './messages';

type AnswerTo<Name extends QuestionName> = Awaited<ReturnType<Questions[Name]>>;

/** A question that waits for its answer. */
interface Asker {
  resolve(value: unknown): void;
  reject(error: Error): void;
  /** By `performance.now()`. */
  askedAt: number;
}

/**
 * Opens the store on a thread of its own: a commit holds up only those who wait for a commit. Everybody who asks at one
 * moment is answered by one commit, as without the thread (`group-commit.ts`). Should the thread die of an error, so
 * does the process, like of any error that nobody caught; should it hang, `hangs` says so.
 * @throws as `openStore`
 */
export async function openOnThread(url: DatabaseUrl): Promise<LeadStore> {
  const thread = new Worker(path.join(__dirname, 'start.cjs'), { workerData: url });
  /** By the id of what they asked, the oldest first. */
  const waiting = new Map<number, Asker>();
  thread.on('message', ({ id, failure, value }: Answer) => {
    const asker = waiting.get(id);
    waiting.delete(id);
    if (failure) asker?.reject(asError(failure));
    else asker?.resolve(value);
  });
  let last = opened;

  function answerTo<Value>(id: number): Promise<Value> {
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject, askedAt: performance.now() }));
  }
  function ask<Name extends QuestionName>(name: Name) {
    return (...args: Parameters<Questions[Name]>): Promise<AnswerTo<Name>> => {
      const question: Question = { id: ++last, name, args };
      thread.postMessage(question);
      return answerTo(question.id);
    };
  }

  await answerTo(opened);
  return {
    save: ask('save'),
    findByKey: ask('findByKey'),
    claimEarlier: ask('claimEarlier'),
    release: ask('release'),
    get: ask('get'),
    async attachment(id) {
      const bytes = await ask('attachment')(id);
      // What comes from another thread is a plain array of bytes, whatever it was there.
      return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    ages: ask('ages'),
    auditAges: ask('auditAges'),
    hasOlder: ask('hasOlder'),
    now: ask('now'),
    noteClock: ask('noteClock'),
    clockSetAt: ask('clockSetAt'),
    expire: ask('expire'),
    expireAudit: ask('expireAudit'),
    withdraw: ask('withdraw'),
    linkSecret: ask('linkSecret'),
    outbox: {
      claim: ask('claim'),
      succeeded: ask('succeeded'),
      failed: ask('failed'),
      putBack: ask('putBack'),
      tally: ask('tally'),
      signs: ask('signs'),
      distribute: ask('distribute'),
      open: ask('open'),
      revive: ask('revive'),
      resume: ask('resume'),
      resend: ask('resend'),
      dismiss: ask('dismiss'),
      hasten: ask('hasten'),
      straighten: ask('straighten'),
    },
    digests: {
      takeDigest: ask('takeDigest'),
      noteDigest: ask('noteDigest'),
      noteSent: ask('noteSent'),
      lastDigest: ask('lastDigest'),
      digestTrouble: ask('digestTrouble'),
      whatWaits: ask('whatWaits'),
    },
    figures: ask('figures'),
    health: ask('health'),
    hangs() {
      const [oldest] = waiting.values();
      return oldest !== undefined && performance.now() - oldest.askedAt > patience.database;
    },
    async close() {
      const ended = once(thread, 'exit');
      await ask('close')();
      await ended;
    },
  };
}
