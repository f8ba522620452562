import { setMaxListeners } from 'node:events';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { Problem, unavailable } from '../../http/problem';
import { refusal } from '../../http/refusals';
import { type BodyClaim, BodyMemory } from '../../quotas/body-memory';
import type { Sender } from '../../quotas/line';
import { networksOf, widestNetwork } from '../../quotas/networks';
import type { Quotas, Work } from '../../quotas/quotas';
import { Shortage } from '../../quotas/shortage';
import type { DiskRoom } from '../store/disk';
import { Arrival } from './arrival';
import { type Fields, readFields } from './multipart/fields';
import { parseMultipart } from './multipart/parse';
import { readBody } from './multipart/read-body';
import { Reading } from './multipart/reading';

/**
 * In bytes, for all bodies that are being received or judged: 24 files of the largest size at once. Reading and storing
 * copy a file two or three times for a moment, so a process of 1 GB has room. More is 503, and the page tries again.
 */
export const bodyBudget = 128 * 1024 * 1024;

/**
 * In bytes, and milliseconds: a form that is so small as announced, and arrives so soon, needs no place among the posts
 * of its network. Whoever holds them all with uploads that crawl would close every form to those who share his address.
 */
const smallBody = 64 * 1024;
const soon = 1_000;

/** In seconds: longer than after other refusals, because somebody must come and make room. */
const diskRetry = '300';

/** A request whose body was not read yet. */
type BodyRequest = Pick<FastifyRequest, 'ip' | 'headers' | 'body'> & {
  routeOptions: Pick<FastifyRequest['routeOptions'], 'bodyLimit'>;
};

/** What the event loop makes of a form. */
type Read<Form> = (fields: Fields) => Form;

interface Received<Form> {
  form: Form;
  /** Of the body, in bytes. */
  length: number;
  /** For judging a document. */
  inTurn: <T>(judge: (sender: Sender) => Promise<T>) => Promise<T>;
}

/** Receives the bodies of all forms, within what the sender and all together may take (reliability S5). */
export class Reception {
  private readonly memory: BodyMemory;
  private readonly shortage = new Shortage();
  private readonly reading = new Reading();
  private readonly ending = new AbortController();

  constructor(
    private readonly quotas: Quotas,
    private readonly disk: DiskRoom,
    budgetBytes: number,
  ) {
    this.memory = new BodyMemory(budgetBytes);
    // Each body that is being received listens, and there may be any number of them.
    setMaxListeners(0, this.ending.signal);
  }

  /** Whether bodies have been refused for a while because there is no memory for them. */
  get isShort(): boolean {
    return this.shortage.lasts;
  }

  /** Answers whoever is still sending, or waits to be read, with 503, because the process is about to end. */
  end(): void {
    this.ending.abort(restarting());
    this.reading.close();
  }

  /**
   * Holds the memory of the body until the work with it has ended, whatever becomes of the connection meanwhile. What
   * `prepare` resolves to, called when the body is there, has the event loop to itself, and so has its turn for that.
   * @throws Problem 400, 408, 413, 415, 422, 429 or 503 when the body is not received, or not a form
   */
  async receive<Form, T>(
    request: BodyRequest,
    prepare: () => Promise<Read<Form>>,
    work: (received: Received<Form>) => Promise<T>,
  ): Promise<T> {
    const { ip, headers, body, routeOptions } = request;
    if (!(body instanceof Readable)) throw refusal(415);
    if (!/^\s*(?:identity\s*)?$/i.test(headers['content-encoding'] ?? '')) throw encoded();
    const room = await this.disk();
    if (room === 'full' || room === 'gone') throw noDisk('Nothing can be stored just now.');
    const claim = this.memory.open(widestNetwork(ip));
    const arrival = new Arrival(claim);
    const short = () => this.shortage.note();
    claim.lost.addEventListener('abort', short, { once: true });
    const receive = async () => {
      const pieces = await readBody(body, {
        announced: headers['content-length'],
        limit: routeOptions.bodyLimit ?? 0,
        count: (bytes) => this.quotas.received(ip, bytes),
        take: (bytes) => {
          const isTaken = claim.take(bytes);
          if (!isTaken) short();
          return isTaken;
        },
        forget: () => claim.abandon(),
        lost: claim.lost,
        stops: [this.ending.signal, arrival.stopped],
      });
      arrival.isOver = true;
      const formOf = await prepare();
      const read = () => {
        const data = Buffer.concat(pieces.splice(0));
        return { form: formOf(readFields(parseMultipart(headers['content-type'], data))), length: data.length };
      };
      const received = await this.inTurn('reading', ip, claim, (sender) => this.reading.inTurn(sender, read));
      return work({ ...received, inTurn: (judge) => this.inTurn('judging', ip, claim, judge) });
    };
    try {
      if (Number(headers['content-length']) <= smallBody) return await this.withoutPlace(ip, arrival, receive());
      return await this.quotas.during(ip, arrival, receive);
    } catch (failure) {
      claim.abandon();
      throw failure;
    } finally {
      claim.release();
    }
  }

  /** Of a form that should be here soon; when it is not, it needs a place like any other, or is stopped. */
  private async withoutPlace<T>(ip: string, arrival: Arrival, received: Promise<T>): Promise<T> {
    const takePlace = () => this.quotas.during(ip, arrival, () => received).catch(() => arrival.stop());
    const late = setTimeout(() => !arrival.isOver && void takePlace(), soon);
    try {
      return await received;
    } finally {
      clearTimeout(late);
    }
  }

  /** Until it is the sender's turn the body may still be lost: the memory may be needed for others. */
  private async inTurn<T>(kind: Work, ip: string, claim: BodyClaim, work: (sender: Sender) => Promise<T>): Promise<T> {
    this.quotas.ask(kind, ip);
    claim.wait();
    return work({
      networks: networksOf(ip),
      lost: claim.lost,
      begin: () => claim.keep(),
      end: (worked) => this.quotas.worked(kind, ip, worked),
    });
  }

  /** @throws Problem 503 when the disk has no room for files any more */
  async assertRoomForFile(): Promise<void> {
    if ((await this.disk()) !== 'ok') throw noDisk('Files cannot be stored just now.');
  }
}

function restarting(): Problem {
  return unavailable('The server is being started again. Please send it once more.');
}

/** RFC 9110, section 12.5.3: the answer names what would work. */
function encoded(): Problem {
  const detail = 'Send the form as it is, without a Content-Encoding.';
  return new Problem(415, detail, { headers: { 'Accept-Encoding': 'identity' } });
}

function noDisk(what: string): Problem {
  const detail = `${what} Please call us or send it by email, or try again later.`;
  return new Problem(503, detail, { headers: { 'Retry-After': diskRetry } });
}
