import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set when the form that was sent is one of our own pages' (its trap is in it). */
    isOurForm?: boolean;
  }
}

/**
 * Whether whoever posts is a browser without our script, which would rather read a page than JSON. Browsers put
 * text/html first when they navigate; `fetch` asks for JSON or anything. But so do Java's HttpURLConnection and Indy by
 * default, which wait for JSON (reliability R3): so it takes one thing more. Browsers say that they navigate, or, where
 * they are old or have no TLS, that they read XHTML; the few that say neither are known by their form when it was read.
 */
export function prefersPage(request: FastifyRequest): boolean {
  const { method, headers, isOurForm } = request;
  const accept = headers.accept ?? '';
  const html = accept.search(/text\/html/i);
  const json = accept.search(/application\/json/i);
  const isBrowser = navigates(request) || /application\/xhtml\+xml/i.test(accept) || isOurForm === true;
  return method === 'POST' && html >= 0 && (json < 0 || html < json) && isBrowser;
}

/** Whether whoever asks for an address reads pages, as browsers say that they do. */
export function readsPages({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && /text\/html/i.test(headers.accept ?? '');
}

/**
 * Whether it is led on to a page when its form is stored (decision 0009): a program that reads XHTML waits for JSON.
 */
export function isNavigation(request: FastifyRequest): boolean {
  return prefersPage(request) && (request.isOurForm === true || navigates(request));
}

function navigates({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-mode'] === 'navigate';
}
