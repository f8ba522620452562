import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site whose pages stop in the middle of their HTML, as on a slow network, until the rest may come. */
export interface HalfPage {
  url: string;
  /** Lets the rest of each page come. */
  release: () => void;
  stop: () => Promise<void>;
}

/** Passes requests on to the site at `target`, and holds what follows `text` in the HTML of its pages. */
export async function halfPage(target: string, text: string): Promise<HalfPage> {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, target), { redirect: 'manual' });
    const body = Buffer.from(await answer.arrayBuffer());
    const passed = [...answer.headers].filter(
      ([name]) => !/^(content-(encoding|length)|connection|keep-alive)$/.test(name),
    );
    response.writeHead(answer.status, Object.fromEntries(passed));
    const end = answer.headers.get('content-type')?.startsWith('text/html') ? body.indexOf(text) : -1;
    if (end === -1) return response.end(body);
    response.write(body.subarray(0, end + Buffer.byteLength(text)));
    await released;
    response.end(body.subarray(end + Buffer.byteLength(text)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${portOf(server)}`, release, stop: () => stopped(server) };
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function stopped(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
