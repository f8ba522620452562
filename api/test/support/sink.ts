import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Sink {
  url: string;
  received: Received[];
  /** Status of the answers, headers beside it, and how long they take in milliseconds. */
  answer: { status: number; headers?: Record<string, string>; body?: string; delay?: number };
}

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A real HTTP server on this machine that keeps what it is sent. */
export async function startSink(port = 0): Promise<Sink> {
  const sink: Sink = { url: '', received: [], answer: { status: 204 } };
  const server = createServer(async (request, response) => {
    sink.received.push({ path: request.url ?? '', headers: request.headers, body: await text(request) });
    await setTimeout(sink.answer.delay ?? 0);
    response.writeHead(sink.answer.status, sink.answer.headers).end(sink.answer.body);
  });
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  sink.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return sink;
}
