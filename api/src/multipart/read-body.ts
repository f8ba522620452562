import type { IncomingMessage } from 'node:http';
import { Problem, unavailable } from '../http/problem';
import type { Budget } from './budget';

/**
 * In bytes. A body over its limit is still received, and thrown away, up to this size: closing the connection at once
 * makes browsers show their own error instead of our answer.
 */
const maxDiscarded = 64 * 1024 * 1024;

/**
 * Reads a whole body into memory: it must be judged as a whole, so nothing can be stored from one that was cut short.
 * Its bytes stay in the budget until somebody releases them.
 * @throws Problem 413 over `limit` bytes, 503 when all bodies together would be too much, 400 when it breaks off
 */
export async function readBody(request: IncomingMessage, limit: number, budget: Budget): Promise<Buffer> {
  if (Number(request.headers['content-length']) > maxDiscarded) throw tooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  let refusal: Problem | undefined;
  for await (const chunk of chunksOf(request)) {
    length += chunk.length;
    if (length > maxDiscarded) throw tooLarge();
    if (length > limit) refusal = tooLarge();
    else if (!refusal && !budget.take(request, chunk.length)) {
      refusal = unavailable('Many files arrive just now. Please try again.');
    }
    if (refusal) chunks.length = 0;
    else chunks.push(chunk);
  }
  if (refusal) throw refusal;
  return Buffer.concat(chunks, length);
}

async function* chunksOf(request: IncomingMessage): AsyncIterable<Buffer> {
  try {
    // Leaving the loop early must not close the connection: an answer is still to come.
    yield* request.iterator({ destroyOnReturn: false });
  } catch (cause) {
    throw Object.assign(new Problem(400, 'The request could not be read.'), { cause });
  }
}

function tooLarge(): Problem {
  return new Problem(413, 'The submission is too large.');
}
