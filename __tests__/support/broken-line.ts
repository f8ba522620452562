import { connect, createServer, type Server, type Socket } from 'node:net';

/** A line to a server that can be cut in the middle of a submission. */
export interface BrokenLine {
  url: string;
  /** Cuts the line after so many bytes of every submission, until told otherwise; `undefined` lets them pass. */
  cutAfter: (bytes: number | undefined) => void;
  stop: () => Promise<void>;
}

/** Passes everything on to the server at `target`, byte by byte. */
export async function brokenLine(target: string): Promise<BrokenLine> {
  const { hostname, port } = new URL(target);
  let limit: number | undefined;
  const open = new Set<Socket>();
  const server = createServer((visitor) => {
    const line = connect(Number(port), hostname);
    open.add(visitor);
    let left = Number.POSITIVE_INFINITY;
    visitor.on('data', (bytes) => {
      if (limit !== undefined && bytes.subarray(0, 5).toString('latin1') === 'POST ') left = limit;
      left -= bytes.length;
      if (left >= 0) return line.write(bytes);
      line.destroy();
      visitor.resetAndDestroy();
    });
    line.pipe(visitor);
    for (const end of [visitor, line]) {
      end.on('error', () => {});
      end.on('close', () => [visitor, line].map((other) => other.destroy()));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    cutAfter: (bytes) => {
      limit = bytes;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Browsers keep connections for later.
        for (const socket of open) socket.destroy();
      }),
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port');
  return address.port;
}
