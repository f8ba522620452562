import type { Readable } from 'node:stream';
import { Problem, unavailable } from '../http/problem';

/**
 * In bytes. A body over its limit is still received, and thrown away, up to this size: closing the connection at once
 * makes browsers show their own error instead of our answer.
 */
const maxDiscarded = 64 * 1024 * 1024;

interface Limits {
  /** Content-Length, when there is one. */
  announced: string | undefined;
  /** In bytes. */
  limit: number;
  /** Answers whether there is memory for so many bytes more. */
  take: (bytes: number) => boolean;
}

/**
 * Reads a whole body into memory: it must be judged as a whole, so nothing can be stored from one that was cut short.
 * @throws Problem 413 over `limit` bytes, 503 when there is no memory for it, 400 when it breaks off
 */
export function readBody(body: Readable, { announced, limit, take }: Limits): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (Number(announced) > maxDiscarded) throw tooLarge();
    const chunks: Buffer[] = [];
    let length = 0;
    let refusal: Problem | undefined;
    const onData = (chunk: Buffer) => {
      length += chunk.length;
      if (length > limit) refusal = tooLarge();
      else if (!refusal && !take(chunk.length)) refusal = unavailable('Many files arrive just now. Please try again.');
      if (refusal) chunks.length = 0;
      else chunks.push(chunk);
      if (length <= maxDiscarded) return;
      // Not destroyed: an answer is still to come on this connection.
      body.off('data', onData).pause();
      reject(refusal);
    };
    body.on('data', onData);
    body.on('end', () => (refusal ? reject(refusal) : resolve(Buffer.concat(chunks, length))));
    body.on('error', (cause) => reject(Object.assign(new Problem(400, 'The request could not be read.'), { cause })));
  });
}

function tooLarge(): Problem {
  return new Problem(413, 'The submission is too large.');
}
