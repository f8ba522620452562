import type { FastifyBaseLogger } from 'fastify';
import { kindOf } from '../../../../src/contract/form-definition';
import { filledInForm } from '../../../../src/contract/forms/all';
import { addressesFor, type MailConfig } from '../../config/mail';
import type { Confirmation } from '../../lists/confirmations';
import type { SiteFacts } from '../../lists/site-facts';
import { answersOf, type OptionsOf } from '../answers';
import { stopPath, stopToken } from '../marketing/link';
import type { LeadStore } from '../store/lead-store';
import { acknowledgement } from './acknowledgement';
import { carriedFile } from './carried-file';
import type { Write } from './mail';
import { notice, withdrawalNotice } from './staff-letters';

/** What letters are written from, beside the lead. */
export interface LetterSource {
  store: Pick<LeadStore, 'attachment' | 'linkSecret'>;
  siteFacts: () => Promise<SiteFacts>;
  confirmations: () => Promise<readonly Confirmation[]>;
  /** What the choices of the forms may be. */
  optionsOf: OptionsOf;
  /** Origin of the links in letters. */
  apiUrl: string;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** As often a file is tried to be sent with its letter: a line that is too slow for both gets the letter alone. */
const triesWithFile = 3;

/** Who writes the letters of a channel, by the settings of mail. */
export function lettersOf(
  source: LetterSource,
  settings: Partial<MailConfig>,
): Record<'notice' | 'acknowledgement', Write> {
  const { store, siteFacts, confirmations, optionsOf, apiUrl } = source;
  const { to, deskUrl, attach = 0 } = settings;
  return {
    async notice(lead, { topic, attempts }) {
      if (!to) return undefined;
      if (topic !== 'lead') return withdrawalNotice(lead, to.all, { deskUrl });
      const file = await carriedFile(source, lead, attempts > triesWithFile ? 0 : attach);
      return notice(lead, addressesFor(to, lead.form), await answersOf(lead, optionsOf), { deskUrl, file });
    },
    async acknowledgement(lead) {
      // As the company is called now, since the server runs for months; its address while its name cannot be read.
      const { name, contact } = await siteFacts();
      const company = name || new URL(apiUrl).hostname;
      const stopLink = `${apiUrl}${stopPath}/${stopToken(await store.linkSecret(), lead.id)}`;
      const filledIn = filledInForm(lead);
      const confirmation = (await confirmations()).find(({ form }) => filledIn && form === kindOf(filledIn));
      return acknowledgement(lead, company, stopLink, { contact, confirmation });
    },
  };
}
