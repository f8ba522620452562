import type { FastifyInstance } from 'fastify';

/** The methods that a route answers, without OPTIONS; `url` is its pattern. Empty when there is no such route. */
export function methodsOf(app: FastifyInstance, url: string): string[] {
  return ['GET', 'HEAD', 'POST'].filter((method) => app.hasRoute({ method, url }));
}
