import type { FastifyBaseLogger } from 'fastify';
import type { Services } from './services';

/** In milliseconds. */
const hour = 60 * 60 * 1000;

/** Tidies at once, and every hour while the desk runs. Ends with the process. */
export function tidyHourly(services: Pick<Services, 'tidy'>, log: Pick<FastifyBaseLogger, 'error'>): void {
  const tidy = () => services.tidy().catch((error) => log.error({ err: error }, 'the desk could not be tidied'));
  setInterval(tidy, hour).unref();
  void tidy();
}
