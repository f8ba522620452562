import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newJobPath } from '../../../src/contract/jobs';
import { type Contacts, otherWays, plainPage, plainPagePolicy } from '../http/plain-page';
import { isApiPath } from '../http/prefix';
import { Trouble } from '../log/trouble';
import type { Release } from '../release/releases';
import { cacheControl, hashed } from './cache-control';
import { receiptIn, sendConfirmation } from './confirmation';
import { notBuilt } from './is-built';
import { jobPage } from './job-page';
import { locate } from './locate';
import { meantPage } from './meant-page';
import { redirectFor } from './redirects';
import { sendFile, sendNotFoundPage } from './send-file';

interface Settings {
  /** For the page of a visitor who finds no site. */
  contacts: () => Promise<Contacts>;
}

const newJobFile = `${newJobPath}/index.html`;

/** Serves the built site from `public/`, as a CDN would with the generated rules. */
export async function site(app: FastifyInstance, { contacts }: Settings): Promise<void> {
  const trouble = new Trouble(app.log, { wrong: notBuilt, over: 'the site is there' });
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: serve });

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const [pathname = '/'] = request.url.split('?');
    // In any case: no page begins so, and a program that mistypes an address must not be led to one.
    if (isApiPath(pathname.toLowerCase())) {
      reply.callNotFound();
      return reply;
    }
    const { files, lists, pagePolicy, redirects } = request.release;
    const found = await locate(files, pathname);
    if (found.kind === 'redirect') return reply.redirect(found.to + request.url.slice(pathname.length), 301);
    if (found.kind === 'file') {
      trouble.isOver();
      const served = { files, file: found.file, pagePolicy };
      const receipt = receiptIn(request.url);
      if (receipt && (await sendConfirmation(request, reply, { ...served, receipt }))) return reply;
      return sendFile(request, reply, served);
    }
    const gone = redirectFor(await redirects(), pathname);
    if (gone !== undefined) {
      // Where it leads, the next release may say anew.
      reply.header('Cache-Control', cacheControl(gone));
      return reply.redirect(gone + request.url.slice(pathname.length), 301);
    }
    const before = await locateEarlier(request.release, pathname);
    if (before.kind === 'file') return sendFile(request, reply, { files: before.files, file: before.file, pagePolicy });
    const job = await jobPage(files, pathname, lists);
    if (job?.kind === 'redirect') return reply.redirect(job.to + request.url.slice(pathname.length), 302);
    // A guess, which the next release may make otherwise.
    const meant = job ? undefined : await meantPage(files, await redirects(), pathname);
    if (meant !== undefined) return reply.redirect(meant + request.url.slice(pathname.length), 302);
    if (job?.kind === 'new' && (await files.has(newJobFile)))
      return sendFile(request, reply, { files, file: newJobFile, pagePolicy });
    if (await files.has('/index.html')) {
      // The browser puts the page for new jobs on every such address, so the 404 must hold that page too.
      return sendNotFoundPage(request, reply, { files, file: job ? newJobFile : '/404.html', pagePolicy });
    }
    trouble.happened(`${files.folder} has no pages`);
    return sendExcuse(reply, await contacts());
  }
}

/** What a page asks for that was opened before this release: only files whose content their address vouches for. */
async function locateEarlier({ earlier }: Release, pathname: string) {
  const missing = { kind: 'missing' } as const;
  if (!earlier || !hashed.test(pathname)) return missing;
  const found = await locate(earlier, pathname);
  return found.kind === 'file' ? { ...found, files: earlier } : missing;
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
