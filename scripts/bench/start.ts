import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { settingsIn, startScript } from '../../kit/server';
import { median, report, whole } from './report';

/** Measured starts of each kind, after one that is not, which brings the files into memory. */
const rounds = 5;

/** From the command to the line that says where the server listens. */
export async function measureStart(folder: string): Promise<string> {
  const serve: number[] = [];
  const empty: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const [served, nothing] = [await timeOf(() => serveOnce(folder)), await timeOf(runNothing)];
    if (round === 0) continue;
    serve.push(served);
    empty.push(nothing);
  }
  return report(
    'Start',
    [
      ['COMMAND', 'MEDIAN, ms', 'FASTEST, ms', 'SLOWEST, ms', 'STARTS, number'],
      row('npm run serve, until it listens', serve),
      row('peer: an empty program through npm and tsx', empty),
    ],
    'The difference is our own: settings, database, routes. npm and tsx take the rest.',
  );
}

function row(name: string, times: readonly number[]): string[] {
  return [name, ...[median(times), Math.min(...times), Math.max(...times), times.length].map(whole)];
}

/** Work gives back what is to be awaited after the clock has stopped. */
async function timeOf(work: () => Promise<() => Promise<void>>): Promise<number> {
  const started = performance.now();
  const cleanUp = await work();
  const elapsed = performance.now() - started;
  await cleanUp();
  return elapsed;
}

async function serveOnce(folder: string): Promise<() => Promise<void>> {
  const { stop } = await startScript('serve', { env: { ...process.env, ...settingsIn(folder) } });
  return () => stop();
}

async function runNothing(): Promise<() => Promise<void>> {
  const [code] = await once(spawn('npm', ['exec', '--', 'tsx', '--eval', '0']), 'exit');
  if (code !== 0) throw new Error('tsx did not run through npm.');
  return async () => {};
}
