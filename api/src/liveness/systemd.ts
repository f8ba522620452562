import { execFile } from 'node:child_process';
import type { FastifyBaseLogger } from 'fastify';

/** What systemd's command may take, in milliseconds. */
const timeout = 5_000;

/**
 * Tells systemd, if it started us and wants to know, that the server is ready and then, from the event loop, that it is
 * alive: sd_notify(3). By systemd's own command, since Node has no datagrams of this kind; the unit therefore listens
 * to all its processes.
 */
export function notifySystemd(isAlive: () => boolean, log: Pick<FastifyBaseLogger, 'error'>): void {
  const { NOTIFY_SOCKET, WATCHDOG_USEC } = process.env;
  if (!NOTIFY_SOCKET) return;
  notify('READY=1');
  // In microseconds. Three times as often as must be: one may get lost on a busy machine.
  const interval = Number(WATCHDOG_USEC) / 1000 / 3;
  if (interval > 0) setInterval(() => isAlive() && notify('WATCHDOG=1'), interval).unref();

  function notify(state: string): void {
    execFile('systemd-notify', [state], { timeout }, (error) => {
      if (error) log.error({ err: error }, 'systemd could not be told that the server is alive');
    });
  }
}
