import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod';

/** The part of an event that says which lead it is about. */
const event = z.object({ type: z.string(), data: z.object({ id: z.string() }) });

/** A system that gets every lead, and knows one secret at a time. */
export class Webhook {
  /** Receipts of the leads that it was told of, by the ids of the events: repetitions have the same. */
  readonly events = new Map<string, string>();
  /** Events that none of the signatures was right for. */
  forged = 0;
  private isOutOfOrder = false;
  private secret = newSecret('first');
  private readonly former: string[] = [];
  private readonly server = createServer((request, answer) => {
    void this.take(request).then((status) => answer.writeHead(status).end());
  });

  async start(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  /** Settings of whoever tells it. */
  get env(): NodeJS.ProcessEnv {
    const { port } = this.server.address() as AddressInfo;
    const [previous] = this.former;
    return {
      WEBHOOK_URL: `http://127.0.0.1:${port}/`,
      WEBHOOK_ALLOW_PRIVATE: 'on',
      WEBHOOK_SECRET: this.secret,
      ...(previous && { WEBHOOK_SECRET_PREVIOUS: previous }),
    };
  }

  /** The sender has a new secret, and signs with the one before as well; this side still knows that one alone. */
  announceSecret(): void {
    this.former.unshift(this.secret);
    this.secret = newSecret('second');
  }

  /** This side has the new secret now. */
  takeSecret(): void {
    this.former.length = 0;
  }

  breakDown(): void {
    this.isOutOfOrder = true;
  }

  recover(): void {
    this.isOutOfOrder = false;
  }

  stop(): void {
    this.server.close();
  }

  private async take(request: IncomingMessage): Promise<number> {
    const body = await buffer(request);
    if (this.isOutOfOrder) return 503;
    const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = request.headers;
    const known = Buffer.from((this.former[0] ?? this.secret).replace('whsec_', ''), 'base64');
    const signature = createHmac('sha256', known).update(`${id}.${timestamp}.${body}`).digest('base64');
    if (!String(signatures).split(' ').includes(`v1,${signature}`)) {
      this.forged += 1;
      return 401;
    }
    const { type, data } = event.parse(JSON.parse(body.toString()));
    if (type === 'lead.received') this.events.set(String(id), data.id);
    return 204;
  }
}

function newSecret(word: string): string {
  return `whsec_${Buffer.from(`the ${word} secret of the webhook in the year`).toString('base64')}`;
}
