import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { Problem } from '../../../http/problem';
import { refusal, tooManyFiles } from '../../../http/refusals';
import { limitInWords } from './limit-in-words';
import { malformed } from './malformed';
import { Pace } from './pace';
import { Pieces } from './pieces';

/**
 * In bytes. A body over its limit is still received, and thrown away, up to this size: closing the connection at once
 * makes browsers show their own error instead of our answer.
 */
export const maxDiscarded = 16 * 1024 * 1024;

/** In bytes: to count each of a thousand tiny pieces would cost more than to receive them. */
const countedAtOnce = 4096;

/** A request, or in tests any stream. */
type Body = Readable & { socket?: Pick<Socket, 'pause'> };

interface Receiving {
  /** Content-Length, when there is one. */
  announced: string | undefined;
  /** In bytes. */
  limit: number;
  /** Called with numbers of bytes as they arrive. What it throws is answered at once, and nothing more is received. */
  count?: (bytes: number) => void;
  /** Whether there is memory for so many bytes more. */
  take?: (bytes: number) => boolean;
  /** Called when nothing is kept of the body any more, though more of it may come. */
  forget?: () => void;
  /** Aborted when the memory of the body is needed for somebody else's. */
  lost?: AbortSignal;
  /** Aborted, with a Problem, when nothing more is to be received. */
  stops?: readonly AbortSignal[];
}

/**
 * Receives a whole body, in the pieces in which it came: it must be judged as a whole, so nothing can be stored from
 * one that was cut short. To make one of the pieces takes time, which is part of reading it (`Reading`).
 * @throws Problem 413 over `limit` bytes, 408 when it is too slow, 503 when there is no memory for it, 400 when it
 * breaks off, and what a signal stops it with
 */
export function readBody(body: Body, receiving: Receiving): Promise<Buffer[]> {
  const { announced, limit, count, take, forget, lost, stops = [] } = receiving;
  return new Promise((resolve, reject) => {
    if (Number(announced) > maxDiscarded) throw closing(tooLarge(limit));
    for (const { aborted, reason } of stops) if (aborted) throw closing(reason);
    const pieces = new Pieces();
    let length = 0;
    let counted = 0;
    let refused: Problem | undefined;
    const refuse = (problem: Problem) => {
      refused ??= problem;
      pieces.forget();
      forget?.();
    };
    const pace = new Pace(giveUp);
    const onData = (chunk: Buffer) => {
      length += chunk.length;
      pace.arrived(chunk.length);
      try {
        tally(countedAtOnce);
      } catch (problem) {
        return giveUp(problem);
      }
      if (pieces.areTooMany(length)) return giveUp(malformed('it comes in too many tiny pieces'));
      if (length > limit) refuse(tooLarge(limit));
      if (!refused && take?.(chunk.length) === false) refuse(tooManyFiles());
      if (refused) pieces.pass();
      else pieces.add(chunk);
      if (refused && length > maxDiscarded) giveUp(refused);
    };
    const stopping = stops.map((signal) => ({ signal, stop: () => giveUp(refused ?? signal.reason) }));
    lost?.addEventListener('abort', () => refuse(tooManyFiles()), { once: true });
    for (const { signal, stop } of stopping) signal.addEventListener('abort', stop, { once: true });
    body.on('data', onData);
    body.on('end', () => {
      try {
        tally(1);
        settle(() => (refused ? reject(refused) : resolve(pieces.all())));
      } catch (problem) {
        giveUp(problem);
      }
    });
    body.on('error', (cause) => settle(() => reject(brokenOff(cause))));

    function tally(least: number): void {
      const bytes = length - counted;
      if (bytes < least) return;
      counted = length;
      count?.(bytes);
    }
    /**
     * The stream is paused and not destroyed, because an answer is still to come on this connection. So is the
     * connection: a stream that is paused keeps sixteen kilobytes, which take two hundred times as much memory in
     * chunks of a byte.
     */
    function giveUp(problem: unknown): void {
      pieces.forget();
      body.off('data', onData).pause();
      body.socket?.pause();
      settle(() => reject(problem instanceof Problem ? closing(problem) : problem));
    }
    function settle(end: () => void): void {
      pace.end();
      for (const { signal, stop } of stopping) signal.removeEventListener('abort', stop);
      end();
    }
  });
}

/** The connection ends with the answer, because the rest of the body would be taken for the next request. */
function closing({ status, detail, headers }: Problem): Problem {
  return new Problem(status, detail, { headers: { ...headers, Connection: 'close' } });
}

function tooLarge(limit: number): Problem {
  return new Problem(413, `The submission is too large: it can have ${limitInWords(limit)}.`);
}

function brokenOff(cause: unknown): Problem {
  return Object.assign(refusal(400), { cause });
}
