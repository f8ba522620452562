import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chosenEncoding, type Encoding } from './accepted-encoding';
import { matchesEtag } from './etag';

/** JSON that many clients ask for, and that seldom changes. */
export interface Shared {
  body: string;
  etag: string;
}

const compress: Record<Encoding, (body: string) => Promise<Buffer>> = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
};

/** In characters: below this, compressing saves less than its header costs. */
const smallest = 1024;

/**
 * Answers with one text, or with 304 to whoever has it: compressed once for each change, and not for each visitor. The
 * tag is weak, because it stands for the text in every encoding (RFC 9110, section 8.8.1).
 */
export function jsonSender(): (request: FastifyRequest, reply: FastifyReply, shared: Shared) => Promise<FastifyReply> {
  let compressed = new Map<Encoding, Promise<Buffer>>();
  let of = '';
  return async (request, reply, { body, etag }) => {
    const vary = [reply.getHeader('Vary') ?? [], 'Accept-Encoding'].flat().join(', ');
    reply.headers({ ETag: `W/${etag}`, Vary: vary });
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    const encoding = chosenEncoding(request.headers['accept-encoding']);
    if (!encoding || body.length < smallest) return reply.send(body);
    if (of !== etag) compressed = new Map();
    of = etag;
    const copy = compressed.get(encoding) ?? compress[encoding](body);
    compressed.set(encoding, copy);
    return reply.header('Content-Encoding', encoding).send(await copy);
  };
}
