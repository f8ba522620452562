import type { FastifyInstance } from 'fastify';
import { documentPath } from '../http/document-path';
import { etagOf } from '../http/etag';
import { jsonSender, type Shared } from '../http/json-sender';
import { withinApi } from '../http/prefix';
import { listOf } from '../lists/allowed-values';
import { openapiText } from './document';
import type { Services } from './forms';

/** GET of the description of all calls. It is made from what this very server obeys, so the two never differ. */
export function openapiRoute(app: FastifyInstance): void {
  const sendJson = jsonSender();
  let made: { services: Services; shared: Shared } | undefined;
  app.get(withinApi(documentPath), async (request, reply) => {
    const services = (await listOf('hireServices', request.release.lists))?.values;
    if (!made || made.services !== services) made = { services, shared: shared(openapiText(services)) };
    // It changes with an update of the server, or of the services.
    reply.header('Cache-Control', 'public, max-age=3600');
    return sendJson(request, reply, made.shared);
  });
}

function shared(body: string): Shared {
  return { body, etag: etagOf(body) };
}
