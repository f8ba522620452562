import fp from 'fastify-plugin';
import { unavailable } from '../problem';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however late the loop is: for those who watch the server, and for browsers before they post. */
    isAlwaysAnswered?: boolean;
  }
}

/**
 * While the event loop is late, refuses what is added after it, before anything of it is read or counted (reliability
 * S9): those whose requests are under way get their answers sooner, and pages and programs send theirs again.
 */
export const lateness = fp<{ isLate: () => boolean }>(async (app, { isLate }) => {
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (isLate() && !routeOptions.config.isAlwaysAnswered) throw tooBusy();
  });
});

export function tooBusy() {
  return unavailable('Our server has too much to do just now. Please try again.');
}
