import { type IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import fp from 'fastify-plugin';
import { Problem } from '../problem';
import { refusal } from '../refusals';

/** Fields of a header: three times those of any browser behind any proxy. Each costs many times its bytes. */
const mostFields = 100;

/**
 * Refuses what Node would refuse by itself, but with a bare answer that has neither a body nor our headers (reliability
 * X3): a request that names no host or several (RFC 9112, section 3.2), one that expects what we cannot do (RFC 9110,
 * section 10.1.1), and one for a tunnel, which it does not answer at all. HTTP/1.0 knows neither header. `transport.ts`
 * makes Node pass on requests without a host. And what Node would take: a header of two thousand fields, the first of
 * several types, of which others read the last, and a body in a coding that it does not undo (RFC 9112, section 6.1).
 */
export const expectations = fp(async (app) => {
  // Requests like any others, to all who listen.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.server.on('connect', (request, socket) => app.server.emit('request', request, responseOn(socket, request)));
  app.addHook('onRequest', async ({ raw: { headers, httpVersion, rawHeaders } }) => {
    if (rawHeaders.length > 2 * mostFields) throw refusal(431);
    if (isTwice('host', rawHeaders)) throw new Problem(400, 'The request names more than one host.');
    if (isTwice('content-type', rawHeaders)) throw new Problem(400, 'The request names more than one Content-Type.');
    if (httpVersion === '1.0') return;
    if (!isPlain(headers['transfer-encoding']))
      throw new Problem(501, 'A body can be sent in chunks, and in no other coding.');
    if (headers.host === undefined) throw new Problem(400, 'The request names no host.');
    // Its client may never send the body, and what follows would be read as that.
    if (!isMet(headers.expect)) throw new Problem(417, 'Only 100-continue can be expected.', { headers: closing });
  });
});

/** To a request for a tunnel, of which Node passes on the connection and watches it no longer: it ends at once. */
function responseOn(socket: Duplex, request: IncomingMessage): ServerResponse {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  if (!(socket instanceof Socket)) return response;
  response.assignSocket(socket);
  return response.on('finish', () => socket.destroySoon());
}

/** Node undoes chunks, and passes on what else was done to a body as if it were the body itself. */
function isPlain(coding = 'chunked'): boolean {
  return /^[\s,]*chunked[\s,]*$/i.test(coding);
}

const closing = { Connection: 'close' };

/** Node has answered 100 Continue by itself, also where something else stands beside it. Nothing expects nothing. */
function isMet(expectation = ''): boolean {
  return expectation.split(',').every((one) => /^(?:100-continue)?$/i.test(one.trim()));
}

/** Of headers as Node has read them, name by name and value by value; it passes on the first of several only. */
function isTwice(name: string, rawHeaders: readonly string[]): boolean {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length > 1;
}
