import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A client that says what it likes, byte by byte. */
export interface RawClient {
  socket: Socket;
  send(data: string | Buffer): void;
  /** Everything that comes back until the server closes the connection. */
  everything: Promise<string>;
  /** The first answer, as soon as it is complete. */
  answer: Promise<RawAnswer>;
}

export interface RawAnswer {
  status: number;
  /** Names are in lower case. */
  headers: Record<string, string>;
  body: string;
}

/** Connects to an application, which listens from then on. `from` is an address of this machine, 127.0.0.x. */
export async function rawClient(app: FastifyInstance, from = '127.0.0.1'): Promise<RawClient> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  // A connection that is reset has said all that it will.
  socket.on('error', () => {});
  let said = '';
  const answer = new Promise<RawAnswer>((resolve) => {
    socket.on('data', (chunk: Buffer) => {
      said += chunk.toString('latin1');
      const complete = firstAnswer(said);
      if (complete) resolve(complete);
    });
  });
  // Not `once` of node:events, which would fail for the reset.
  const everything = new Promise<string>((resolve) => socket.once('close', () => resolve(said)));
  await once(socket, 'connect');
  return { socket, send: (data) => void socket.write(data), everything, answer };
}

/** The head of a post with a body of this length, as a client writes it. */
export function postHead(path: string, headers: Record<string, string | number>): string {
  const all = Object.entries({ Host: 'localhost', Accept: 'application/json', ...headers });
  return `POST ${path} HTTP/1.1\r\n${all.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`;
}

function firstAnswer(said: string): RawAnswer | undefined {
  const end = said.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = said.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const body = said.slice(end + 4);
  if (body.length < Number(headers['content-length'] ?? 0)) return undefined;
  return { status: Number(first.split(' ')[1]), headers, body };
}
