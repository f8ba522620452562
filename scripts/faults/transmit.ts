import { type Agent, type ClientRequest, request } from 'node:http';
import type { Submission } from '../../kit/submissions';
import { idempotencyHeader } from '../../src/contract/extras';
import type { Answer } from '../../src/forms/sending/post';

/** How the body goes out: at once, with a pause in its middle, or never beyond this byte because the line broke. */
export type Manner = 'whole' | 'paused' | { cutAt: number };

/** To where, and over which connections. */
export interface Way {
  url: string;
  agent: Agent;
  /** Address of the visitor, as a proxy in front says it. */
  from?: string | undefined;
}

/** In milliseconds. */
const pause = 20;
const timeout = 20_000;

/** One attempt over a real connection. @throws when no complete answer came: nobody knows then whether it arrived */
export function transmit({ url, agent, from }: Way, submission: Submission, manner: Manner): Promise<Answer> {
  const { form, key, contentType, body } = submission;
  return new Promise((resolve, reject) => {
    const headers = {
      Accept: 'application/json',
      'Content-Type': contentType,
      'Content-Length': body.length,
      [idempotencyHeader]: key,
      ...(from && { 'X-Forwarded-For': from }),
    };
    const call = request(url + form.path, { method: 'POST', agent, headers, timeout }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      // An answer that breaks off has no 'end'.
      answer.on('end', () => {
        resolve({
          status: answer.statusCode ?? 0,
          isRedirected: false,
          retryAfter: answer.headers['retry-after'] ?? null,
          text: Buffer.concat(chunks).toString(),
        });
      });
    });
    call.on('error', reject);
    call.on('timeout', () => call.destroy(new Error('timeout')));
    writeBody(call, body, manner);
  });
}

function writeBody(call: ClientRequest, body: Buffer, manner: Manner): void {
  if (manner === 'whole') {
    call.end(body);
    return;
  }
  const half = manner === 'paused' ? body.length >> 1 : manner.cutAt;
  call.write(body.subarray(0, half));
  setTimeout(() => {
    if (manner === 'paused') call.end(body.subarray(half));
    else call.destroy(new Error('the line broke'));
  }, pause);
}
