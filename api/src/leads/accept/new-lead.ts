import { hash } from 'node:crypto';
import { consentWords } from '../../../../src/contract/consent';
import type { SiteFacts } from '../../lists/site-facts';
import { newReceipt } from '../receipt';
import type { ConsentEvidence, Lead, Submitted } from '../store/lead';
import type { Extras } from './extras';

type Content = Submitted & Pick<Lead, 'form' | 'fields' | 'words' | 'attachment' | 'quarantinedFor'>;

/** The lead that a submission becomes, with what shows that its visitor agreed. */
export function newLead(content: Content, { explicitConsent, page, attribution }: Extras, facts: SiteFacts): Lead {
  const { receivedAt } = content;
  const consent = consentShown(facts);
  return {
    id: newReceipt(),
    form: content.form,
    key: content.key,
    fingerprint: content.fingerprint,
    status: content.status,
    ...(content.quarantinedFor && { quarantinedFor: content.quarantinedFor }),
    receivedAt,
    fields: content.fields,
    words: content.words,
    attachment: content.attachment,
    consent: {
      version: consent.version,
      textSha256: consent.textSha256,
      explicit: explicitConsent,
      at: receivedAt,
      page,
    },
    attribution,
    page,
  };
}

/** The text beside the consent box as it is now: its version, and the SHA-256 of its words in UTF-8. */
function consentShown({ name, consentVersion }: SiteFacts): Pick<ConsentEvidence, 'version' | 'textSha256'> {
  const { text, link } = consentWords(name);
  const textSha256 = name && hash('sha256', `${text} ${link}`);
  return { version: consentVersion, textSha256 };
}
