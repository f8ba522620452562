import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { idempotencyHeader } from '../../../../src/contract/extras';
import { methodsOf } from '../methods';
import { Problem } from '../problem';
import type { Origins } from './cross-origin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For posts of which the address alone says that they are allowed. */
    takesAnyOrigin?: boolean;
  }
}

/** How long a browser may remember a preflight, in seconds; Chrome caps it at this. */
const preflightAge = 7200;

/** What clients may send beside what every page may. */
export const allowedHeaders = `Content-Type, ${idempotencyHeader}, If-None-Match`;

/**
 * What origins may do with the routes that are added after it (reliability X4). CORS alone only hides answers: a form
 * on any page can still post, so a POST from an origin that is not ours is refused before its body is read.
 */
export const origins = fp<{ allowed: Origins }>(async (app, { allowed }) => {
  app.addHook('onRoute', ({ method, url, routePath }) => {
    if (method === 'OPTIONS' || app.hasRoute({ method: 'OPTIONS', url })) return;
    app.options(routePath, { config: { isAlwaysAnswered: true } }, preflight);
  });
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers;
    if (request.method !== 'POST' || request.routeOptions.config.takesAnyOrigin) return;
    if (origin === undefined || isOurs(origin, request, allowed)) return;
    throw new Problem(403, 'Forms are accepted from our own site only.');
  });

  async function preflight({ headers, routeOptions }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const methods = methodsOf(app, routeOptions.url ?? '').join(', ');
    // Old versions of Safari wait for a body that is not announced as empty.
    reply.code(204).headers({ Allow: methods, 'Content-Length': '0' });
    if (headers.origin !== undefined && allowed.includes(headers.origin)) {
      reply.headers({
        'Access-Control-Allow-Methods': methods,
        'Access-Control-Allow-Headers': allowedHeaders,
        'Access-Control-Max-Age': String(preflightAge),
      });
    }
    return reply.send();
  }
});

/** Whether an origin may use the API, or is that of the page that this very host serves, under whatever name. */
export function isOurs(origin: string, request: Pick<FastifyRequest, 'host'>, allowed: Origins): boolean {
  return allowed.includes(origin) || isOwn(origin, request);
}

/** Under whatever name the host was reached: a preview, an address, localhost. */
function isOwn(origin: string, { host }: Pick<FastifyRequest, 'host'>): boolean {
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
