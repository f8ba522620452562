import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Sender } from '../attachments/judges/line';
import { Problem } from '../http/problem';
import { refusal } from '../http/refusals';
import { Budget, type Claim } from '../multipart/budget';
import { readBody } from '../multipart/read-body';
import { networksOf, widestNetwork } from '../quotas/networks';
import type { Quotas, Worked } from '../quotas/quotas';
import type { DiskRoom } from '../store/disk';

/**
 * In bytes, for all bodies that are being received or judged: 24 files of the largest size at once. Reading and storing
 * copy a file two or three times for a moment, so a process of 1 GB has room. More is 503, and the page tries again.
 */
export const bodyBudget = 128 * 1024 * 1024;

/** In seconds: somebody must come and make room. */
const diskRetry = '300';

interface Received {
  body: Buffer;
  /** For judging a document, which may still be lost before a judge has it: the memory may be needed for others. */
  inTurn: <T extends Worked>(work: (sender: Sender) => Promise<T>) => Promise<T>;
}

/** Receives the bodies of all forms, within what the sender and all together may take (reliability S5). */
export class Reception {
  private readonly budget: Budget;

  constructor(
    private readonly quotas: Quotas,
    private readonly disk: DiskRoom,
    budgetBytes: number,
  ) {
    this.budget = new Budget(budgetBytes);
  }

  /**
   * Holds the memory of the body until the work with it has ended, whatever becomes of the connection meanwhile.
   * @throws Problem 408, 413, 415, 429 or 503 when the body is not received
   */
  async receive<T>(request: FastifyRequest, work: (received: Received) => Promise<T>): Promise<T> {
    const { ip, headers, body, routeOptions } = request;
    if (!(body instanceof Readable)) throw refusal(415);
    if (!/^\s*(?:identity\s*)?$/i.test(headers['content-encoding'] ?? '')) throw encoded();
    if ((await this.disk()) === 'full') throw noDisk('Nothing can be stored just now.');
    return this.quotas.during(ip, async () => {
      const claim = this.budget.open(widestNetwork(ip));
      try {
        const received = await readBody(body, {
          announced: headers['content-length'],
          limit: routeOptions.bodyLimit ?? 0,
          count: (bytes) => this.quotas.received(ip, bytes),
          take: (bytes) => this.budget.take(claim, bytes),
          lost: claim.lost,
        });
        claim.keep();
        return await work({ body: received, inTurn: (long) => this.inTurn(ip, claim, long) });
      } finally {
        this.budget.release(claim);
      }
    });
  }

  private inTurn<T extends Worked>(ip: string, claim: Claim, work: (sender: Sender) => Promise<T>): Promise<T> {
    claim.canLose = true;
    const sender = { networks: networksOf(ip), lost: claim.lost, begin: () => claim.keep() };
    return this.quotas.judge(ip, () => work(sender));
  }

  /** @throws Problem 503 when the disk has no room for files any more */
  async assertRoomForFile(): Promise<void> {
    if ((await this.disk()) !== 'ok') throw noDisk('Files cannot be stored just now.');
  }
}

/** RFC 9110, section 12.5.3: the answer names what would work. */
function encoded(): Problem {
  const detail = 'Send the form as it is, without a Content-Encoding.';
  return new Problem(415, detail, { headers: { 'Accept-Encoding': 'identity' } });
}

function noDisk(what: string): Problem {
  const detail = `${what} Please call us or send it by e-mail, or try again later.`;
  return new Problem(503, detail, { headers: { 'Retry-After': diskRetry } });
}
