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
  let latest: Release | undefined;
  const now = async () => {
    const release = await releases.now();
    // Before anybody can change it, so that pages which were opened by then are not refused what they offer.
    if (release !== latest) void Promise.all([release.lists.lookOnce(), release.recentlyOffered.isComplete()]);
    latest = release;
    return release;
  };
  app.addHook('onListen', async () => (await now()).lists.lookOnce());
  app.addHook('onRequest', async (request) => {
    request.release = await now();
  });
});
