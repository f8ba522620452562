import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newJobPath } from '../../../src/contract/jobs';
import type { Config } from '../config';
import type { LiveLists } from '../lists/live-lists';
import { remember } from '../lists/remember';
import { isApiPath } from '../routes/prefix';
import { jobPage } from '../site/job-page';
import { locate } from '../site/locate';
import { pagePolicyReader } from '../site/page-policy';
import { sendFile, sendNotFoundPage } from '../site/send-file';
import { SiteFiles } from '../site/site-files';

interface Settings extends Pick<Config, 'publicDir'> {
  lists: LiveLists;
  /** How long what was found on disk counts, in milliseconds. */
  maxAge: number;
}

const newJobFile = `${newJobPath}/index.html`;

/** Serves the built site from `public/`, as a CDN would with the generated rules. */
export async function site(app: FastifyInstance, { publicDir, lists, maxAge }: Settings): Promise<void> {
  const files = new SiteFiles(publicDir, maxAge);
  const pagePolicy = remember(pagePolicyReader(publicDir), maxAge);
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: serve });

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const [pathname = '/'] = request.url.split('?');
    if (isApiPath(pathname)) {
      reply.callNotFound();
      return reply;
    }
    const found = await locate(files, pathname);
    if (found.kind === 'redirect') return reply.redirect(found.to + request.url.slice(pathname.length), 301);
    if (found.kind === 'file') return sendFile(request, reply, { files, file: found.file, pagePolicy });
    const job = await jobPage(publicDir, pathname, lists);
    if (job?.kind === 'redirect') return reply.redirect(job.to + request.url.slice(pathname.length), 302);
    if (job?.kind === 'new' && (await files.has(newJobFile)))
      return sendFile(request, reply, { files, file: newJobFile, pagePolicy });
    if (await files.has('/index.html')) {
      // The browser puts the page for new jobs on every such address, so the 404 must hold that page too.
      return sendNotFoundPage(reply, { files, file: job ? newJobFile : '/404.html', pagePolicy });
    }
    return reply.code(503).type('text/plain; charset=utf-8').send('The site is not built yet. Run: npm run build\n');
  }
}
