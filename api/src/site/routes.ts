import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newJobPath } from '../../../src/contract/jobs';
import { remember } from '../cache/remember';
import { pagePolicy, policySources } from '../http/content-policy';
import { type Contacts, otherWays, plainPage, plainPagePolicy } from '../http/plain-page';
import { isApiPath } from '../http/prefix';
import type { LiveLists } from '../lists/live-lists';
import { Trouble } from '../log/trouble';
import { notBuilt } from './is-built';
import { jobPage } from './job-page';
import { locate } from './locate';
import { sendFile, sendNotFoundPage } from './send-file';
import type { SiteFiles } from './site-files';

interface Settings {
  files: SiteFiles;
  lists: LiveLists;
  /** For the page of a visitor who finds no site. */
  contacts: () => Promise<Contacts>;
  /** How long what was found on disk counts, in milliseconds. */
  maxAge: number;
}

const newJobFile = `${newJobPath}/index.html`;

/** Serves the built site from `public/`, as a CDN would with the generated rules. */
export async function site(app: FastifyInstance, { files, lists, contacts, maxAge }: Settings): Promise<void> {
  const policy = remember(pagePolicyReader(files.folder), maxAge);
  const trouble = new Trouble(app.log, { wrong: notBuilt, over: 'the site is there' });
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: serve });

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const [pathname = '/'] = request.url.split('?');
    if (isApiPath(pathname)) {
      reply.callNotFound();
      return reply;
    }
    const found = await locate(files, pathname);
    if (found.kind === 'redirect') return reply.redirect(found.to + request.url.slice(pathname.length), 301);
    if (found.kind === 'file') {
      trouble.isOver();
      return sendFile(request, reply, { files, file: found.file, pagePolicy: policy });
    }
    const job = await jobPage(files, pathname, lists);
    if (job?.kind === 'redirect') return reply.redirect(job.to + request.url.slice(pathname.length), 302);
    if (job?.kind === 'new' && (await files.has(newJobFile)))
      return sendFile(request, reply, { files, file: newJobFile, pagePolicy: policy });
    if (await files.has('/index.html')) {
      // The browser puts the page for new jobs on every such address, so the 404 must hold that page too.
      return sendNotFoundPage(request, reply, { files, file: job ? newJobFile : '/404.html', pagePolicy: policy });
    }
    trouble.happened(`${files.folder} has no pages`);
    return sendExcuse(reply, await contacts());
  }
}

/**
 * Reads the Content-Security-Policy of the pages from what the build found; a new build under a running server counts.
 */
function pagePolicyReader(publicDir: string): () => Promise<string> {
  const file = path.join(publicDir, 'csp.json');
  return async () => {
    // A damaged file must not open the policy: then nothing inline runs.
    const found = await readFile(file, 'utf8')
      .then(JSON.parse)
      .catch(() => ({}));
    return pagePolicy(policySources.safeParse(found).data);
  };
}

/** What a visitor reads meanwhile. */
function sendExcuse(reply: FastifyReply, contacts: Contacts): FastifyReply {
  const body = `<p>Please try again in a few minutes.</p>${otherWays(contacts)}`;
  return reply
    .code(503)
    .headers({ 'Retry-After': '60', 'Content-Security-Policy': plainPagePolicy("'none'") })
    .type('text/html; charset=utf-8')
    .send(plainPage('Our site cannot be shown just now', body));
}
