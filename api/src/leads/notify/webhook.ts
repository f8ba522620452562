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
import { answersOf, nounOf, type OptionsOf } from '../answers';
import { emailsOf } from '../store/address';
import type { StoredLead } from '../store/lead';
import type { Topic } from '../store/outbox';
import { connectionTrouble, type Peer } from './connection-trouble';
import { type Outlook, Undelivered } from './undelivered';
import type { Notify } from './worker';

/** In milliseconds, for the whole exchange, as Standard Webhooks proposes. */
const timeout = 15_000;

/** In bytes: the answer's text says nothing to us. */
const maxAnswer = 64 * 1024;

/** What is posted, under an id that a repetition has as well. */
interface Message {
  id: string;
  at: Date;
  content: unknown;
}

/** Posts an event of a lead to the owner's system. */
export function webhook(config: WebhookConfig, optionsOf: OptionsOf): Notify {
  const post = webhookPost(config);
  return async (lead, { id, topic }, at, signal) => {
    await post({ id, at, content: await messages[topic](lead, optionsOf) }, signal);
    return undefined;
  };
}

/**
 * Posts a message to the owner's system, signed (https://www.standardwebhooks.com). Every 2xx is success, and returned;
 * a redirect is not followed, since it could lead into a private network. Rejects with `Undelivered`.
 */
export function webhookPost({ url, secret, previousSecret, allowPrivate }: WebhookConfig) {
  const { protocol, hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const secrets = previousSecret ? [secret, previousSecret] : [secret];
  const isPlain = protocol === 'http:';
  const peer: Peer = { name: 'receiver', host, port: Number(port) || (isPlain ? 80 : 443) };
  const send = isPlain ? httpRequest : httpsRequest;
  return async ({ id, at, content }: Message, signal: AbortSignal): Promise<number> => {
    if (!allowPrivate && isIP(host) !== 0 && !isPublic(host)) {
      throw new Undelivered('the address lies in a private network', 'setup');
    }
    const body = JSON.stringify(content);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'kantha',
    };
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, ...signatureHeaders({ id, at, body, secrets }) },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
      agent: false,
      ...(!allowPrivate && { lookup: lookupPublic }),
    };
    const status = await exchange(send(url, options), body).catch((error: unknown) => {
      throw asUndelivered(error, peer);
    });
    if (status < 200 || status > 299) throw refusal(status);
    return status;
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

const messages: Record<Topic, (lead: StoredLead, optionsOf: OptionsOf) => Promise<unknown>> = {
  /** As `leads export` has it; the file itself stays with us. Receivers rely on what it has: it only ever grows. */
  async lead({ id, form, receivedAt, fields, words, attachment, consent, attribution, page, marketing }, optionsOf) {
    const data = { id, form, receivedAt, fields, attachment, consent, attribution, page, marketing };
    const answers = await answersOf({ form, fields, words }, optionsOf);
    return { type: 'lead.received', timestamp: receivedAt, data: { ...data, noun: nounOf(form), answers } };
  },
  /** Holds for all leads with this address, not only for the one that is named. */
  async withdrawal({ id, marketing, ...lead }) {
    const data = { id, email: emailsOf(lead)[0], marketing };
    return { type: 'consent.withdrawn', timestamp: marketing.withdrawals.at(-1)?.at, data };
  },
};

function asUndelivered(error: unknown, peer: Peer): Undelivered {
  if (error instanceof Undelivered) return error;
  const { name, code = 'unknown' } = isRecord(error) ? error : {};
  if (name === 'TimeoutError' || name === 'AbortError') return new Undelivered('there was no answer in time');
  return new Undelivered(connectionTrouble(error, peer) ?? `the connection to the receiver failed (${code})`);
}

/** Why a status is no success. Those that are not named may be others the next time. */
function refusal(status: number): Undelivered {
  const said = `the receiver answered ${status}`;
  const lasting = (outlook: Outlook, words: string) => new Undelivered(`${said}: ${words}`, outlook);
  if (status >= 300 && status <= 399)
    return lasting('refused', 'it has moved, and no redirect is followed; correct WEBHOOK_URL');
  if ([401, 403, 407].includes(status))
    return lasting('setup', 'it does not let us in; compare WEBHOOK_SECRET with its own');
  if ([404, 405, 410].includes(status)) return lasting('setup', 'it takes nothing at that address; check WEBHOOK_URL');
  if (status < 400 || status > 499 || passing.includes(status)) return new Undelivered(said);
  return lasting('refused', 'it does not take this message; its own log may say why');
}

/** Of 4xx: time-out, conflict, misdirected, locked, too early, and too many requests. */
const passing = [408, 409, 421, 423, 425, 429];

interface Signed {
  id: string;
  at: Date;
  body: string;
  /** More than one while they are being changed. */
  secrets: readonly Buffer[];
}

/** The three headers of Standard Webhooks: who checks them knows that it was us, when, and what we sent. */
export function signatureHeaders({ id, at, body, secrets }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signed = `${id}.${timestamp}.${body}`;
  const signatures = secrets.map((secret) => `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`);
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
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
      return done(new Undelivered('the name leads into a private network', 'setup'), '');
    }
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};
