import type { FastifyInstance } from 'fastify';
import { createElement } from 'react';
import * as z from 'zod';
import { Problem } from '../../http/problem';
import { refusalOf } from '../accounts/passwords';
import type { Cookies } from '../http/cookies';
import { readForm } from '../http/fields';
import { Handouts } from '../http/handouts';
import { clickOf, Repeats } from '../http/repeats';
import { sendPage } from '../http/send';
import { refuse } from '../http/visits';
import type { Services } from '../services';
import { AccountPage } from '../views/account';
import { RecoveryPage } from '../views/welcome';
import { noticeOf } from '../views/words';
import { proven } from './proof';

const passwordForm = z.object({ next: z.string().max(2000) });

interface Done {
  Querystring: { done?: string };
}

/** One's own sessions and password, and the way out. */
export function accountRoutes(app: FastifyInstance, services: Services, cookies: Cookies): void {
  const { sessions, staff, audit } = services;
  const changed = new Repeats<void>();
  const made = new Repeats<string>();
  const codes = new Handouts<readonly string[]>();
  app.get<Done>('/account', async ({ query, visit }, reply) => {
    const { staffId } = visit.session;
    const [own, codesLeft] = [await sessions.list(staffId), await staff.codesLeft(staffId)];
    const page = { visit, sessions: own, codesLeft, notice: noticeOf(query.done) };
    return sendPage(reply, createElement(AccountPage, page));
  });

  app.post('/account/password', async (request, reply) => {
    const { next } = readForm(request, passwordForm);
    const refusal = refusalOf(next, request.visit.session.name);
    if (refusal) return refuse(services, request, reply, { why: refusal, form: 'password' });
    const visit = await proven(services, cookies, request, reply);
    if (typeof visit === 'string') return refuse(services, request, reply, { why: visit, form: 'password' });
    await changed.same(clickOf(request, visit.formToken), async () => {
      const { name, staffId, id } = visit.session;
      await audit.note({ actor: name, action: 'changed the password' });
      await staff.setPassword(staffId, next);
      await sessions.endOthers(staffId, id);
    });
    return reply.redirect('/account?done=password', 303);
  });

  app.post('/account/sessions', async (request, reply) => {
    const visit = await proven(services, cookies, request, reply);
    if (typeof visit === 'string') return refuse(services, request, reply, { why: visit, form: 'sessions' });
    await changed.same(clickOf(request, visit.formToken), async () => {
      const { name, staffId, id } = visit.session;
      await audit.note({ actor: name, action: 'ended sessions' });
      await sessions.endOthers(staffId, id);
    });
    return reply.redirect('/account?done=sessions', 303);
  });

  app.post('/account/codes', async (request, reply) => {
    const visit = await proven(services, cookies, request, reply);
    if (typeof visit === 'string') return refuse(services, request, reply, { why: visit, form: 'codes' });
    const page = await made.same(clickOf(request, visit.formToken), async () => {
      await audit.note({ actor: visit.session.name, action: 'made recovery codes' });
      const { staffId } = visit.session;
      return codes.give(staffId, await staff.renewCodes(staffId));
    });
    return reply.redirect(`/account/codes/${page}`, 303);
  });

  // A page of its own, so that whoever loads it again sees the codes, and sends no used code of the authenticator.
  app.get<{ Params: { page: string } }>('/account/codes/:page', async ({ params, visit }, reply) => {
    const made = codes.of(visit.session.staffId, params.page);
    if (!made)
      throw new Problem(404, 'These codes were shown for two minutes. If you have not kept them, make new ones.');
    return sendPage(reply, createElement(RecoveryPage, { visit, codes: made }));
  });

  app.post('/sign-out', async ({ visit }, reply) => {
    const { name, staffId, id } = visit.session;
    await audit.note({ actor: name, action: 'signed out' });
    await sessions.end(staffId, id);
    cookies.endSession(reply);
    return reply.redirect('/sign-in?done=left', 303);
  });
}
