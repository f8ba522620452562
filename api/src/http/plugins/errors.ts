import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { methodsOf } from '../methods';
import { plainPagePolicy } from '../plain-page';
import { prefersPage } from '../prefers-page';
import { isApiPath, pathOf } from '../prefix';
import { isOurTrouble, Problem } from '../problem';
import { refusal } from '../refusals';
import { RefusalLog } from './refusal-log';

/**
 * The page that a browser without a script gets for a refusal; `route` is the pattern of the address that it was sent
 * to.
 */
export type RefusalPage = (problem: Problem, route: string | undefined) => Promise<string>;

/** The one error handler. */
export const errors = fp<{ page: RefusalPage }>(async (app, { page }) => {
  const refused = new RefusalLog();
  app.setErrorHandler(async (error, request, reply) => {
    const problem = asProblem(error);
    if (isOurTrouble(problem.status)) {
      problem.requestId = request.id;
      log(request, error, problem);
    }
    if (prefersPage(request)) return sendPage(reply, problem, await page(problem, request.routeOptions.url));
    return sendProblem(reply, problem);
  });

  // Refused before the body is read, because no quota counts what is sent to an address that does not exist.
  app.addHook('onRequest', async (request) => {
    if (request.is404) throw noSuchRoute(request);
  });
  app.setNotFoundHandler(async (request) => {
    throw noSuchRoute(request);
  });

  /** A foreseen refusal is logged at most once a minute, an unforeseen error each time. */
  function log(request: FastifyRequest, error: unknown, problem: Problem): void {
    const isKnown = error instanceof Problem && problem.status === 503;
    const isMeant = isKnown && error.cause === undefined;
    // A monitor reads the reason in the answer, and whatever found it has logged it already.
    if (isMeant && request.routeOptions.config.isAlwaysAnswered) return;
    if (isKnown) refused.note(request.log, problem);
    else request.log.error({ err: error }, 'request failed');
  }

  function noSuchRoute(request: FastifyRequest): Problem {
    const pathname = pathOf(request.url);
    const allowed = methodsOf(app, isApiPath(pathname) ? pathname : '/*');
    if (allowed.length > 0 && !allowed.includes(request.method)) return methodNotAllowed(allowed);
    return new Problem(404, 'There is nothing at this address.');
  }
});

/** RFC 9110, section 15.5.6: the answer names the methods that would work. */
function methodNotAllowed(methods: readonly string[]): Problem {
  const allow = methods.join(', ');
  return new Problem(405, `This address only answers ${allow}.`, { headers: { Allow: allow } });
}

/** RFC 9457. Also used by `app.ts` for addresses that the router cannot read. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

/** Allows the one style element of the page, by its hash, and nothing else. */
const pagePolicy = plainPagePolicy("'none'");

function sendPage(reply: FastifyReply, problem: Problem, page: string): FastifyReply {
  return reply
    .code(problem.status)
    .headers({ ...problem.headers, 'Content-Security-Policy': pagePolicy })
    .type('text/html; charset=utf-8')
    .send(page);
}

/** Anything unexpected becomes a 500 that reveals nothing; the log has the rest. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  return refusal(error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500);
}
