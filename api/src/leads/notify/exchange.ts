import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { isRecord } from '../../../../src/contract/record';
import { isPublic } from '../../config/public-address';
import { connectionTrouble, type Peer } from './connection-trouble';
import { lookupPublic } from './public-lookup';
import { waitOf } from './retry-after';
import { Undelivered } from './undelivered';

/** In milliseconds, for the whole exchange, as Standard Webhooks proposes. */
const timeout = 15_000;

/** In bytes: what is behind it says nothing to us. */
const maxAnswer = 64 * 1024;

/** What is sent; without a body it is a question (GET). */
export interface Sent {
  url: string;
  headers?: Record<string, string>;
  body?: string;
}

/** What came back. */
export interface Answered {
  status: number;
  text: string;
  /** Where a redirect leads, as it was written. */
  location: string;
  /** In milliseconds that we are asked to wait. */
  wait: number;
}

/** Sends something to a receiver, and follows no redirect. Rejects with `Undelivered` when there is no answer. */
export async function exchange(sent: Sent, allowPrivate: boolean, signal: AbortSignal): Promise<Answered> {
  const { url, headers, body = '' } = sent;
  const { protocol, hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isPlain = protocol === 'http:';
  const peer: Peer = { name: 'receiver', host, port: Number(port) || (isPlain ? 80 : 443) };
  if (!allowPrivate && isIP(host) !== 0 && !isPublic(host)) {
    throw new Undelivered('the address lies in a private network', 'setup');
  }
  const options: RequestOptions = {
    method: sent.body === undefined ? 'GET' : 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'kantha' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    agent: false,
    ...(!allowPrivate && { lookup: lookupPublic }),
  };
  const send = isPlain ? httpRequest : httpsRequest;
  return answerTo(send(url, options), body).catch((error: unknown) => {
    throw asUndelivered(error, peer);
  });
}

/** The answer, once it was read to its end or to its limit. */
async function answerTo(request: ReturnType<typeof httpRequest>, body: string): Promise<Answered> {
  request.end(body);
  const [answer]: IncomingMessage[] = await once(request, 'response');
  if (!answer) throw new Undelivered('there was no answer');
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxAnswer) break;
  }
  const { location = '', 'retry-after': retryAfter } = answer.headers;
  return {
    status: answer.statusCode ?? 0,
    text: Buffer.concat(chunks).toString('utf8'),
    location,
    wait: waitOf(retryAfter, new Date()),
  };
}

function asUndelivered(error: unknown, peer: Peer): Undelivered {
  if (error instanceof Undelivered) return error;
  const { name, code = 'unknown' } = isRecord(error) ? error : {};
  if (name === 'TimeoutError' || name === 'AbortError') return new Undelivered('there was no answer in time');
  return new Undelivered(connectionTrouble(error, peer) ?? `the connection to the receiver failed (${code})`);
}
