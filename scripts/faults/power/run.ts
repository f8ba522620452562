import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readChoices } from '../../../kit/choices';
import { freePort } from '../../../kit/free-port';
import { Random } from '../../../kit/random';
import { SubmissionMaker } from '../../../kit/submissions';
import type { Control } from '../server/controls';
import { startServer } from '../server-process';
import { transmit } from '../transmit';
import { cutPower, type PowerVerdict } from './cut';
import { isComplete, readActions, tracer } from './trace';

interface Options {
  submissions: number;
  seed: number;
  folder: string;
  control?: Control | undefined;
}

const clients = 4;

/** In milliseconds: how long the tracer may need to write the rest. */
const patience = 10_000;

/**
 * Traces the server while submissions arrive, then replays its writes on a disk that loses what was not synced (R2).
 */
export async function runPowerCuts({ submissions, seed, folder, control }: Options): Promise<PowerVerdict> {
  const file = path.join(folder, `power-${control ?? 'real'}.db`);
  const output = `${file}.trace`;
  const server = await startServer({
    port: await freePort(),
    database: { kind: 'sqlite', file },
    control,
    under: tracer(output),
  });
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const maker = new SubmissionMaker({ choices: await readChoices(), random: new Random(seed), files: 0 });
  let left = submissions;
  const client = async () => {
    while (left-- > 0) await transmit({ url: server.url, agent }, maker.any(), 'whole');
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  await server.stop();
  return cutPower(readActions(await completeTrace(output)), file, folder);
}

async function completeTrace(output: string): Promise<string> {
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    const trace = readFileSync(output, 'latin1');
    if (isComplete(trace)) return trace;
    await setTimeout(100);
  }
  throw new Error('The tracer did not finish.');
}
