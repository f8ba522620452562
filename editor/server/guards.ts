import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal';

/**
 * Refuses whoever is not the editor's own page in a browser of this machine: a page of another site that a maintainer
 * has open, also one whose name was made to lead here.
 */
export function refuseStrangers(request: FastifyRequest, port: number): void {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const { host = '', origin } = request.headers;
  if (!hosts.includes(host)) throw new Refusal(['The editor answers at its own address alone.'], 403);
  if (request.method !== 'GET' && origin !== `http://${host}`)
    throw new Refusal(['Only the page of the editor may ask for that.'], 403);
}

/** The content policy of the editor's page. Decap CMS compiles checks of its settings, and writes styles as it runs. */
export function contentPolicy(connect: readonly string[] = []): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    `connect-src ${["'self'", 'blob:', ...connect].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
