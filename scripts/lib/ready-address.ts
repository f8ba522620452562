import type { ChildProcess } from 'node:child_process';

/** Waits for the line that users wait for. @throws what the server printed, when it ends without it */
export function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /ready at (http:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The server did not start:\n${output}`)));
  });
}
