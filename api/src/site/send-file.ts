import { ReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { mime, send } from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { assetPolicy } from '../http/content-policy';
import { Problem } from '../http/problem';
import { cacheControl } from './cache-control';
import { compressedCopy, isCompressible } from './encoding';
import { inSlices } from './in-slices';
import type { OpenFile } from './kept-files';
import { partOf } from './part-of';
import type { SiteFiles } from './site-files';

interface Served {
  files: SiteFiles;
  /** Relative to `public/`, with a leading slash. */
  file: string;
  pagePolicy: () => Promise<string>;
}

/** Answers with a file: 200, 206 for a range (films), or 304. `@fastify/send` does the conditions and the streaming. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, served: Served): Promise<FastifyReply> {
  const { files, file, pagePolicy } = served;
  const compressed = await compressedCopy(files, file, request.headers['accept-encoding']);
  const name = file + (compressed?.extension ?? '');
  // Of a compressed copy, a range would be a range of compressed bytes.
  const takesRanges = !isCompressible(file);
  const openIt = (acceptRanges: boolean) => open(request, files.folder, name, acceptRanges);
  const kept = isPlain(request) ? await files.kept.get(name, () => openIt(false)) : undefined;
  const part = kept && takesRanges ? partOf(kept, request.headers.range) : kept;
  const { statusCode, headers, content } = part ?? (await openIt(takesRanges));
  reply.code(statusCode).headers(headers);
  reply.header('Cache-Control', cacheControl(file));
  if (isCompressible(file)) reply.header('Vary', 'Accept-Encoding');
  if (compressed) reply.header('Content-Encoding', compressed.name);
  if (statusCode !== 304) reply.type(mediaType(file));
  reply.header('Content-Security-Policy', isPage(file) ? await pagePolicy() : assetPolicy);
  if (content instanceof ReadStream) breakWhenShort(content, Number(headers['Content-Length']), reply);
  return reply.send(Buffer.isBuffer(content) ? inSlices(content, request.ip) : content);
}

/** Of a file that a build makes shorter meanwhile, a browser would wait for the rest. It asks again when we hang up. */
function breakWhenShort(stream: ReadStream, length: number, { raw }: FastifyReply): void {
  stream.once('end', () => {
    if (stream.bytesRead < length) raw.destroy();
  });
}

/** Whether the file is asked for whatever the client has of it. */
function isPlain({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && !conditions.some((name) => headers[name] !== undefined);
}

/** Of RFC 9110, 13.1. */
const conditions = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'if-range'];

/** @param name of the file itself or of its compressed copy */
async function open({ raw }: FastifyRequest, folder: string, name: string, acceptRanges: boolean): Promise<OpenFile> {
  const result = await send(raw, encodePath(name), {
    root: folder,
    dotfiles: 'allow', // `locate` has refused them, but for /.well-known/
    index: false,
    cacheControl: false,
    acceptRanges,
  });
  if (result.type !== 'file') {
    const { 'Content-Range': length } = result.headers;
    throw new Problem(result.statusCode, 'This file cannot be sent as asked for.', {
      // Of what lies behind the end, it says where that is.
      headers: length === undefined ? {} : { 'Content-Range': length },
    });
  }
  return { statusCode: result.statusCode, headers: result.headers, content: result.stream };
}

/** The real 404: never cached, and never 200 as a "soft" one would be. */
export async function sendNotFoundPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { files, file, pagePolicy }: Served,
): Promise<FastifyReply> {
  const compressed = await compressedCopy(files, file, headers['accept-encoding']);
  const page = path.join(files.folder, file + (compressed?.extension ?? ''));
  const found = await readFile(page).catch(() => undefined);
  if (found && compressed) reply.header('Content-Encoding', compressed.name);
  return reply
    .code(404)
    .headers({ 'Cache-Control': cacheControl('/404.html'), 'Content-Security-Policy': await pagePolicy() })
    .header('Vary', 'Accept-Encoding')
    .type(mediaType('404.html'))
    .send(found ?? 'There is no such page.');
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
