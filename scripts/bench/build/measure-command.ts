import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { onEnd } from '../../../kit/on-end';
import { residentOfTree } from './tree-memory';

/** What a command took, with all the processes that it started. */
export interface Took {
  /** Seconds on the clock. */
  wall: number;
  /** Seconds of the processor, for itself and for the system. */
  processor: number;
  /** Bytes resident at most, by samples; what processes share counts for each. */
  memory: number;
}

/** In milliseconds. */
const betweenSamples = 200;

/** Bash knows what the processes took that ended below it, which Node does not say. */
const timed = `TIMEFORMAT='%U %S'; { time "$@" >>"$LOG" 2>&1; } 2>"$TOOK"; exit $?`;

/**
 * Runs a command in a process group of its own, which ends with this process.
 * @param log where all goes that it says, behind what is there
 * @returns undefined when it failed
 */
export async function measureCommand(
  command: readonly string[],
  { cwd, log, env = {} }: { cwd: string; log: string; env?: NodeJS.ProcessEnv },
): Promise<Took | undefined> {
  const took = `${log}.took`;
  closeSync(openSync(took, 'w'));
  const started = performance.now();
  const child = spawn('bash', ['-c', timed, 'bash', ...command], {
    cwd,
    env: { ...process.env, ...env, LOG: log, TOOK: took },
    stdio: 'ignore',
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('There is no bash here, which the times are taken with.');
  const forget = onEnd(() => process.kill(-pid, 'SIGKILL'));
  let memory = 0;
  const sample = () => {
    memory = Math.max(memory, residentOfTree(pid));
  };
  const samples = setInterval(sample, betweenSamples);
  const [code] = await once(child, 'exit');
  clearInterval(samples);
  forget();
  const wall = (performance.now() - started) / 1000;
  return code === 0 ? { wall, processor: secondsIn(readFileSync(took, 'utf8')), memory } : undefined;
}

/** Of a line with the seconds for itself and for the system. */
export function secondsIn(line: string): number {
  return line
    .trim()
    .split(/\s+/)
    .reduce((sum, seconds) => sum + Number(seconds), 0);
}
