import type { FastifyInstance } from 'fastify';
import { etagOf } from '../http/etag';
import { jsonSender } from '../http/json-sender';
import { documentPath, openapiText } from '../openapi/document';
import { withinApi } from './prefix';

/** GET of the description of all calls. It is made from the contract that this very server obeys. */
export function openapiRoute(app: FastifyInstance): void {
  const body = openapiText();
  const shared = { body, etag: etagOf(body) };
  const sendJson = jsonSender();
  app.get(withinApi(documentPath), async (request, reply) => {
    // It changes with an update of the server only.
    reply.header('Cache-Control', 'public, max-age=3600');
    return sendJson(request, reply, shared);
  });
}
