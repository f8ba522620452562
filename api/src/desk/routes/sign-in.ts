import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import * as z from 'zod';
import { browserOf, markOf } from '../accounts/device';
import type { Proof } from '../accounts/sign-in';
import type { Cookies } from '../http/cookies';
import { readForm } from '../http/fields';
import { ownPath } from '../http/own-path';
import { clickOf, Repeats } from '../http/repeats';
import { sendPage } from '../http/send';
import type { Services } from '../services';
import { SignInPage } from '../views/sign-in';
import { noticeOf } from '../views/words';
import { proofFields, type Refused, sentenceOf } from './proof';

const form = proofFields.extend({
  name: z.string().max(200),
  /** Where to go on. */
  to: z.string().max(2000).default('').transform(ownPath),
  /** Whether the page has said that a note waits. */
  kept: z.string().max(10).optional(),
});

/** What the browser of somebody who was let in gets, or why nobody was. */
type Entry = { session: string; mark: string } | Refused;

/** The way in: name, password and code at once, so that nobody learns which of them is wrong. */
export function signInRoutes(app: FastifyInstance, services: Services, cookies: Cookies): void {
  const { sessions, signIn, audit, secret, strangers } = services;
  const entries = new Repeats<Entry>();

  app.get<{ Querystring: { done?: string; to?: string } }>('/sign-in', async (request, reply) => {
    const { why, fields } = strangers.shown(cookies.markVisitor(request, reply), request) ?? {};
    const { done, to } = request.query;
    const page = { notice: noticeOf(done), refusal: why, to: ownPath(`${to ?? ''}`), fields };
    return sendPage(reply, createElement(SignInPage, page));
  });

  app.post('/sign-in', async (request, reply) => {
    const { name: typed, to, kept, ...proof } = readForm(request, form);
    const name = typed.trim().toLowerCase().slice(0, 64);
    const entry = await entries.same(clickOf(request, cookies.visitor(request)), () => enter(request, name, proof));
    if (!('session' in entry)) {
      strangers.keep(cookies.markVisitor(request, reply), '/sign-in', {
        why: sentenceOf(entry, 'Name, password and code'),
        fields: { name: typed, ...(kept === 'yes' && { kept }) },
      });
      return reply.redirect(to === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ to })}`, 303);
    }
    cookies.setSession(reply, entry.session);
    cookies.setMark(reply, entry.mark);
    return reply.redirect(to, 303);
  });

  async function enter(request: FastifyRequest, name: string, proof: Proof): Promise<Entry> {
    const browser = browserOf(await secret(), name, cookies.mark(request));
    const outcome = await signIn.prove({ name, address: request.ip, browser }, proof);
    if (!('member' in outcome)) return outcome;
    const { id, name: actor } = outcome.member;
    await audit.note({ actor, action: 'signed in' });
    await sessions.endOf(cookies.session(request));
    const session = await sessions.start(id, request.headers['user-agent'] ?? '');
    return { session, mark: markOf(await secret(), actor) };
  }
}
