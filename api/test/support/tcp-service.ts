import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Listens on this machine until `stop`, or until the test ends, and does so with each connection. */
export async function tcpService(meet: (socket: Socket) => void): Promise<{ port: number; stop: () => void }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    meet(socket.on('error', () => {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  closing.push(stop);
  return { port: (server.address() as AddressInfo).port, stop };
}
