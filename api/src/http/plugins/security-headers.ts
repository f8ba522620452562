import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { dataPolicy } from '../content-policy';

/**
 * Sent with every answer, whatever its status (reliability X3). Written out instead of taken from @fastify/helmet: it
 * knows no Permissions-Policy, and its hook does not run for a request that the router cannot read.
 */
export const securityHeaderValues = {
  // Not for subdomains: the portal and the blog are other people's servers.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  // Not no-referrer: with that, browsers send `Origin: null` with a form, and `origins.ts` could not recognise our own
  // page.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': dataPolicy,
};

/** Sets the headers of the one kind of answer that no hook reaches, for addresses that the router cannot read. */
export function setSecurityHeaders(reply: FastifyReply): void {
  reply.headers(securityHeaderValues);
}

/** Pages of the site replace the Content-Security-Policy by their own: `site/send-file.ts`, `site/confirmation.ts`. */
export const securityHeaders = fp(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    setSecurityHeaders(reply);
    if (request.method === 'POST') reply.header('Cache-Control', 'no-store');
  });
});
