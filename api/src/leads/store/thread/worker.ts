import { parentPort, workerData } from 'node:worker_threads';
import { openStore } from '../open';
import { type Answer, asFailure, opened, type Question, type Questions } from './messages';

/** The thread that has the database: answers what `on-thread.ts` asks, until it is asked to close. */
async function main(): Promise<void> {
  const { outbox, digests, hangs: _, ...store } = await openStore(workerData);
  const questions: Questions = { ...store, ...outbox, ...digests };
  const open = new Set<Promise<void>>();
  parentPort?.on('message', async ({ id, name, args }: Question) => {
    if (name === 'close') await Promise.all(open);
    const answered = answer(id, () => Reflect.apply(questions[name], undefined, args)).then(() => {
      open.delete(answered);
      if (name === 'close') parentPort?.close();
    });
    open.add(answered);
  });
}

async function answer(id: number, work: () => Promise<unknown>): Promise<void> {
  const answer: Answer = await work().then(
    (value) => ({ id, value }),
    (error: unknown) => ({ id, failure: asFailure(error) }),
  );
  parentPort?.postMessage(answer);
}

void answer(opened, main);
