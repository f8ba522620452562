import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readyAddress } from '../lib/ready-address';
import { median, report, whole } from './report';
import { serverSettings } from './server';

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
  // A group of its own, because npm, a shell and tsx stand between us and the server. Ctrl-C does not reach it by
  // itself.
  const child = spawn('npm', ['run', '--silent', 'serve'], { env: serverSettings(folder), detached: true });
  const ended = once(child, 'close');
  const stop = () => child.pid && process.kill(-child.pid, 'SIGTERM');
  process.once('exit', stop);
  const forget = () => process.off('exit', stop);
  await readyAddress(child).catch((error: unknown) => {
    forget();
    throw error;
  });
  return async () => {
    forget();
    stop();
    await ended;
  };
}

async function runNothing(): Promise<() => Promise<void>> {
  const [code] = await once(spawn('npm', ['exec', '--', 'tsx', '--eval', '0']), 'exit');
  if (code !== 0) throw new Error('tsx did not run through npm.');
  return async () => {};
}
