import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { mime, send } from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { assetPolicy } from '../http/content-policy';
import { Problem } from '../http/problem';
import { cacheControl } from './cache-control';
import { compressedCopy, isCompressible } from './encoding';
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
  const result = await send(request.raw, encodePath(file + (compressed?.extension ?? '')), {
    root: files.folder,
    dotfiles: 'allow', // `locate` has refused them, but for /.well-known/
    index: false,
    cacheControl: false,
    // Of a compressed copy, a range would be a range of compressed bytes.
    acceptRanges: !isCompressible(file),
  });
  if (result.type !== 'file') throw new Problem(result.statusCode, 'This file cannot be sent as asked for.');
  reply.code(result.statusCode).headers(result.headers);
  reply.header('Cache-Control', cacheControl(file));
  if (isCompressible(file)) reply.header('Vary', 'Accept-Encoding');
  if (compressed) reply.header('Content-Encoding', compressed.name);
  if (result.statusCode !== 304) reply.type(mediaType(file));
  reply.header('Content-Security-Policy', isPage(file) ? await pagePolicy() : assetPolicy);
  return reply.send(result.stream);
}

/** The real 404: never cached, and never 200 as a "soft" one would be. */
export async function sendNotFoundPage(
  reply: FastifyReply,
  { files, file, pagePolicy }: Served,
): Promise<FastifyReply> {
  const page = await readFile(path.join(files.folder, file), 'utf8').catch(() => 'There is no such page.');
  return reply
    .code(404)
    .headers({ 'Cache-Control': cacheControl('/404.html'), 'Content-Security-Policy': await pagePolicy() })
    .type(mediaType('404.html'))
    .send(page);
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
