import { Transform } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { trap } from './points';

/** Puts the trap into the reading of bodies and the writing of answers, by Fastify's public hooks. */
export function watchRequests(app: FastifyInstance): void {
  app.addHook('preParsing', async ({ headers }, _reply, payload) => {
    if (!trap.isDue('mid-body')) return payload;
    const length = Number(headers['content-length']);
    let received = 0;
    const watched = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        received += chunk.length;
        if (received < length) trap.reach('mid-body');
        done(null, chunk);
      },
    });
    return Object.assign(payload.pipe(watched), { headers });
  });
  app.addHook('onSend', async (_request, { statusCode, raw }, payload) => {
    if (statusCode !== 201 || typeof payload !== 'string' || !trap.isDue('mid-reply')) return payload;
    const head = `HTTP/1.1 201 Created\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${payload.length}\r\n\r\n`;
    raw.socket?.write(head + payload.slice(0, payload.length >> 1), () => trap.reach('mid-reply'));
    return new Promise(() => {});
  });
  app.addHook('onResponse', async (_request, { statusCode }) => {
    if (statusCode === 201) trap.countAnswer();
  });
}

/** Control: a body that broke off is closed as a lenient parser would, instead of being refused. */
export function ignoreTruncation(app: FastifyInstance): void {
  app.addHook('preParsing', async ({ headers, raw }, _reply, payload) => {
    const boundary = /boundary=(\S+)/.exec(headers['content-type'] ?? '')?.[1];
    const length = Number(headers['content-length']);
    let received = 0;
    const repaired = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        received += chunk.length;
        done(null, chunk);
      },
      flush(done) {
        if (received < length) this.push(`\r\n--${boundary}--\r\n`);
        done();
      },
    });
    raw.once('aborted', () => repaired.end());
    payload.on('error', () => {});
    payload.pipe(repaired);
    return Object.assign(repaired, { headers });
  });
}
