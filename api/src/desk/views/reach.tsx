import { telephoneLink, whatsappLink } from '../../../../src/contract/contact-links';
import type { Answer } from '../../leads/answers';
import { emailsOf } from '../../leads/store/address';
import type { WhoAndWhat } from '../../leads/who-and-what';

interface Props {
  answers: readonly Answer[];
  known: WhoAndWhat;
}

/** The ways to whoever has sent a lead, for one tap on a phone. */
export function Reach({ answers, known: { phone } }: Props) {
  const fields = Object.fromEntries(answers.map(({ name, value }) => [name, value]));
  const number = whatsappNumber(phone);
  return (
    <p className="reach">
      {phone && <a href={telephoneLink(phone)}>Call {phone}</a>}
      {number && (
        <a href={whatsappLink(number)} rel="noreferrer">
          WhatsApp
        </a>
      )}
      {emailsOf({ fields }).map((email) => (
        <a key={email} href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
          Write to {email}
        </a>
      ))}
    </p>
  );
}

/** With the code of its country and without signs; eleven digits from 01 on are a mobile number of Bangladesh. */
function whatsappNumber(phone: string): string | undefined {
  if (/^\+\d+$/.test(phone)) return phone.slice(1);
  return /^01\d{9}$/.test(phone) ? `88${phone}` : undefined;
}
