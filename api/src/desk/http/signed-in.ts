import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Problem } from '../../http/problem';
import type { Services } from '../services';
import type { Cookies } from './cookies';
import { fieldsOf, isForm, typedIn } from './fields';
import { isSame, writerOf } from './form-token';
import { ownPath, pageOfForm } from './own-path';
import type { Visit } from './visit';
import { visitOf } from './visits';

/**
 * Nothing of the routes beside or behind it is answered without a session; what changes something needs the token of
 * the session's forms as well. Routes cannot forget it: those that are open to everybody are registered elsewhere.
 */
export const signedIn = fp<{ services: Services; cookies: Cookies }>(async (app, { services, cookies }) => {
  // Behind the reading of the form, since what was typed into one that is refused is shown once more.
  app.addHook('preHandler', async (request, reply) => {
    const visit = await visitOf(services, cookies, request);
    if (!visit && isForm(request)) return leadToSignIn(request, reply);
    if (!visit) return reply.redirect(signInBefore(request.url), 303);
    request.visit = visit;
    const { needs } = request.routeOptions.config;
    if (needs && !visit.role[needs]) throw new Problem(403, 'Your role does not include this.');
    if (!isForm(request)) return;
    const { token = '' } = fieldsOf(request);
    if (!isSame(token, visit.formToken)) return refuseOld(request, reply, visit);
    services.refusals.forget(visit.formToken, pageOfForm(request.url));
  });

  /** Of a page from before the session: what was typed waits for whoever typed it, who may be somebody else by now. */
  async function refuseOld(request: FastifyRequest, reply: FastifyReply, { session }: Visit): Promise<FastifyReply> {
    const writer = await writerOfForm(request);
    const isKept = writer !== undefined && keepFor(writer, request);
    if (isKept && writer === session.staffId) return reply.redirect(pageOfForm(request.url), 303);
    if (writer === undefined || writer === session.staffId)
      throw new Problem(
        403,
        'This page was too old, so nothing was done. This is the page as it is now: repeat what you did.',
      );
    throw new Problem(
      403,
      `That page was open under another account, so nothing was done.${isKept ? ' What was typed there waits for whoever typed it.' : ''}`,
    );
  }

  /** Nothing of a form is done without a session; what was typed waits for whoever typed it, and for nobody else. */
  async function leadToSignIn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (request.url === '/sign-out') return reply.redirect('/sign-in?done=left', 303);
    const writer = await writerOfForm(request);
    const isKept = writer !== undefined && keepFor(writer, request);
    const typed = typedIn(request);
    services.strangers.keep(cookies.markVisitor(request, reply), '/sign-in', {
      why: 'You are signed out, or your session has ended, so nothing was saved. Sign in to go on.',
      fields: { ...(isKept && { kept: 'yes' }), ...(typed && { typed }) },
    });
    return reply.redirect(signInBefore(pageOfForm(request.url)), 303);
  }

  async function writerOfForm(request: FastifyRequest): Promise<string | undefined> {
    return writerOf(await services.secret(), `${fieldsOf(request).token ?? ''}`);
  }

  /** Takes what was typed out of the form, so that no page shows it. @returns whether there was anything */
  function keepFor(staffId: string, request: FastifyRequest): boolean {
    const isKept = services.drafts.keepFrom(request, staffId);
    request.body = undefined;
    return isKept;
  }
});

/** Where whoever is not signed in can do so, to come back to what they asked for. */
function signInBefore(address: string): string {
  const to = ownPath(address);
  return to === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ to })}`;
}
