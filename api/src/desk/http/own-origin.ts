import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type DeskConfig, isLoopback } from '../../config/desk';
import { Problem } from '../../http/problem';

/**
 * Lets in only requests for the desk by its own name, so that no name of somebody else's that leads here (DNS
 * rebinding) makes a page of theirs one of ours; and forms only from its own pages.
 */
export const ownOrigin = fp<Pick<DeskConfig, 'url'>>(async (app, { url }) => {
  const own = new URL(url);
  app.addHook('onRequest', async (request) => {
    if (!isOwnHost(request.headers.host ?? '', own)) throw new Problem(421, 'The desk is not at this address.');
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isFromOwnPage(request)) {
      throw new Problem(403, 'This form was not sent by a page of the desk.');
    }
  });
});

/** A tunnel may have any port at its near end, so on this machine the name alone counts. */
function isOwnHost(host: string, own: URL): boolean {
  if (!isLoopback(own.hostname)) return host === own.host;
  return URL.canParse(`http://${host}`) && isLoopback(new URL(`http://${host}`).hostname);
}

/** Browsers say where a form comes from, in one of these headers or in both. */
function isFromOwnPage({ headers }: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers;
  if (site !== undefined) return site === 'same-origin';
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
