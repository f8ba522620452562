import { telephoneLink } from '../../../../src/contract/contact-links';
import type { Answer } from '../../leads/answers';
import { mailTo, whatsappTo } from '../../leads/reach';
import { emailsOf } from '../../leads/store/address';
import type { DeliveryStatus } from '../../leads/store/outbox';
import type { WhoAndWhat } from '../../leads/who-and-what';

interface Props {
  answers: readonly Answer[];
  known: WhoAndWhat;
  deliveries: readonly DeliveryStatus[];
}

/** The ways to whoever has sent a lead, for one tap on a phone, and whether the address is one that takes letters. */
export function Reach({ answers, known: { phone }, deliveries }: Props) {
  const returned = deliveries.find(({ channel, state }) => channel === 'acknowledgement' && state === 'refused');
  const fields = Object.fromEntries(answers.map(({ name, value }) => [name, value]));
  const whatsapp = whatsappTo(phone);
  return (
    <>
      <p className="reach">
        {phone && <a href={telephoneLink(phone)}>Call {phone}</a>}
        {whatsapp && (
          <a href={whatsapp} rel="noreferrer">
            WhatsApp
          </a>
        )}
        {emailsOf({ fields }).map((email) => (
          <a key={email} href={mailTo(email)}>
            Write to {email}
          </a>
        ))}
      </p>
      {returned && (
        <p className="refusal">
          The receipt did not reach the e-mail address: {returned.trouble || 'the mail server refused it'}. Call
          instead.
        </p>
      )}
    </>
  );
}
