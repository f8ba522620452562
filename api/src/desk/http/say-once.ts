import fp from 'fastify-plugin';
import type { Cookies } from './cookies';

/**
 * Lets an address say once that something was done (`?done=`), and no more when it is loaded again: the redirect that
 * leads to it leaves a cookie, which the page takes away.
 */
export const sayOnce = fp<{ cookies: Cookies }>(async (app, { cookies }) => {
  app.addHook<{ Querystring: { done?: string } }>('preHandler', async (request, reply) => {
    const { done } = request.query;
    if (done === undefined) return;
    if (cookies.done(request) === done) cookies.setDone(reply, '');
    else delete request.query.done;
  });
  app.addHook('onSend', async (_request, reply) => {
    const [, done] = /[?&]done=(\w+)$/.exec(`${reply.getHeader('location') ?? ''}`) ?? [];
    if (done) cookies.setDone(reply, done);
  });
});
