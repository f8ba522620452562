import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Waits for the line that users wait for, as `announced` does. */
export function readyAddress(child: ChildProcess): Promise<string> {
  return announced(child, /ready at (http:\S+)\s/);
}

/**
 * Waits until a program prints something, and returns the group of the pattern. Everything after it goes by: the
 * program would stop at a full pipe.
 * @throws what the program printed, when it ends without that
 */
export function announced(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = pattern.exec(output)?.[1];
      if (!found) return;
      for (const stream of streams) stream?.off('data', read).resume();
      resolve(found);
    };
    const streams = [child.stdout, child.stderr];
    for (const stream of streams) stream?.on('data', read);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${child.spawnfile} did not start:\n${output}`)));
  });
}

/** Waits for the end of a program: its exit code or the signal. To be asked while it runs. */
export function ended(child: ChildProcess): Promise<number | NodeJS.Signals> {
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal ?? 1)));
}

/** Ends a program, if it has not ended yet, and waits for that. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = ended(child);
  child.kill();
  await end;
}

/** Lets a program run to its end. */
export async function outputOf(child: ChildProcess) {
  const read = async (stream: ChildProcess['stdout']) => (stream ? text(stream) : '');
  const [out, err, [code]] = await Promise.all([read(child.stdout), read(child.stderr), once(child, 'close')]);
  return { out, err, code: Number(code) };
}
