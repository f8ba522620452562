import type { FastifyRequest } from 'fastify';

/**
 * Whether this is a form sent by a browser without our script, which must be answered with a page (architecture,
 * decision 11). Browsers put text/html first on a navigation; `fetch` asks for JSON or anything.
 */
export function prefersPage({ method, headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? '';
  const html = accept.search(/text\/html/i);
  const json = accept.search(/application\/json/i);
  return method === 'POST' && html >= 0 && (json < 0 || html < json);
}
