import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Outcome } from '../accounts/sign-in';
import type { Cookies } from '../http/cookies';
import { readForm } from '../http/fields';
import { clickOf } from '../http/repeats';
import type { Visit } from '../http/visit';
import type { Services } from '../services';

/** What shows who somebody is. */
export const proofFields = z.object({ password: z.string().max(2000), code: z.string().max(100) });

export type Refused = Exclude<Outcome, { member: unknown }>;

/** What to do about a code that is not the one of now: one of two clocks may be wrong, and only one is the reader's. */
export const wrongCodeAdvice =
  'Wait for the next code, and see that the clock of your phone is set by the network. If it is, the clock of the server may be wrong: tell whoever runs it.';

/** Why somebody was not believed. Of what was asked for, nothing is named as the wrong one. */
export function sentenceOf(outcome: Refused, asked: 'Name, password and code' | 'Password and code'): string {
  if ('refused' in outcome) {
    return `${asked} do not belong together, or the code was used before. ${wrongCodeAdvice}`;
  }
  return `Too many attempts. Please try again in ${spoken(outcome.waitSeconds)}.`;
}

/**
 * Whether somebody who is signed in shows once more who they are. The session then goes on under another token. The
 * second of two clicks is believed as the first was, though its code is used.
 * @returns the visit to go on with, or why not, in a sentence
 */
export async function proven(
  services: Services,
  cookies: Cookies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visit | string> {
  const { session, formToken } = request.visit;
  const renewed = await services.proofs.same(clickOf(request, formToken), async () => {
    // By the session, so that strangers who keep the account paused do not reach in here.
    const attempt = { name: session.name, address: request.ip, browser: `session of ${session.staffId}` };
    const outcome = await services.signIn.prove(attempt, readForm(request, proofFields));
    return 'member' in outcome ? services.sessions.renew(session) : sentenceOf(outcome, 'Password and code');
  });
  if (typeof renewed === 'string') return renewed;
  cookies.setSession(reply, renewed.token);
  // Forms of pages that are open go on working.
  return { ...request.visit, session: renewed.session };
}

function spoken(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
