import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Problem } from '../../http/problem';
import { type Role, roles } from '../accounts/roles';
import type { Session } from '../accounts/sessions';
import type { StaffLeads } from '../leads/staff-leads';
import type { Services } from '../services';
import type { Cookies } from './cookies';
import { fieldsOf } from './fields';

/** A request of somebody who is signed in. */
export interface Visit {
  session: Session;
  role: Role;
  /** The leads that they may see. */
  leads: StaffLeads;
  /** Stands in each form of theirs, and nobody else knows it. */
  formToken: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Behind `signedIn` only. */
    visit: Visit;
  }
  interface FastifyContextConfig {
    /** What a role must be allowed beyond the leads of its forms. */
    needs?: 'erases' | 'audits';
  }
}

/**
 * Nothing of the routes beside or behind it is answered without a session; what changes something needs the token of
 * the session's forms as well. Routes cannot forget it: those that are open to everybody are registered elsewhere.
 */
export const signedIn = fp<{ services: Services; cookies: Cookies }>(async (app, { services, cookies }) => {
  app.addHook('onRequest', async (request, reply) => {
    const visit = await visitOf(request);
    if (!visit) return reply.redirect('/sign-in', 303);
    const { needs } = request.routeOptions.config;
    if (needs && !visit.role[needs]) throw new Problem(403, 'Your role does not include this.');
    request.visit = visit;
  });
  app.addHook('preHandler', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const { token = '' } = fieldsOf(request);
    if (!isSame(token, request.visit.formToken)) {
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
