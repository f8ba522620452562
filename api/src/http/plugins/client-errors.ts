import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { refusal } from '../refusals';
import { newRequestId, requestIdHeader } from '../request-id';
import { exposed } from './cross-origin';
import { exchangeOn } from './pipelining';
import { securityHeaderValues } from './security-headers';

/** By Node's code; everything else that is no HTTP is 400. */
const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * Answers what is not readable as a request at all, so that no route, hook or reply exists for it: the same problem and
 * headers as everywhere, written by hand (reliability X3). Pages of every origin may read it: that of the request was
 * not read, and the answer is the same for everybody. Then the connection ends, since nobody knows where its next
 * request would begin. Requests before it that are whole get their answers first, and no request gets two.
 */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  const { request, response } = exchangeOn(socket) ?? {};
  if (request?.complete && !response?.writableFinished)
    response?.once('finish', () => answerClientError(error, socket));
  else if (request && !request.complete && response?.headersSent) socket.destroy();
  else if (socket.writable) socket.end(answerTo(error), () => socket.destroy());
  else socket.destroySoon();
}

function answerTo(error: ConnectionError): string {
  const problem = refusal(statuses[error.code] ?? 400);
  const body = JSON.stringify(problem);
  const headers = {
    ...securityHeaderValues,
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': exposed,
    Connection: 'close',
    [requestIdHeader]: newRequestId(),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${problem.status} ${problem.title}`, ...lines, '', body].join('\r\n');
}
