import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isApiPath, pathOf } from '../prefix';
import { isOurTrouble } from '../problem';
import { requestIdHeader } from '../request-id';
import { RoutineLines } from './routine-lines';

declare module 'fastify' {
  interface FastifyInstance {
    routineLines: RoutineLines;
  }
  interface FastifyRequest {
    /** The lead that a form has become, or is a repetition of. */
    accepted?: { receipt: string; isNew: boolean };
  }
}

/**
 * One line per request to the API, also to what it does not have, without anything personal (reliability X7): the
 * pattern of the route and never the address, which may hold an e-mail in its query; no header, no body, no IP. Forms
 * that were taken, with their receipt, and errors always have theirs, all else so many in a second. What monitors ask
 * every few seconds is for who debugs. Each line has the id that the answer has (decision 0048).
 */
export const requestLog = fp(async (app) => {
  app.decorate('routineLines', new RoutineLines(app.log));
  app.addHook('onRequest', async (request, reply) => setRequestId(request, reply));
  app.addHook('onResponse', async (request, reply) => logAnswer(request, reply));
});

/** Also called by `app.ts`, as `logAnswer` is, because addresses that the router cannot read reach no hook. */
export function setRequestId({ id }: FastifyRequest, reply: FastifyReply): void {
  reply.header(requestIdHeader, id);
}

export function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  if (!isApiPath(pathOf(request.url))) return;
  const { method, routeOptions, accepted: { receipt } = {} } = request;
  const { statusCode, elapsedTime } = reply;
  const ms = Math.round(elapsedTime);
  const line = { method, route: routeOptions.url ?? 'none', status: statusCode, ms, ...(receipt && { receipt }) };
  // Why a request was refused with 503 is in lines of the refusal log.
  if (isOurTrouble(statusCode) && statusCode !== 503) request.log.error(line, 'answered');
  else if (isOfMonitor(request)) request.log.debug(line, 'answered');
  else if (isTaken(method, statusCode) || request.server.routineLines.take()) request.log.info(line, 'answered');
}

/** Browsers ask the same addresses before they post. */
function isOfMonitor({ method, routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.isAlwaysAnswered === true && method !== 'OPTIONS';
}

function isTaken(method: string, status: number): boolean {
  return method === 'POST' && status < 400;
}
