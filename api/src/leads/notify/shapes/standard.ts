import { telephoneLink } from '../../../../../src/contract/contact-links';
import type { Signing } from '../../../config/webhook';
import { nounOf } from '../../answers';
import { deskLink, mailTo, whatsappTo } from '../../reach';
import { emailsOf } from '../../store/address';
import type { Topic } from '../../store/outbox';
import { whoAndWhat } from '../../who-and-what';
import { mustBeTaken } from '../refusal';
import { signatureHeaders } from '../webhook-signature';
import type { Happening, Shape } from './shape';

/** For systems of one's own, signed (https://www.standardwebhooks.com). Every 2xx is success. */
export function standard({ secret, previousSecret, deskUrl }: Signing & { deskUrl?: string }): Shape {
  const secrets = previousSecret ? [secret, previousSecret] : [secret];
  return {
    content: (happening) => contents[happening.topic](happening, deskUrl),
    test: (at) => ({ type: 'test', timestamp: at.toISOString(), data: {} }),
    seal({ id, at, content }) {
      const body = JSON.stringify(content);
      return { body, headers: signatureHeaders({ id, at, body, secrets }) };
    },
    judge: (answer) => mustBeTaken(answer),
  };
}

const contents: Record<Topic, (happening: Happening, deskUrl: string | undefined) => unknown> = {
  /** As `leads export` has it; the file itself stays with us. Receivers rely on what it has: it only ever grows. */
  lead({ lead, answers }, deskUrl) {
    const { id, form, receivedAt, fields, attachment, consent, attribution, page, marketing } = lead;
    const data = { id, form, receivedAt, fields, attachment, consent, attribution, page, marketing };
    const links = linksTo({ lead, answers }, deskUrl);
    return { type: 'lead.received', timestamp: receivedAt, data: { ...data, noun: nounOf(lead), answers, links } };
  },
  /** Holds for all leads with this address, not only for the one that is named. */
  withdrawal({ lead: { id, marketing, ...lead } }) {
    const data = { id, email: emailsOf(lead)[0], marketing };
    return { type: 'consent.withdrawn', timestamp: marketing.withdrawals.at(-1)?.at, data };
  },
};

/** What a tap opens; without what nobody said, and without a desk that no setting names. */
function linksTo({ lead, answers }: Pick<Happening, 'lead' | 'answers'>, deskUrl: string | undefined) {
  const { phone } = whoAndWhat(lead, answers);
  const [email] = emailsOf(lead);
  const whatsapp = whatsappTo(phone);
  return {
    ...(deskUrl && { desk: deskLink(deskUrl, lead.id) }),
    ...(phone && { call: telephoneLink(phone) }),
    ...(whatsapp && { whatsapp }),
    ...(email && { email: mailTo(email) }),
  };
}
