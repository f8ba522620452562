import cors from '@fastify/cors';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { idempotencyHeader } from '../../../src/contract/extras';
import type { Config } from '../config';
import { Problem } from '../http/problem';

/** How long a browser may remember a preflight, in seconds; Chrome caps it at this. */
const preflightAge = 7200;

/**
 * Which origins may use the API from a browser (reliability X4). CORS alone only hides answers: a form on any page can
 * still post, so a POST from an origin that is not ours is refused before its body is read.
 */
export const origins = fp<Pick<Config, 'corsOrigins' | 'siteUrl'>>(async (app, { corsOrigins, siteUrl }) => {
  const allowed = [siteUrl, ...corsOrigins];
  await app.register(cors, {
    origin: allowed,
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['Content-Type', idempotencyHeader],
    // So that a page on another origin can wait as long as a 429 or 503 asks it to.
    exposedHeaders: ['Retry-After'],
    maxAge: preflightAge,
    strictPreflight: false,
  });
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers;
    if (request.method !== 'POST' || origin === undefined || allowed.includes(origin) || isOwn(origin, request)) return;
    throw new Problem(403, 'Forms are accepted from our own site only.');
  });
});

/** Sent by the page that this very host serves, under whatever name it was reached: a preview, an address, localhost. */
function isOwn(origin: string, request: FastifyRequest): boolean {
  return URL.canParse(origin) && new URL(origin).host === request.host.toLowerCase();
}
