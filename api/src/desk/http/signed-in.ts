import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { createElement } from 'react';
import { Problem } from '../../http/problem';
import { roles } from '../accounts/roles';
import type { Session } from '../accounts/sessions';
import type { Services } from '../services';
import { SignInPage } from '../views/sign-in';
import type { Cookies } from './cookies';
import { fieldsOf, typedIn } from './fields';
import { ownPath, pageOfForm } from './own-path';
import { sendPage } from './send';
import type { Visit } from './visit';

/**
 * Nothing of the routes beside or behind it is answered without a session; what changes something needs the token of
 * the session's forms as well. Routes cannot forget it: those that are open to everybody are registered elsewhere.
 */
export const signedIn = fp<{ services: Services; cookies: Cookies }>(async (app, { services, cookies }) => {
  // Behind the reading of the form, since what was typed into one that is refused is shown once more.
  app.addHook('preHandler', async (request, reply) => {
    const isForm = request.method !== 'GET' && request.method !== 'HEAD';
    const visit = await visitOf(request);
    if (!visit && isForm) return sendEnded(request, reply, cookies);
    if (!visit) return reply.redirect(signInBefore(request.url), 303);
    const { needs } = request.routeOptions.config;
    if (needs && !visit.role[needs]) throw new Problem(403, 'Your role does not include this.');
    request.visit = visit;
    const { token = '' } = fieldsOf(request);
    if (isForm && !isSame(token, visit.formToken)) {
      throw new Problem(403, 'This page was too old. Go back, load it again, and repeat what you did.');
    }
  });

  async function visitOf(request: FastifyRequest): Promise<Visit | undefined> {
    const token = cookies.session(request);
    const session = token === '' ? undefined : await services.sessions.of(token);
    if (!session) return undefined;
    const { role } = session;
    return {
      session,
      role: roles[role],
      leads: services.leadsOf(role),
      formToken: await formTokenOf(services, session),
    };
  }
});

/** Where whoever is not signed in can do so, to come back to what they asked for. */
function signInBefore(address: string): string {
  const to = ownPath(address);
  return to === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ to })}`;
}

/** Nothing of a form is done without a session; what was typed goes along to the sign-in. */
function sendEnded(request: FastifyRequest, reply: FastifyReply, cookies: Cookies): FastifyReply {
  if (request.url === '/sign-out') return reply.redirect('/sign-in?done=left', 303);
  cookies.markVisitor(request, reply);
  const page = {
    refusal: 'You are signed out, or your session has ended, so nothing was saved. Sign in to go on.',
    to: pageOfForm(request.url),
    draft: typedIn(request),
  };
  return sendPage(reply, createElement(SignInPage, page), 403);
}

/** The same for a session from its start to its end, and of another one nothing can be told from it. */
async function formTokenOf({ secret }: Services, { staffId, startedAt }: Session): Promise<string> {
  return createHmac('sha256', await secret())
    .update(`forms of the desk ${staffId} ${startedAt}`)
    .digest('base64url');
}

function isSame(given: string, own: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(own)];
  return one.length === other.length && timingSafeEqual(one, other);
}
