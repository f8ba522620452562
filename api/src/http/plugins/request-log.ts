import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isApiPath, pathOf } from '../prefix';
import { RoutineLines } from './routine-lines';

declare module 'fastify' {
  interface FastifyInstance {
    routineLines: RoutineLines;
  }
}

/**
 * One line per request to the API, also to what it does not have, without anything personal (reliability X7): the
 * pattern of the route and never the address, which may hold an e-mail in its query; no header, no body, no IP. Forms
 * that were taken and errors always have theirs, all else so many in a second.
 */
export const requestLog = fp(async (app) => {
  app.decorate('routineLines', new RoutineLines(app.log));
  app.addHook('onResponse', async (request, reply) => logAnswer(request, reply));
});

/** Also called by `app.ts`, because addresses that the router cannot read reach no hook. */
export function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  if (!isApiPath(pathOf(request.url))) return;
  const { method, routeOptions } = request;
  const { statusCode, elapsedTime } = reply;
  const line = { method, route: routeOptions.url ?? 'none', status: statusCode, ms: Math.round(elapsedTime) };
  // Why a request was refused with 503 is in lines of the refusal log.
  if (statusCode >= 500 && statusCode !== 503) request.log.error(line, 'answered');
  else if (isTaken(method, statusCode) || request.server.routineLines.take()) request.log.info(line, 'answered');
}

function isTaken(method: string, status: number): boolean {
  return method === 'POST' && status < 400;
}
