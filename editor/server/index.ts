import fastify, { type FastifyInstance } from 'fastify';
import { configFor, here } from '../config';
import { decapFile, document, pageScript } from '../page';
import { action } from './actions';
import { answer } from './answer';
import { contentPolicy, refuseStrangers } from './guards';
import { Refusal } from './refusal';

/** Six screens of four megabytes each, as a form sends them. */
const bodyLimit = 48 * 1024 * 1024;

/**
 * The editor on the files of a checkout: its page, and what its page asks. It listens on this machine alone.
 * @param port one of 0 is any that is free
 */
export async function serveEditor(root: string, port: number): Promise<FastifyInstance> {
  const script = pageScript();
  const server = fastify({ bodyLimit });
  server.addHook('onRequest', async (request, reply) => {
    refuseStrangers(request, portOf(server));
    reply.headers({
      'content-security-policy': `${contentPolicy()}; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });
  server.setErrorHandler((error, _request, reply) => {
    const [status, sentences] = explain(error);
    const asks = error instanceof Refusal ? error.asks : undefined;
    reply.code(status).send({ error: sentences.join('\n'), sentences, asks });
  });
  server.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(document()));
  server.get('/page.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  server.get('/config.json', () => configFor(here));
  server.get<{ Params: { name: string } }>('/decap/:name', (request, reply) => {
    const bytes = decapFile(request.params.name);
    if (!bytes) throw new Refusal(['There is no such file.'], 404);
    return reply.type('text/javascript; charset=utf-8').send(bytes);
  });
  server.post('/api', (request) => {
    const asked = action.safeParse(request.body);
    if (!asked.success) throw new Refusal(['The editor asked for something that is not known here.'], 400);
    return answer(root, asked.data);
  });
  await server.listen({ host: '127.0.0.1', port });
  return server;
}

/** The port at which a server listens. */
export function portOf(server: FastifyInstance): number {
  const [address] = server.addresses();
  return typeof address === 'object' ? address.port : 0;
}

function explain(error: unknown): [status: number, sentences: readonly string[]] {
  if (error instanceof Refusal) return [error.status, error.sentences];
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return [413, ['The pictures are too large together: save them one after another.']];
  return [status, [error instanceof Error ? error.message : String(error)]];
}
