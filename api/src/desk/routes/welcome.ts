import type { FastifyInstance, FastifyReply } from 'fastify';
import { toDataURL } from 'qrcode';
import { createElement } from 'react';
import { Problem } from '../../http/problem';
import type { StaffRow } from '../../leads/store/desk-schema';
import { totpAddress } from '../accounts/codes';
import { refusalOf } from '../accounts/passwords';
import { readForm } from '../http/fields';
import { sendPage } from '../http/send';
import type { Services } from '../services';
import { RecoveryPage, WelcomePage } from '../views/welcome';
import { proofFields } from './proof';

interface Link {
  token: string;
}

/** What the link of an invitation leads to: it works once, and for a day. */
export function welcomeRoutes(app: FastifyInstance, { staff, audit }: Services): void {
  app.get<{ Params: Link }>('/welcome/:token', async ({ params }, reply) => {
    return sendWelcome(reply, await invited(params), params);
  });

  app.post<{ Params: Link }>('/welcome/:token', async (request, reply) => {
    const { params } = request;
    const member = await invited(params);
    const { password, code } = readForm(request, proofFields);
    const refusal = refusalOf(password, member.name);
    if (refusal) return sendWelcome(reply, member, params, refusal);
    const codes = await staff.accept(member, password, code);
    if (!codes) return sendWelcome(reply, member, params, 'That is not the code of now. Wait for the next one.');
    await audit.note({ actor: member.name, action: 'took the invitation' });
    return sendPage(reply, createElement(RecoveryPage, { codes }));
  });

  async function invited({ token }: Link): Promise<StaffRow> {
    const member = await staff.invited(token);
    if (!member) throw new Problem(404, 'This link was used already, or is older than a day. Ask for a new one.');
    return member;
  }
}

async function sendWelcome(reply: FastifyReply, { name, totp_secret: secret }: StaffRow, link: Link, refusal?: string) {
  const picture = await toDataURL(totpAddress(name, secret), { margin: 4, width: 264 });
  const page = { name, secret, picture, action: `/welcome/${encodeURIComponent(link.token)}`, refusal };
  return sendPage(reply, createElement(WelcomePage, page), refusal ? 422 : 200);
}
