import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Quotas } from './quotas';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however often anybody asks: for those who watch the server, and for browsers before they post. */
    isUncounted?: boolean;
  }
}

/**
 * Counts every request to the API that is no post (reliability S5). Posts are counted by the routes that take them, for
 * each form by itself.
 */
export const readQuotas = fp<{ quotas: Quotas }>(async (app: FastifyInstance, { quotas }) => {
  app.addHook('onRequest', async ({ method, ip, routeOptions }) => {
    if (method !== 'POST' && !routeOptions.config.isUncounted) quotas.read(ip);
  });
});
