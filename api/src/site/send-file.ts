import { ReadStream } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { mime, send } from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isCompressible } from '../../../src/content/served/compressible';
import { assetPolicy } from '../http/content-policy';
import { Problem } from '../http/problem';
import { cacheControl } from './cache-control';
import { isOfTheSame, outcomeOf } from './conditions';
import { compressedCopy } from './encoding';
import { inSlices } from './in-slices';
import type { OpenFile } from './kept-files';
import type { PagePolicy } from './page-policy';
import { partOf } from './part-of';
import type { SiteFiles } from './site-files';

/** As much of a request as decides what is sent. */
type Asked = Parameters<typeof send>[0];

export interface Served {
  files: SiteFiles;
  /** Relative to `public/`, with a leading slash. */
  file: string;
  pagePolicy: () => Promise<PagePolicy>;
}

/** Answers with a file: 200, 206 for a range (films), 304 or 412 for conditions. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, served: Served): Promise<FastifyReply> {
  const { files, file, pagePolicy } = served;
  const { headers: asked } = request;
  // Parts are asked for by GET alone (RFC 9110, 14.2).
  if (request.method !== 'GET') delete asked.range;
  const compressed = await compressedCopy(files, file, asked['accept-encoding']);
  const name = file + (compressed?.extension ?? '');
  const kept = await keptFile(files, name);
  // Of a compressed copy, a range would be a range of compressed bytes.
  const takesRanges = !isCompressible(file);
  const { statusCode, headers, content } = kept
    ? answerOf(kept, asked, takesRanges)
    : await open(request.raw, files.folder, name, takesRanges);
  reply.code(statusCode).headers(headers);
  reply.header('Cache-Control', cacheControl(file));
  if (isCompressible(file)) reply.header('Vary', 'Accept-Encoding');
  if (compressed) reply.header('Content-Encoding', compressed.name);
  reply.header('Content-Security-Policy', isPage(file) ? (await pagePolicy())(file) : assetPolicy);
  if (statusCode === 304) return reply.send();
  reply.type(mediaType(file));
  if (content instanceof ReadStream) breakWhenShort(content, Number(headers['Content-Length']), reply);
  return reply.send(Buffer.isBuffer(content) ? bodyFor(request, content) : content);
}

function bodyFor({ method, ip }: FastifyRequest, content: Buffer): Buffer | Readable {
  return method === 'GET' ? inSlices(content, ip) : content;
}

/** A file in memory, whoever asks and in whichever way; undefined for one that is too large for that. */
export function keptFile(files: SiteFiles, name: string): Promise<OpenFile<Buffer> | undefined> {
  return files.kept.get(name, () => open(anybody, files.folder, name, false));
}

/** A request as `@fastify/send` looks at it. */
const anybody = Object.assign(new Readable(), { method: 'GET', headers: {} });

/** @throws Problem 412 or 416 */
function answerOf(kept: OpenFile<Buffer>, asked: IncomingHttpHeaders, takesRanges: boolean): OpenFile<Buffer> {
  const outcome = outcomeOf(asked, kept.headers);
  if (outcome === 412) throw notAsAsked(412);
  if (outcome === 304) {
    const { 'Content-Length': _, 'Content-Type': __, ...headers } = kept.headers;
    return { statusCode: 304, headers, content: Buffer.alloc(0) };
  }
  if (!takesRanges) return kept;
  return partOf(kept, isOfTheSame(asked['if-range']?.toString(), kept.headers) ? asked.range : undefined);
}

/** Of a file that a build makes shorter meanwhile, a browser would wait for the rest. It asks again when we hang up. */
function breakWhenShort(stream: ReadStream, length: number, { raw }: FastifyReply): void {
  stream.once('end', () => {
    if (stream.bytesRead < length) raw.destroy();
  });
}

/**
 * A file on the disk, of which `@fastify/send` does conditions and ranges.
 * @param name of the file itself or of its compressed copy
 * @throws Problem
 */
async function open(asked: Asked, folder: string, name: string, acceptRanges: boolean): Promise<OpenFile> {
  const result = await send(asked, encodePath(name), {
    root: folder,
    dotfiles: 'allow', // `locate` has refused them, but for /.well-known/
    index: false,
    cacheControl: false,
    acceptRanges,
  });
  if (result.type !== 'file') {
    const { 'Content-Range': length } = result.headers;
    // Of what lies behind the end, it says where that is.
    throw notAsAsked(result.statusCode, length === undefined ? {} : { 'Content-Range': length });
  }
  return { statusCode: result.statusCode, headers: result.headers, content: result.stream };
}

function notAsAsked(status: number, headers = {}): Problem {
  return new Problem(status, 'This file cannot be sent as asked for.', { headers });
}

/** The real 404: never cached, and never 200 as a "soft" one would be. */
export async function sendNotFoundPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { files, file, pagePolicy }: Served,
): Promise<FastifyReply> {
  const compressed = await compressedCopy(files, file, request.headers['accept-encoding']);
  const found = (await files.has(file)) ? await keptFile(files, file + (compressed?.extension ?? '')) : undefined;
  if (found) reply.header('Content-Length', found.content.length);
  if (found && compressed) reply.header('Content-Encoding', compressed.name);
  return reply
    .code(404)
    .headers({ 'Cache-Control': cacheControl('/404.html'), 'Content-Security-Policy': (await pagePolicy())(file) })
    .header('Vary', 'Accept-Encoding')
    .type(mediaType('404.html'))
    .send(found ? bodyFor(request, found.content) : 'There is no such page.');
}

function isPage(file: string): boolean {
  return file.endsWith('.html');
}

function mediaType(file: string): string {
  const type = mime.getType(file) ?? 'application/octet-stream';
  return isCompressible(file) ? `${type}; charset=utf-8` : type;
}

function encodePath(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/');
}
