import fp from 'fastify-plugin';
import { Problem } from '../problem';
import { refusal } from '../refusals';

/** Fields of a header: three times those of any browser behind any proxy. Each costs many times its bytes. */
const mostFields = 100;

/**
 * Refuses what Node would refuse by itself, but with a bare answer that has neither a body nor our headers (reliability
 * X3): a request that names no host or several (RFC 9112, section 3.2), and one that expects what we cannot do (RFC
 * 9110, section 10.1.1). HTTP/1.0 knows neither header. `transport.ts` makes Node pass on requests without a host. And
 * what Node would take: a header of two thousand fields, and the first of several types, of which others read the last.
 */
export const expectations = fp(async (app) => {
  // A request like any other, to all who listen.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', async ({ raw: { headers, httpVersion, rawHeaders } }) => {
    if (rawHeaders.length > 2 * mostFields) throw refusal(431);
    if (isTwice('host', rawHeaders)) throw new Problem(400, 'The request names more than one host.');
    if (isTwice('content-type', rawHeaders)) throw new Problem(400, 'The request names more than one Content-Type.');
    if (httpVersion === '1.0') return;
    if (headers.host === undefined) throw new Problem(400, 'The request names no host.');
    if (!isMet(headers.expect)) throw new Problem(417, 'Only 100-continue can be expected.');
  });
});

/** Node has answered 100 Continue by itself. An empty header expects nothing. */
function isMet(expectation = ''): boolean {
  return expectation === '' || /\b100-continue\b/i.test(expectation);
}

/** Of headers as Node has read them, name by name and value by value; it passes on the first of several only. */
function isTwice(name: string, rawHeaders: readonly string[]): boolean {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length > 1;
}
