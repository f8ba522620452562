import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { patience } from './patience';

/** In milliseconds: how often the heart beats, and is looked at. */
const interval = 1_000;

/**
 * Ends the process by SIGKILL when its event loop has hung for `patience.loop`, or has had nothing alive to tell for so
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
