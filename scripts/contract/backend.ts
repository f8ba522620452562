import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { lists } from './lists';

export interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What becomes of a request; `silence` breaks the connection when everything has arrived. */
export type Reaction = { status: number; text: string } | 'silence';

/** A backend that knows the specified calls and nothing of us, and remembers all that it is asked. */
export interface OtherBackend {
  posts: (received: Received) => Reaction;
  lists: (path: string) => Reaction;
  /** What has been received since this was asked last. */
  take(): Received[];
  stop(): void;
}

export const stored: Reaction = { status: 200, text: 'OK' };

export async function startOtherBackend(origin: string): Promise<OtherBackend> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const one = { method, path: url, headers, body: await buffer(request) };
    received.push(one);
    const reaction = reactionTo(one, backend);
    if (reaction === 'silence') return request.socket.destroy();
    // Closed each time: on a connection that it knows, Chromium itself repeats what was not answered.
    response.writeHead(reaction.status, { 'Access-Control-Allow-Origin': '*', Connection: 'close' });
    return response.end(reaction.text);
  });
  const backend: OtherBackend = {
    posts: () => stored,
    lists: servedList,
    take: () => received.splice(0),
    stop: () => server.close(),
  };
  const { hostname, port } = new URL(origin);
  server.listen(Number(port), hostname);
  await once(server, 'listening');
  return backend;
}

export function servedList(path: string): Reaction {
  const list = lists[path];
  return list ? { status: 200, text: JSON.stringify(list) } : { status: 404, text: '' };
}

function reactionTo(received: Received, { posts, lists }: OtherBackend): Reaction {
  if (received.method === 'POST') return posts(received);
  // What browsers ask for by themselves, of the answer to a form without a script.
  if (received.path === '/favicon.ico') return { status: 204, text: '' };
  // Not even a preflight is understood.
  return received.method === 'GET' ? lists(received.path) : { status: 405, text: '' };
}
