import type { ChildProcess } from 'node:child_process';

/** Waits for the line that users wait for, as `announced` does. */
export function readyAddress(child: ChildProcess): Promise<string> {
  return announced(child, /ready at (http:\S+)/);
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
