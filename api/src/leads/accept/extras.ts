import { type Attribution, readAttribution } from '../../../../src/contract/attribution';
import { extras, pageMaxLength } from '../../../../src/contract/extras';
import type { FieldError } from '../../../../src/contract/submission';
import { isFarTooLong, isForbidden, normaliseText } from '../../../../src/contract/text';

/** What came beside the form's own fields, checked. */
export interface Extras {
  /** As sent; an empty field is none. */
  key: string | undefined;
  explicitConsent: boolean;
  page: string;
  attribution: Attribution | null;
  /** Why it looks as if a robot had sent it; undefined when it does not. */
  suspicion: 'trap' | 'speed' | undefined;
}

/**
 * In milliseconds: nobody ticks the consent and then finds the button faster. It stays far below what people need who
 * let the browser fill in all fields at once, and a script that posts a form takes none (reliability R8).
 */
export const fastestPerson = 300;

export interface SplitSubmission {
  /** The form's own fields and any unknown ones, as sent. */
  fields: Record<string, string>;
  extras: Extras;
  errors: FieldError[];
}

/** What boxes send (`on` by default, in HTML), and programs for a yes. Nothing at all implies consent (R-FORM-13). */
const ticked = new Set(['yes', 'on', 'true', '1']);

/** A visitor who says no must not count as one who has said nothing, which implies consent. */
const withoutConsent =
  'Tick the box to agree: a request that says anything but yes, on, true or 1 here cannot be taken';

const names: ReadonlySet<string> = new Set(Object.values(extras));

/**
 * Takes the extras out of the text fields of a submission. Only a no for consent is a mistake: what tells where
 * somebody came from is left out where it cannot be read, since no lead may be lost for it.
 * @param isOurs whether an origin has pages of ours
 */
export function splitExtras(text: ReadonlyMap<string, string>, isOurs: (origin: string) => boolean): SplitSubmission {
  const consent = (text.get(extras.consent) ?? '').trim().toLowerCase();
  const isRefused = consent !== '' && !ticked.has(consent);
  return {
    fields: Object.fromEntries([...text].filter(([name]) => !names.has(name))),
    extras: {
      key: text.get(extras.key)?.trim() || undefined,
      explicitConsent: ticked.has(consent),
      page: pageOf(text.get(extras.page), isOurs),
      attribution: attributionOf(text.get(extras.attribution)),
      suspicion: suspicionOf(text),
    },
    errors: isRefused ? [{ field: extras.consent, message: withoutConsent }] : [],
  };
}

/** The path of a page of ours; empty where none is named. */
function pageOf(sent = '', isOurs: (origin: string) => boolean): string {
  if (isFarTooLong(sent, pageMaxLength)) return '';
  const path = pathOf(normaliseText(sent), isOurs).replace(/[?#].*$/s, '');
  const isPath = /^\/(?!\/)/.test(path) && !/\s/.test(path) && !isForbidden(path);
  return isPath && path.length <= pageMaxLength ? path : '';
}

/** What is no address of ours is left as it was sent. */
function pathOf(page: string, isOurs: (origin: string) => boolean): string {
  if (!/^https?:/i.test(page) || !URL.canParse(page)) return page;
  const { origin, pathname } = new URL(page);
  return isOurs(origin) ? pathname : page;
}

function suspicionOf(text: ReadonlyMap<string, string>): Extras['suspicion'] {
  if ((text.get(extras.trap) ?? '').trim() !== '') return 'trap';
  return isTooFast(text.get(extras.elapsed)) ? 'speed' : undefined;
}

/** A time that is missing or no number says nothing: pages without a script send none. */
function isTooFast(elapsed = ''): boolean {
  return /^\d{1,15}$/.test(elapsed) && Number(elapsed) < fastestPerson;
}

function attributionOf(json: string | undefined): Attribution | null {
  if (!json) return null;
  const sent = Object.entries(readAttribution(json)).filter(([, text]) => !isForbidden(text));
  return sent.length === 0 ? null : Object.fromEntries(sent);
}
