import fp from 'fastify-plugin';
import { securityHeaderValues } from '../../http/plugins/security-headers';

/**
 * Pages of the desk run no script, load their one style sheet, show one picture (the code for an authenticator), and
 * send forms to themselves. Nothing of it is kept by browsers or anybody between.
 */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const answerHeaders = fp<{ isSecure: boolean }>(async (app, { isSecure }) => {
  const { 'Strict-Transport-Security': transport, ...always } = securityHeaderValues;
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      ...always,
      ...(isSecure && { 'Strict-Transport-Security': transport }),
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      // Addresses here name receipts, and what somebody looks for.
      'Referrer-Policy': 'same-origin',
      'X-Robots-Tag': 'noindex',
    });
  });
});
