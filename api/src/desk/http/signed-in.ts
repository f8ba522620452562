import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { createElement } from 'react';
import { Problem } from '../../http/problem';
import { roles } from '../accounts/roles';
import type { Services } from '../services';
import { SignInPage } from '../views/sign-in';
import type { Cookies } from './cookies';
import { fieldsOf, typedIn } from './fields';
import { formTokenOf, isSame, writerOf } from './form-token';
import { ownPath, pageOfForm } from './own-path';
import { sendPage } from './send';
import type { Visit } from './visit';
import { listBefore } from './way-back';

/**
 * Nothing of the routes beside or behind it is answered without a session; what changes something needs the token of
 * the session's forms as well. Routes cannot forget it: those that are open to everybody are registered elsewhere.
 */
export const signedIn = fp<{ services: Services; cookies: Cookies }>(async (app, { services, cookies }) => {
  // Behind the reading of the form, since what was typed into one that is refused is shown once more.
  app.addHook('preHandler', async (request, reply) => {
    const isForm = request.method !== 'GET' && request.method !== 'HEAD';
    const visit = await visitOf(request);
    if (!visit && isForm) return sendEnded(request, reply);
    if (!visit) return reply.redirect(signInBefore(request.url), 303);
    const { needs } = request.routeOptions.config;
    if (needs && !visit.role[needs]) throw new Problem(403, 'Your role does not include this.');
    request.visit = visit;
    const { token = '' } = fieldsOf(request);
    if (isForm && !isSame(token, visit.formToken)) return refuseOld(request, reply, visit);
  });

  /** Of a page from before the session: what was typed waits for whoever typed it, who may be somebody else by now. */
  async function refuseOld(request: FastifyRequest, reply: FastifyReply, { session }: Visit): Promise<FastifyReply> {
    const writer = await writerOfForm(request);
    const isKept = writer !== undefined && keepFor(writer, request);
    if (isKept && writer === session.staffId) return reply.redirect(pageOfForm(request.url), 303);
    if (writer === undefined || writer === session.staffId)
      throw new Problem(403, 'This page was too old. Go back, load it again, and repeat what you did.');
    throw new Problem(
      403,
      `That page was open under another account, so nothing was done.${isKept ? ' What was typed there waits for whoever typed it.' : ''}`,
    );
  }

  async function visitOf(request: FastifyRequest): Promise<Visit | undefined> {
    const token = cookies.session(request);
    const session = token === '' ? undefined : await services.sessions.of(token);
    if (!session) return undefined;
    const { role } = session;
    return {
      session,
      role: roles[role],
      leads: services.leadsOf(role),
      formToken: formTokenOf(await services.secret(), session),
      back: request.url.startsWith('/leads/') ? listBefore(request) : undefined,
    };
  }

  /** Nothing of a form is done without a session; what was typed waits for whoever typed it, and for nobody else. */
  async function sendEnded(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (request.url === '/sign-out') return reply.redirect('/sign-in?done=left', 303);
    cookies.markVisitor(request, reply);
    const writer = await writerOfForm(request);
    const isKept = writer !== undefined && keepFor(writer, request);
    const page = {
      refusal: 'You are signed out, or your session has ended, so nothing was saved. Sign in to go on.',
      to: pageOfForm(request.url),
      isKept,
      typed: typedIn(request),
    };
    return sendPage(reply, createElement(SignInPage, page), 403);
  }

  async function writerOfForm(request: FastifyRequest): Promise<string | undefined> {
    return writerOf(await services.secret(), `${fieldsOf(request).token ?? ''}`);
  }

  /** Takes what was typed out of the form, so that no page shows it. @returns whether there was anything */
  function keepFor(staffId: string, request: FastifyRequest): boolean {
    const words = typedIn(request);
    request.body = undefined;
    if (words !== undefined) services.drafts.keep(staffId, pageOfForm(request.url), words);
    return words !== undefined;
  }
});

/** Where whoever is not signed in can do so, to come back to what they asked for. */
function signInBefore(address: string): string {
  const to = ownPath(address);
  return to === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ to })}`;
}
