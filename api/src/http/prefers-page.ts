import type { FastifyRequest } from 'fastify';

/**
 * Whether whoever posts would rather read a page than JSON. Browsers put text/html first on a navigation; `fetch` asks
 * for JSON or anything.
 */
export function prefersPage({ method, headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? '';
  const html = accept.search(/text\/html/i);
  const json = accept.search(/application\/json/i);
  return method === 'POST' && html >= 0 && (json < 0 || html < json);
}

/**
 * Whether a form was sent by a browser without our script, which is led on to a page when it is stored (decision 0009).
 * That it prefers a page is not enough: so do Java's HttpURLConnection and Indy by default, and they wait for a receipt
 * (reliability R3). Browsers say that they navigate; old ones, and those that have no TLS, do not.
 */
export function isNavigation(request: FastifyRequest, isOurForm: boolean): boolean {
  return prefersPage(request) && (isOurForm || request.headers['sec-fetch-mode'] === 'navigate');
}
