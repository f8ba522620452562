import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { isApiPath } from '../routes/prefix';
import { isReadable, locate } from '../site/locate';
import { pagePolicyReader } from '../site/page-policy';
import { sendFile, sendNotFoundPage } from '../site/send-file';

/** Serves the built site from `public/`, as a CDN would with the generated rules. */
export async function site(app: FastifyInstance, { publicDir }: Pick<Config, 'publicDir'>): Promise<void> {
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
    if (await isReadable(path.join(publicDir, 'index.html'))) return sendNotFoundPage(reply, publicDir, pagePolicy);
    return reply.code(503).type('text/plain; charset=utf-8').send('The site is not built yet. Run: npm run build\n');
  }
}
