import { setTimeout } from 'node:timers/promises';
import { transferLimits } from '../../api/src/http/transfer-limits';
import { quantile, report, whole } from '../bench/report';
import type { LoadedServer } from './server';
import { runAbortedUploads, runSlowClients, type SlowResult } from './slow';

interface Options {
  slow: number;
  aborted: number;
}

export interface DeadResult extends SlowResult {
  /** Of other visitors meanwhile, in milliseconds. */
  others: number[];
  /** Others that were not answered with 200. */
  failed: number;
  aborted: number;
  handles: { before: number | undefined; after: number | undefined };
  memory: { before: number; after: number };
}

/** In milliseconds: bounds of reliability R11. A byte a second falls behind as soon as the pace counts. */
const bounds = {
  others: 1_000,
  slowLeast: transferLimits.idleSeconds * 1_000 - 1_000,
  slowMost: transferLimits.idleSeconds * 1_000 + 5_000,
};

/** More memory than before by this factor is a leak. The first half of the uploads warms up. */
const growth = 1.15;

/** Slow clients and others beside them, then uploads that break off (reliability R11). */
export async function runDead(server: LoadedServer, { slow, aborted }: Options): Promise<DeadResult> {
  let busy = true;
  const slowly = runSlowClients(server.url, slow).finally(() => {
    busy = false;
  });
  const others: number[] = [];
  let failed = 0;
  while (busy) {
    const started = performance.now();
    const answer = await fetch(`${server.url}/api/country-list`).catch(() => undefined);
    await answer?.arrayBuffer();
    others.push(performance.now() - started);
    if (answer?.status !== 200) failed += 1;
    await setTimeout(50);
  }
  const slowResult = await slowly;
  await runAbortedUploads(server.url, aborted / 2);
  const before = await settled(server);
  await runAbortedUploads(server.url, aborted / 2);
  const after = await settled(server);
  return {
    ...slowResult,
    others,
    failed,
    aborted,
    handles: { before: before.handles, after: after.handles },
    memory: { before: before.memory, after: after.memory },
  };
}

async function settled(server: LoadedServer): Promise<{ handles: number | undefined; memory: number }> {
  await setTimeout(3_000);
  return { handles: server.handles(), memory: server.memory() };
}

export function deadHolds({ connections, closed, lasted, others, failed, handles, memory }: DeadResult): boolean {
  const inTime = lasted.every((time) => time >= bounds.slowLeast && time <= bounds.slowMost);
  const leaks = (handles.after ?? 0) > (handles.before ?? 0) + 5 || memory.after > memory.before * growth;
  return closed === connections && inTime && failed === 0 && quantile(others, 0.99) <= bounds.others && !leaks;
}

export function describeDead(result: DeadResult): string {
  const { connections, closed, lasted, others, failed, aborted, handles, memory } = result;
  return report(
    'Slow and dead clients',
    [
      ['FIGURE', 'NUMBER'],
      ['connections at one byte a second', whole(connections)],
      ['told 408 and closed', whole(closed)],
      ['first closed after, s', (Math.min(...lasted) / 1000).toFixed(1)],
      ['last closed after, s', (Math.max(...lasted) / 1000).toFixed(1)],
      ['requests of others meanwhile', whole(others.length)],
      ['of these not answered with 200', whole(failed)],
      ['99 of 100 others within, ms', quantile(others, 0.99).toFixed(1)],
      ['aborted uploads', whole(aborted)],
      ['handles after half of them, and all', `${handles.before}, ${handles.after}`],
      ['memory after half of them, and all, MB', `${whole(memory.before)}, ${whole(memory.after)}`],
    ],
    deadHolds(result) ? 'Holds.' : 'DOES NOT HOLD.',
  );
}
