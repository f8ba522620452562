import { emailPattern } from '../../../../../src/contract/email';
import { emailsOf } from '../../store/address';
import type { StoredLead } from '../../store/lead';
import { type WhoAndWhat, whoAndWhat } from '../../who-and-what';
import { textOf } from '../letter-words';
import { ownWords } from '../own-words';
import { mustBeTaken } from '../refusal';
import { Undelivered } from '../undelivered';
import { chatWords, type Happening, type Shape } from './shape';

interface Settings {
  /** Of an app of the account, with the scope `forms`. */
  token: string;
  deskUrl?: string;
}

/**
 * A form of HubSpot (POST /submissions/v3/integration/secure/submit/…), which makes a contact or finds it by its e-mail
 * address, and keeps every submission of it.
 */
export function hubspot({ token, deskUrl }: Settings): Shape {
  return {
    content: (happening) => submissionOf(happening, deskUrl),
    // HubSpot makes no contact of an address in example.com.
    test: (at) => ({ submittedAt: String(at.getTime()), fields: fieldsOf({ email: 'test@example.com' }) }),
    seal: ({ content }) => ({ body: JSON.stringify(content), headers: { authorization: `Bearer ${token}` } }),
    judge(answer) {
      const types = [...answer.text.matchAll(/"errorType"\s*:\s*"([A-Z_]{1,60})"/g)].map(([, type = '']) => type);
      const wrong = types.find((type) => ofTheForm.has(type));
      if (answer.status === 400 && wrong) {
        throw new Undelivered(`HubSpot answered ${wrong}: its form is not as the guide wants it`, 'setup');
      }
      const letIn = 'WEBHOOK_SECRET must be the token of an app with the scope forms';
      mustBeTaken(answer, { letIn, said: ownWords(answer.text, [token]) });
    },
  };
}

/** What every lead meets until the form in HubSpot is mended. */
const ofTheForm: ReadonlySet<string> = new Set([
  'FIELD_NOT_IN_FORM_DEFINITION',
  'REQUIRED_FIELD',
  'FORM_HAS_RECAPTCHA_ENABLED',
  'MISSING_PROCESSING_CONSENT',
  'MISSING_PROCESSING_CONSENT_TEXT',
]);

function submissionOf(happening: Happening, deskUrl: string | undefined) {
  const { lead, answers } = happening;
  const [email = ''] = emailsOf(lead);
  if (!emailPattern.test(email)) {
    throw new Undelivered('the lead has no e-mail address, by which HubSpot knows a contact', 'refused');
  }
  const words = chatWords(happening, deskUrl);
  const message = `${words.subject}\n\n${textOf(words)}`;
  const known = happening.topic === 'lead' ? propertiesOf(whoAndWhat(lead, answers)) : {};
  return {
    submittedAt: String(Date.parse(timeOf(happening.topic, lead))),
    fields: fieldsOf({ email, ...known, message }),
    context: { pageName: lead.page },
  };
}

function timeOf(topic: Happening['topic'], { receivedAt, marketing }: StoredLead): string {
  return (topic === 'withdrawal' && marketing.withdrawals.at(-1)?.at) || receivedAt;
}

/** By the names that they have in every account. Nobody can tell which part of a name is the first. */
function propertiesOf({ name, phone, company, country }: WhoAndWhat): Record<string, string> {
  return { firstname: name, phone, company, country };
}

/** Without what nobody said, since an empty value would wipe out what the contact has. `0-1` are contacts. */
function fieldsOf(properties: Record<string, string>) {
  const entries = Object.entries(properties).filter(([, value]) => value !== '');
  return entries.map(([name, value]) => ({ objectTypeId: '0-1', name, value }));
}
