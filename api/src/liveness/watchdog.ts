import { execFile } from 'node:child_process';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { patience } from './patience';

/** In milliseconds: how often the heart beats, and is looked at. */
const interval = 1_000;

/**
 * Ends the process by SIGKILL when its event loop has hung for `patience.loop`, or when `isAlive` has said no for so
 * long, so that whoever keeps it running starts it again (reliability S9). Everything acknowledged is on disk.
 */
export function startWatchdog(isAlive: () => boolean): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => {
    if (isAlive()) Atomics.add(beats, 0, 1);
  }, interval).unref();
  const workerData = { beats, interval, patience: patience.loop };
  new Worker(path.join(__dirname, 'guard.cjs'), { workerData, execArgv: [] }).unref();
}

/** What systemd's command may take, in milliseconds. */
const timeout = 5_000;

/**
 * Notifies systemd, if it started us and asks for it, that the server is ready and then, from the event loop, that it
 * is alive: sd_notify(3). By systemd's own command, since Node has no datagrams of this kind; the unit therefore
 * listens to all its processes.
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
      if (error) log.error({ err: error }, 'systemd could not be notified that the server is alive');
    });
  }
}
