import type { FastifyInstance } from 'fastify';

/** How long requests in flight may take after SIGTERM, in milliseconds; the promise is 10 s in all (reliability R6). */
const grace = 8_000;

/** How often connections are looked for on which an answer has ended since, in milliseconds. */
const idleInterval = 100;

/**
 * Stops in order on SIGTERM and SIGINT: no new connections, requests in flight answered, store closed, exit code 0. The
 * last line of the log has for how many seconds the process ran.
 * An error that nobody caught ends the process with code 1: what state it left is unknown, and a restart is cheap,
 * because everything acknowledged is on disk.
 */
export function stopOnSignals(app: FastifyInstance, store: { close(): Promise<void> }): void {
  let stopping: Promise<void> | undefined;
  // By Ctrl-C a terminal tells npm and this process, and npm tells this process once more, which must not end it.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => (stopping ??= stop(signal)));
  process.on('unhandledRejection', crash);
  process.on('uncaughtException', crash);

  async function stop(signal: NodeJS.Signals): Promise<void> {
    app.log.info({ signal }, 'stopping');
    setTimeout(() => app.server.closeAllConnections(), grace).unref();
    // Answers that began before the signal promised their clients that the connection stays open.
    setInterval(() => app.server.closeIdleConnections(), idleInterval).unref();
    try {
      await app.close();
      await store.close();
      app.log.info({ seconds: Math.round(process.uptime()) }, 'stopped');
      process.exit(0);
    } catch (error) {
      crash(error);
    }
  }

  function crash(error: unknown): void {
    app.log.fatal({ err: error }, 'stopped by an unexpected error');
    process.exit(1);
  }
}
