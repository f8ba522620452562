import type { ChildProcess } from 'node:child_process';

/**
 * Waits for the line that users wait for, and lets everything after it go by: the server would stop at a full pipe.
 * @throws what the server printed, when it ends without that line
 */
export function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /ready at (http:\S+)/.exec(output)?.[1];
      if (!address) return;
      for (const stream of streams) stream?.off('data', read).resume();
      resolve(address);
    };
    const streams = [child.stdout, child.stderr];
    for (const stream of streams) stream?.on('data', read);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The server did not start:\n${output}`)));
  });
}
