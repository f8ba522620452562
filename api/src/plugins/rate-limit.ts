import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { Problem } from '../http/problem';

/** One address may be an office or a mobile carrier: fifty people who each try six times stay below the limit. */
const windowMs = 10 * 60 * 1000;
const submissionsPerWindow = 300;
const readsPerWindow = 3000;

/** Of all visitors and forms together, five a second: what many addresses at once may cost us in storage. */
export const allSubmissionsPerWindow = 3000;

/**
 * Leads from one address in a window, in all forms: no office sends as many. Those that follow are answered like any
 * other, and wait in quarantine (reliability R8).
 */
export const trustedPerWindow = 200;

declare module 'fastify' {
  interface FastifyRequest {
    /** One of too many from its address to be trusted. Never set while quotas are off. */
    isFlood?: boolean;
  }
}

/** Route setting of a form: each form counts for itself (reliability S5). */
export const submissionLimit = { max: submissionsPerWindow, timeWindow: windowMs };

/**
 * Counts requests per IPv4 address and per /64 of IPv6, which is what one subscriber gets. Whose word on the address is
 * believed, `TRUST_PROXY` says. The counts live in memory: with N instances, the limit is N times as high.
 */
export const quotas = fp(async (app) => {
  await app.register(rateLimit, {
    max: readsPerWindow,
    timeWindow: windowMs,
    ipv6Subnet: 64,
    // Addresses remembered at a time, per route; the oldest are forgotten first.
    cache: 10_000,
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { after }) => {
      return new Problem(429, `Too many requests came from your network. Please try again in ${after}.`);
    },
  });
  const countAll = app.createRateLimit({ max: allSubmissionsPerWindow, keyGenerator: () => 'everybody' });
  // Later than the limits above, so that one address that exceeds its own does not use up that of all.
  app.addHook('preParsing', async (request) => {
    if (request.method !== 'POST' || request.is404) return;
    const limit = await countAll(request);
    if (limit.isAllowed || !limit.isExceeded) return;
    const headers = { 'Retry-After': String(limit.ttlInSeconds) };
    throw new Problem(429, 'Many people write to us just now. Please try again in a few minutes.', { headers });
  });
  const countLeads = app.createRateLimit({ max: trustedPerWindow });
  app.addHook('preHandler', async (request) => {
    if (request.method !== 'POST') return;
    const limit = await countLeads(request);
    request.isFlood = !limit.isAllowed && limit.isExceeded;
  });
});
