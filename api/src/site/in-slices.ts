import { Readable } from 'node:stream';
import { Turns } from '../http/turns';

/** In bytes: as much goes to a connection at a time. */
const slice = 32 * 1024;

/**
 * What is to be sent, by how many slices of the file went before. Whoever has had least goes first, and of equals
 * whoever came last: a page does not wait behind a thousand films.
 */
const waiting: (() => void)[][] = [];

const turns = new Turns(() => {
  const send = waiting.find((sends) => sends.length > 0)?.pop();
  send?.();
  return send !== undefined;
});

/**
 * A large file from memory, slice by slice, in turn with all others that are being sent: a megabyte in one go, for each
 * of a thousand who ask for it at one moment, would be two seconds in which nobody else is answered. What is small goes
 * as it is.
 */
export function inSlices(content: Buffer): Buffer | Readable {
  if (content.length <= slice) return content;
  let sent = 0;
  return new Readable({
    read() {
      const level = Math.floor(sent / slice);
      while (waiting.length <= level) waiting.push([]);
      waiting[level]?.push(() => {
        const next = content.subarray(sent, sent + slice);
        sent += next.length;
        this.push(next.length > 0 ? next : null);
      });
      turns.start();
    },
  });
}
