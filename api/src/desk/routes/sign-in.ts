import type { FastifyInstance } from 'fastify';
import { createElement } from 'react';
import * as z from 'zod';
import { browserOf, markOf } from '../accounts/device';
import type { Cookies } from '../http/cookies';
import { readForm } from '../http/fields';
import { sendPage } from '../http/send';
import type { Services } from '../services';
import { SignInPage } from '../views/sign-in';
import { noticeOf } from '../views/words';
import { proofFields, sentenceOf } from './proof';

const form = proofFields.extend({ name: z.string().max(200) });

/** The way in: name, password and code at once, so that nobody learns which of them is wrong. */
export function signInRoutes(app: FastifyInstance, services: Services, cookies: Cookies): void {
  const { sessions, signIn, audit, secret } = services;
  app.get<{ Querystring: { done?: string } }>('/sign-in', async ({ query }, reply) =>
    sendPage(reply, createElement(SignInPage, { notice: noticeOf(query.done) })),
  );

  app.post('/sign-in', async (request, reply) => {
    const { name: typed, ...proof } = readForm(request, form);
    const name = typed.trim().toLowerCase().slice(0, 64);
    const browser = browserOf(await secret(), name, cookies.mark(request));
    const outcome = await signIn.prove({ name, address: request.ip, browser }, proof);
    if (!('member' in outcome)) {
      if ('waitSeconds' in outcome) reply.header('Retry-After', String(outcome.waitSeconds));
      const status = 'waitSeconds' in outcome ? 429 : 403;
      return sendPage(reply, createElement(SignInPage, { refusal: sentenceOf(outcome) }), status);
    }
    const { id, name: actor } = outcome.member;
    await audit.note({ actor, action: 'signed in' });
    await sessions.endOf(cookies.session(request));
    cookies.setSession(reply, await sessions.start(id, request.headers['user-agent'] ?? ''));
    cookies.setMark(reply, markOf(await secret(), actor));
    return reply.redirect('/', 303);
  });
}
