import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Line } from './faults';

/** The two lines of a connection: from the visitor to the server, and back. */
export interface Lines {
  up?: Line | undefined;
  down?: Line | undefined;
}

export interface Proxy {
  url: string;
  connections: number;
  close(): Promise<void>;
}

const perfect: Line = { forward: async (chunk, target) => void target.write(chunk) };

/** Stands between visitors and a server; `linesOf` decides for each connection what its lines are like. */
export async function startProxy(
  targetPort: number,
  linesOf: (connection: number) => Lines | 'unreachable',
): Promise<Proxy> {
  const open = new Set<Socket>();
  const proxy = { url: '', connections: 0, close };
  const listener = createServer({ allowHalfOpen: true }, (visitor) => {
    const lines = linesOf(proxy.connections++);
    if (lines === 'unreachable') {
      visitor.resetAndDestroy();
      return;
    }
    const server = connect({ port: targetPort, host: '127.0.0.1', allowHalfOpen: true });
    join(visitor, server);
    void carry(visitor, server, lines.up ?? perfect);
    void carry(server, visitor, lines.down ?? perfect);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  proxy.url = `http://127.0.0.1:${port}`;
  return proxy;

  /** When one end breaks, so does the other. */
  function join(visitor: Socket, server: Socket): void {
    for (const [one, other] of [
      [visitor, server],
      [server, visitor],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', (broken) => {
        open.delete(one);
        if (broken) other.destroy();
      });
    }
  }

  async function close(): Promise<void> {
    for (const socket of open) socket.destroy();
    listener.close();
    await once(listener, 'close');
  }
}

async function carry(from: Socket, to: Socket, line: Line): Promise<void> {
  try {
    for await (const chunk of from.iterator({ destroyOnReturn: false })) {
      if (to.destroyed) break;
      await line.forward(chunk, to);
    }
    if (line.end) await line.end(to);
    else to.end();
    if (to.destroyed) from.destroy();
  } catch {
    to.destroy();
  }
}
