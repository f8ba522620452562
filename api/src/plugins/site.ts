import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newJobPath } from '../../../src/contract/jobs';
import type { Config } from '../config';
import type { LiveLists } from '../lists/live-lists';
import { isApiPath } from '../routes/prefix';
import { jobPage } from '../site/job-page';
import { isReadable, locate } from '../site/locate';
import { pagePolicyReader } from '../site/page-policy';
import { sendFile, sendNotFoundPage } from '../site/send-file';

interface Settings extends Pick<Config, 'publicDir'> {
  lists: LiveLists;
}

const newJobFile = `${newJobPath}/index.html`;

/** Serves the built site from `public/`, as a CDN would with the generated rules. */
export async function site(app: FastifyInstance, { publicDir, lists }: Settings): Promise<void> {
  const pagePolicy = pagePolicyReader(publicDir);
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: serve });

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const [pathname = '/'] = request.url.split('?');
    if (isApiPath(pathname)) {
      reply.callNotFound();
      return reply;
    }
    const found = await locate(publicDir, pathname);
    if (found.kind === 'redirect') return reply.redirect(found.to + request.url.slice(pathname.length), 301);
    if (found.kind === 'file') return sendFile(request, reply, { publicDir, file: found.file, pagePolicy });
    const job = await jobPage(publicDir, pathname, lists);
    if (job?.kind === 'redirect') return reply.redirect(job.to + request.url.slice(pathname.length), 302);
    if (job?.kind === 'new' && (await isReadable(path.join(publicDir, newJobFile))))
      return sendFile(request, reply, { publicDir, file: newJobFile, pagePolicy });
    if (await isReadable(path.join(publicDir, 'index.html'))) {
      // The browser puts the page for new jobs on every such address, so the 404 must hold that page too.
      return sendNotFoundPage(reply, { publicDir, file: job ? newJobFile : '/404.html', pagePolicy });
    }
    return reply.code(503).type('text/plain; charset=utf-8').send('The site is not built yet. Run: npm run build\n');
  }
}
