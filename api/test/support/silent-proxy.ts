import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * Stands between the server and PostgreSQL, at `url`, at any port that is free unless one is given. After `silence`
 * nothing passes either way on the connections there are, as when a machine in between dies; new ones work.
 */
export async function silentProxy(database: string, at = 0) {
  const { hostname, port } = new URL(database);
  const sockets = new Set<Socket>();
  const pairs: [Socket, Socket][] = [];
  const server = createServer((near) => {
    const far = connect(Number(port || 5432), hostname);
    pairs.push([near, far]);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  server.listen(at, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(database);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    silence() {
      for (const [near, far] of pairs) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
