import { constants } from 'node:os';

let listens = false;

/**
 * Cleans up when the process ends: by itself, or at once by Ctrl-C or SIGTERM; what was begun last goes first. Nothing
 * can be waited for then. Returns what takes that back.
 */
export function onEnd(clean: () => void): () => void {
  process.prependOnceListener('exit', clean);
  for (const signal of listens ? [] : (['SIGINT', 'SIGTERM'] as const)) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
  listens = true;
  return () => process.off('exit', clean);
}
