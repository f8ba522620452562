import { cp } from 'node:fs/promises';
import path from 'node:path';
import fastify from 'fastify';
import { locate } from '../../../api/src/site/locate';
import { sendFile } from '../../../api/src/site/send-file';
import { SiteFiles } from '../../../api/src/site/site-files';
import { precompress } from '../../../src/build/precompress';

/** Milliseconds for which a file that was found counts as there: nothing changes while it is measured. */
const hour = 3_600_000;

/**
 * Serves a folder as our server serves ours: compressed beforehand, from memory, with the same rules for caches. It has
 * no policy, because ours would stop the peer's scripts.
 * @param folder stays as it is: a copy of it is compressed
 */
export async function servePeer(folder: string, temporary: string): Promise<{ url: string; close(): Promise<void> }> {
  const copy = path.join(temporary, 'peer');
  await cp(folder, copy, { recursive: true });
  await precompress(copy);
  const files = new SiteFiles(copy, hour);
  const app = fastify();
  app.get('/*', async (request, reply) => {
    const found = await locate(files, request.url.split('?')[0] ?? '/');
    if (found.kind === 'redirect') return reply.redirect(found.to, 301);
    if (found.kind !== 'file') return reply.code(404).send('There is no such page.');
    return sendFile(request, reply, { files, file: found.file, pagePolicy: async () => () => '' });
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, close: () => app.close() };
}
