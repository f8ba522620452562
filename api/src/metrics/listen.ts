import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { MetricsAddress } from '../config/config';
import type { Metrics } from './metrics';

/** In milliseconds: whoever asks for the figures sends a hundred bytes. */
const requestTimeout = 10_000;

/**
 * Answers `/metrics` at an address of its own, which visitors do not reach.
 * @throws when it cannot listen there
 */
export async function listenForScrapes(metrics: Metrics, { host, port }: MetricsAddress): Promise<Server> {
  const server = createServer({ requestTimeout, headersTimeout: requestTimeout }, async ({ method, url }, response) => {
    if (url !== '/metrics') return response.writeHead(404).end();
    if (method !== 'GET' && method !== 'HEAD') return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const text = await metrics.text();
    return response.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }).end(text);
  });
  server.listen({ host, port });
  await once(server, 'listening');
  return server.unref();
}
