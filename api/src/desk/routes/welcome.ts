import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toDataURL } from 'qrcode';
import { createElement } from 'react';
import { Problem } from '../../http/problem';
import type { StaffRow } from '../../leads/store/desk-schema';
import { totpAddress } from '../accounts/codes';
import { refusalOf } from '../accounts/passwords';
import type { Cookies } from '../http/cookies';
import { readForm } from '../http/fields';
import { clickOf, Repeats } from '../http/repeats';
import { sendPage } from '../http/send';
import type { Services } from '../services';
import { RecoveryPage, WelcomePage } from '../views/welcome';
import { proofFields, wrongCodeAdvice } from './proof';

interface Link {
  token: string;
}

/** In milliseconds: so long a page with recovery codes can be loaded again by whoever filled in the form. */
const codesLast = 2 * 60 * 1000;

type Taken = { codes: readonly string[] } | { refusal: string };

/** What the link of an invitation leads to: it works once, and for a day. */
export function welcomeRoutes(app: FastifyInstance, { staff, audit, strangers }: Services, cookies: Cookies): void {
  const takings = new Repeats<Taken>(codesLast);

  app.get<{ Params: Link }>('/welcome/:token', async (request, reply) => {
    const refused = strangers.shown(cookies.markVisitor(request, reply), request);
    return sendWelcome(reply, await invited(request.params), request.params, refused?.why);
  });

  app.post<{ Params: Link }>('/welcome/:token', async (request, reply) => {
    const taken = await takings.same(clickOf(request, cookies.visitor(request)), () => take(request));
    if ('refusal' in taken) {
      const page = pathOf(request.params);
      strangers.keep(cookies.markVisitor(request, reply), page, { why: taken.refusal });
      return reply.redirect(page, 303);
    }
    return sendPage(reply, createElement(RecoveryPage, { codes: taken.codes }));
  });

  async function take(request: FastifyRequest<{ Params: Link }>): Promise<Taken> {
    const member = await invited(request.params);
    const { password, code } = readForm(request, proofFields);
    const refusal = refusalOf(password, member.name);
    if (refusal) return { refusal };
    const codes = await staff.accept(member, password, code);
    if (!codes) return { refusal: `That is not the code of now. ${wrongCodeAdvice}` };
    await audit.note({ actor: member.name, action: 'took the invitation' });
    return { codes };
  }

  async function invited({ token }: Link): Promise<StaffRow> {
    const member = await staff.invited(token);
    if (!member)
      throw new Problem(404, 'This link was used already, or is older than a day. Sign in, or ask for a new one.');
    return member;
  }
}

async function sendWelcome(reply: FastifyReply, { name, totp_secret: secret }: StaffRow, link: Link, refusal?: string) {
  const otpauth = totpAddress(name, secret);
  const picture = await toDataURL(otpauth, { margin: 4, width: 264 });
  const page = { name, secret, otpauth, picture, action: pathOf(link), refusal };
  return sendPage(reply, createElement(WelcomePage, page));
}

function pathOf({ token }: Link): string {
  return `/welcome/${encodeURIComponent(token)}`;
}
