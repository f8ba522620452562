import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jsonSender } from '../http/json-sender';
import { withinApi } from '../http/prefix';
import { unavailable } from '../http/problem';
import type { ServedList } from './served-list';
import { servedLists, servedNames } from './served-lists';

/** GET of every list (R-API-01..05). */
export function listRoutes(app: FastifyInstance): void {
  for (const name of servedNames) {
    const { path, maxAge = 60 }: ServedList = servedLists[name];
    const sendJson = jsonSender();
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const list = await request.release.lists.get(name);
      if (!list) throw unavailable('This list is not available just now. Please try again.');
      // At most a minute: pages hold a snapshot anyway, and an edited catalogue should show soon.
      reply.header('Cache-Control', `public, max-age=${maxAge}`);
      return sendJson(request, reply, list);
    };
    // Fastify's own HEAD gives a 304 the length of nothing, where only that of the list may stand (RFC 9110, 8.6).
    app.route({ method: ['GET', 'HEAD'], url: withinApi(path), handler: answer });
  }
}
