import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { readChoices } from '../../kit/choices';
import { Random } from '../../kit/random';
import { SubmissionMaker } from '../../kit/submissions';
import { quantile, report, whole } from '../bench/report';
import { type Call, type Kind, nextCall } from './mix';
import type { LoadedServer } from './server';

interface Options {
  /** Per second. */
  rate: number;
  seconds: number;
  seed: number;
}

export interface MixedResult {
  /** Time to the whole answer, in milliseconds, counted from when the request was due. */
  times: Map<Kind, number[]>;
  /** Answers with 5xx, and requests without an answer. */
  failed: number;
  /** Other answers than 200 and 201. */
  unexpected: number;
  /** In MB, at equal distances. */
  memory: number[];
}

/** In milliseconds. */
const sampling = 5_000;

/** Bounds of reliability R10, in milliseconds for 99 of 100. */
const bounds: Record<Kind, number> = { GET: 50, 'POST, fields': 500, 'POST, 1 MB file': 500 };

/** How much more memory the last quarter may take than the second: the first warms up. */
const growth = 1.15;

/**
 * Open model: requests start when they are due, whether or not earlier ones have been answered, as visitors do. A
 * server that falls behind is met by ever more requests at once, which a fixed number of clients would never show.
 */
export async function runMixed(server: LoadedServer, { rate, seconds, seed }: Options): Promise<MixedResult> {
  const random = new Random(seed);
  const fileSizes = { least: 1_000_000, most: 1_000_001 };
  const maker = new SubmissionMaker({ choices: await readChoices(), random, files: 0, fileSizes });
  const result: MixedResult = { times: new Map(), failed: 0, unexpected: 0, memory: [] };
  const agent = new Agent({ keepAlive: true });
  const running = new Set<Promise<void>>();
  const started = performance.now();
  for (let sent = 0; sent < rate * seconds; sent += 1) {
    const due = started + (sent * 1000) / rate;
    const call = nextCall(random, maker);
    const early = due - performance.now();
    if (early > 0) await setTimeout(early);
    const one: Promise<void> = send(server.url, agent, call, due, result).finally(() => running.delete(one));
    running.add(one);
    if (performance.now() - started > result.memory.length * sampling) result.memory.push(server.memory());
  }
  await Promise.all(running);
  agent.destroy();
  return result;
}

async function send(url: string, agent: Agent, call: Call, due: number, result: MixedResult): Promise<void> {
  const status = await statusOf(url, agent, call).catch(() => 0);
  if (status === 0 || status >= 500) result.failed += 1;
  else if (status >= 300) result.unexpected += 1;
  const times = result.times.get(call.kind) ?? [];
  times.push(performance.now() - due);
  result.times.set(call.kind, times);
}

/** Of the whole answer. Not by `fetch`, which copies bodies and takes as much of the processor as the server. */
function statusOf(url: string, agent: Agent, { path, method, headers, body }: Call): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(url + path, { agent, method, headers }, (answer) => {
      answer.resume();
      answer.on('error', reject);
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    call.on('error', reject);
    call.end(body);
  });
}

export function mixedHolds({ times, failed, unexpected, memory }: MixedResult): boolean {
  const quick = [...times].every(([kind, values]) => quantile(values, 0.99) <= bounds[kind]);
  return failed === 0 && unexpected === 0 && quick && memoryGrowth(memory) <= growth;
}

export function describeMixed(result: MixedResult, { rate, seconds }: Options): string {
  const { times, failed, unexpected, memory } = result;
  const rows = [...times].map(([kind, values]) => [
    kind,
    whole(values.length),
    quantile(values, 0.5).toFixed(1),
    quantile(values, 0.99).toFixed(1),
    whole(Math.max(...values)),
    whole(bounds[kind]),
  ]);
  return report(
    `Load: ${rate} requests a second for ${seconds} s, open model`,
    [['REQUEST', 'NUMBER', 'MEDIAN, ms', '99 OF 100 WITHIN, ms', 'SLOWEST, ms', 'BOUND FOR 99, ms'], ...rows],
    [
      `5xx or no answer: ${failed}; other answers than 200 and 201: ${unexpected}.`,
      `Memory of the server, MB every ${sampling / 1000} s: ${memory.map(whole).join(' ')}.`,
      `Last quarter to second quarter: ${memoryGrowth(memory).toFixed(2)}, bound ${growth}.`,
      mixedHolds(result) ? 'Holds.' : 'DOES NOT HOLD.',
    ].join('\n'),
  );
}

function memoryGrowth(memory: readonly number[]): number {
  const quarter = memory.length / 4;
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const second = mean(memory.slice(Math.floor(quarter), Math.floor(2 * quarter)));
  return second === 0 ? 1 : mean(memory.slice(Math.floor(3 * quarter))) / second;
}
