import { hash } from 'node:crypto';
import { consentWords } from '../../../../src/contract/consent';
import type { SiteFacts } from '../../lists/site-facts';
import type { ConsentEvidence } from '../store/lead';

/** The text beside the consent box as it is now: its version, and the SHA-256 of its words in UTF-8. */
export function consentShown({ name, consentVersion }: SiteFacts): Pick<ConsentEvidence, 'version' | 'textSha256'> {
  const { text, link } = consentWords(name);
  const textSha256 = name && hash('sha256', `${text} ${link}`);
  return { version: consentVersion, textSha256 };
}
