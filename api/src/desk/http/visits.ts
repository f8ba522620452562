import type { FastifyReply, FastifyRequest } from 'fastify';
import { roles } from '../accounts/roles';
import type { Services } from '../services';
import { atList, listBefore } from './back-to-list';
import type { Cookies } from './cookies';
import { isForm } from './fields';
import { formTokenOf } from './form-token';
import { pageOfForm } from './own-path';
import type { Refusal } from './refusals';
import type { Visit } from './visit';

/** The visit that a request belongs to; undefined for nobody who is signed in. */
export async function visitOf(
  services: Services,
  cookies: Cookies,
  request: FastifyRequest,
): Promise<Visit | undefined> {
  const token = cookies.session(request);
  const session = token === '' ? undefined : await services.sessions.of(token);
  if (!session) return undefined;
  const formToken = formTokenOf(await services.secret(), session);
  return {
    session,
    role: roles[session.role],
    leads: services.leadsOf(session.role),
    formToken,
    back: request.url.startsWith('/leads/') ? listBefore(request) : undefined,
    refused: isForm(request) ? undefined : services.refusals.shown(formToken, request),
  };
}

/** Leads back to the page of the form that was sent, which says why it was refused. */
export function refuse(
  { refusals }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  visit: Visit = request.visit,
): FastifyReply {
  const page = pageOfForm(request.url);
  refusals.keep(visit.formToken, page, refusal);
  return reply.redirect(atList(visit, page), 303);
}
