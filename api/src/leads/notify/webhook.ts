import { createHmac } from 'node:crypto';
import { lookup as systemLookup } from 'node:dns';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import { isRecord } from '../../../../src/contract/record';
import type { WebhookConfig } from '../../config/delivery';
import { isPublic } from '../../config/public-address';
import { emailsOf } from '../store/address';
import type { StoredLead } from '../store/lead';
import type { Topic } from '../store/outbox';
import { type Notify, Undelivered } from './worker';

/** In milliseconds, for the whole exchange, as Standard Webhooks proposes. */
const timeout = 15_000;

/** In bytes: the answer's text says nothing to us. */
const maxAnswer = 64 * 1024;

/**
 * Posts an event of a lead to the owner's system, signed (https://www.standardwebhooks.com). Every 2xx is success; a
 * redirect is not followed, since it could lead into a private network.
 */
export function webhook({ url, secret, allowPrivate }: WebhookConfig): Notify {
  const { protocol, hostname } = new URL(url);
  const literal = hostname.replace(/^\[|\]$/g, '');
  const send = protocol === 'http:' ? httpRequest : httpsRequest;
  return async (lead, { id, topic }, now, signal) => {
    if (!allowPrivate && isIP(literal) !== 0 && !isPublic(literal)) {
      throw new Undelivered('the address lies in a private network');
    }
    const body = JSON.stringify(messages[topic](lead));
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'kantha',
    };
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, ...signatureHeaders({ id, at: now, body, secret }) },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
      agent: false,
      ...(!allowPrivate && { lookup: lookupPublic }),
    };
    const status = await exchange(send(url, options), body).catch((error: unknown) => {
      throw asUndelivered(error);
    });
    if (status < 200 || status > 299) throw new Undelivered(`the receiver answered ${status}`);
  };
}

/** Status of the answer, once it was read to its end or to its limit. */
async function exchange(request: ReturnType<typeof httpRequest>, body: string): Promise<number> {
  request.end(body);
  const [answer]: IncomingMessage[] = await once(request, 'response');
  if (!answer) throw new Undelivered('there was no answer');
  let length = 0;
  for await (const chunk of answer) {
    length += chunk.length;
    if (length > maxAnswer) break;
  }
  return answer.statusCode ?? 0;
}

const messages: Record<Topic, (lead: StoredLead) => unknown> = {
  /** As `leads export` has it; the file itself stays with us. */
  lead({ id, form, receivedAt, fields, attachment, consent, attribution, page, marketing }) {
    const data = { id, form, receivedAt, fields, attachment, consent, attribution, page, marketing };
    return { type: 'lead.received', timestamp: receivedAt, data };
  },
  /** Holds for all leads with this address, not only for the one that is named. */
  withdrawal({ id, marketing, ...lead }) {
    const data = { id, email: emailsOf(lead)[0], marketing };
    return { type: 'consent.withdrawn', timestamp: marketing.withdrawals.at(-1)?.at, data };
  },
};

function asUndelivered(error: unknown): Undelivered {
  if (error instanceof Undelivered) return error;
  const { name, code = 'unknown' } = isRecord(error) ? error : {};
  if (name === 'TimeoutError' || name === 'AbortError') return new Undelivered('there was no answer in time');
  return new Undelivered(`the connection failed (${code})`);
}

interface Signed {
  id: string;
  at: Date;
  body: string;
  secret: Buffer;
}

/** The three headers of Standard Webhooks: who checks them knows that it was us, when, and what we sent. */
export function signatureHeaders({ id, at, body, secret }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

/**
 * For the socket: resolves a name and lets nothing but public addresses through. The socket connects to the very
 * addresses that were looked at, so a name that answers otherwise the second time gains nothing.
 */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  systemLookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublic(address))) {
      return done(new Undelivered('the name leads into a private network'), '');
    }
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};
