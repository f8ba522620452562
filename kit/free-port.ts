import { createServer } from 'node:net';

/** A port that is free now: for a server that must come back at the same one, or for nobody to listen at. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      probe.close(() => (port ? resolve(port) : reject(new Error('There is no free port.'))));
    });
  });
}
