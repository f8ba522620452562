import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { report, whole } from '../bench/report';

/** A request that costs its reader as much as one can. */
export interface Costly {
  name: string;
  path: string;
  contentType: string;
  body: Buffer;
}

export interface Meanwhile {
  name: string;
  /** What the costly request was answered, and after how many milliseconds. */
  status: number;
  took: number;
  /** In milliseconds: how long somebody else waited for an answer meanwhile, at most. */
  slowest: number;
}

/** In milliseconds: how long somebody else may wait at most (reliability S7). */
export const longestWait = 250;

/** In milliseconds, between two questions of somebody else. */
const pause = 10;

/** Sends one after the other, and asks all the while whether the server is there. */
export async function askMeanwhile(url: string, all: readonly Costly[]): Promise<Meanwhile[]> {
  const agent = new Agent({ keepAlive: true });
  const results: Meanwhile[] = [];
  // The first answers of a server that has just started are slow by themselves.
  for (let warm = 0; warm < 20; warm += 1) await ask(`${url}/api/live`, agent);
  for (const costly of all) results.push(await one(url, agent, costly));
  agent.destroy();
  return results;
}

async function one(url: string, agent: Agent, { name, path, contentType, body }: Costly): Promise<Meanwhile> {
  const started = performance.now();
  let status: number | undefined;
  const answered = ask(url + path, agent, { 'Content-Type': contentType }, body).then((answer) => {
    status = answer;
  });
  let slowest = 0;
  while (status === undefined) {
    const asked = performance.now();
    await ask(`${url}/api/live`, agent);
    slowest = Math.max(slowest, performance.now() - asked);
    await Promise.race([answered, setTimeout(pause)]);
  }
  return { name, status, took: performance.now() - started, slowest };
}

function ask(url: string, agent: Agent, headers: Record<string, string> = {}, body?: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const length = body && { 'Content-Length': body.length };
    const call = request(
      url,
      { agent, method: body ? 'POST' : 'GET', headers: { ...headers, ...length } },
      (answer) => {
        answer.resume();
        answer.on('error', reject);
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

export function meanwhileHolds(results: readonly Meanwhile[]): boolean {
  return results.every(({ status, slowest }) => status < 500 && slowest <= longestWait);
}

export function describeMeanwhile(results: readonly Meanwhile[]): string {
  const rows = [...results]
    .sort((a, b) => b.slowest - a.slowest)
    .map(({ name, status, took, slowest }) => [name, whole(status), whole(took), whole(slowest)]);
  return report(
    'Worst inputs, one at a time, while somebody else asks /api/live',
    [['INPUT', 'STATUS', 'TOOK, ms', `OTHERS WAITED, ms (bound ${longestWait})`], ...rows],
    meanwhileHolds(results) ? 'Holds.' : 'DOES NOT HOLD.',
  );
}
