import fp from 'fastify-plugin';
import type { Release, Releases } from './releases';

declare module 'fastify' {
  interface FastifyRequest {
    /** What this request began with, and is answered from to its end. */
    release: Release;
  }
}

/** Gives each request the release of the moment in which it came. */
export const releaseOfRequest = fp<{ releases: Releases }>(async (app, { releases }) => {
  app.addHook('onRequest', async (request) => {
    request.release = await releases.now();
  });
});
