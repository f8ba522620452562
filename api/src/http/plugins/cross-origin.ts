import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config';
import { isApiPath, pathOf } from '../prefix';
import { requestIdHeader } from '../request-id';

export type Origins = readonly string[];

/** The origins whose pages may use the API from a browser (reliability X4). */
export function allowedOrigins({ siteUrl, corsOrigins }: Pick<Config, 'corsOrigins' | 'siteUrl'>): Origins {
  return [siteUrl, ...corsOrigins];
}

/**
 * Lets pages of these origins read every answer below /api, refusals too: a browser shows a page of another origin a
 * failed network for an answer without the header. Written out instead of taken from @fastify/cors: its hook does not
 * run for a request that the router cannot read, and it says yes to a preflight of any address.
 */
export const crossOrigin = fp<{ allowed: Origins }>(async (app, { allowed }) => {
  app.addHook('onRequest', async (request, reply) => setOriginHeaders(request, reply, allowed));
});

/**
 * What a page can act upon: how long to wait, whether a list is still the same, what else there is, and by which name
 * we find its request. Receipts stand in the answer itself.
 */
export const exposed = `Retry-After, ETag, Link, Allow, ${requestIdHeader}`;

/** Sets the headers of the one kind of answer that no hook reaches, for addresses that the router cannot read. */
export function setOriginHeaders({ url, headers }: FastifyRequest, reply: FastifyReply, allowed: Origins): void {
  if (!isApiPath(pathOf(url))) return;
  reply.header('Vary', 'Origin');
  const { origin } = headers;
  if (origin === undefined || !allowed.includes(origin)) return;
  reply.headers({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': exposed });
}
