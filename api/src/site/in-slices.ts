import { Readable } from 'node:stream';
import { lineForLoop, type Waiter } from '../http/turns/fair-line';

/** In bytes: as much goes to a connection at a time, which is more than any page of ours has without compression. */
const slice = 128 * 1024;

/**
 * A large file from memory, slice by slice, in turn with all others that are being sent: a megabyte in one go, for each
 * of a thousand who ask for it at one moment, would be two seconds in which nobody else is answered. What is small goes
 * as it is.
 * @param address of whoever asks
 */
export function inSlices(content: Buffer, address: string): Buffer | Readable {
  if (content.length <= slice) return content;
  let sent = 0;
  const waiter: Waiter = {
    network: lineForLoop.networkOf(address),
    attained: 0,
    get pending() {
      return content.length - sent;
    },
    work() {
      const next = content.subarray(sent, sent + slice);
      sent += next.length;
      stream.push(next.length > 0 ? next : null);
    },
  };
  const stream = new Readable({
    read: () => lineForLoop.enter(waiter),
    destroy(error, done) {
      lineForLoop.leave(waiter);
      done(error);
    },
  });
  return stream;
}
