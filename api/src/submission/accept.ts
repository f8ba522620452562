import { keyReusedType } from '../../../src/contract/extras';
import type { FormDefinition } from '../../../src/contract/form';
import { type FieldError, type FieldValues, judge } from '../../../src/contract/submission';
import { Problem, unavailable } from '../http/problem';
import { allowedValues } from '../lists/allowed-values';
import type { LiveLists } from '../lists/live-lists';
import type { SiteFacts } from '../lists/site-facts';
import type { Lead, LeadStore } from '../store/lead';
import { type Extras, splitExtras } from './extras';
import { fingerprintOf, keyFromContent } from './fingerprint';
import { readKey } from './key';
import { newReceipt } from './receipt';

export interface Desk {
  store: LeadStore;
  lists: LiveLists;
  siteFacts: () => Promise<SiteFacts>;
}

export interface Submission {
  form: FormDefinition;
  text: ReadonlyMap<string, string>;
  /** The Idempotency-Key header. */
  keyHeader: string | string[] | undefined;
  /** Sent by a browser without our script, which cannot make a key. */
  native: boolean;
}

/**
 * Stores a submission, or finds the lead that an earlier attempt stored under the same key.
 * @throws Problem 400 (key), 422 (fields, or a key used for something else), 503 (storage; safe to retry)
 */
export async function accept(desk: Desk, { form, text, keyHeader, native }: Submission): Promise<Lead> {
  const { fields, extras, errors } = splitExtras(text);
  // Judged without the lists at first: a retry of a stored lead must succeed although a product was renamed since.
  const verdict = judge(form, fields, () => undefined);
  const fingerprint = fingerprintOf(form.name, verdict.ok ? verdict.values : fields);
  const fallback = native ? () => keyFromContent(fingerprint, new Date()) : undefined;
  const key = readKey({ header: keyHeader, field: extras.key, fallback });
  if (!verdict.ok || errors.length > 0) throw refused([...(verdict.ok ? [] : verdict.errors), ...errors]);

  const earlier = await stored(() => desk.store.findByKey(key));
  if (earlier) return replay(earlier, fingerprint);
  const final = judge(form, fields, await allowedValues(form, desk.lists));
  if (!final.ok) throw refused(final.errors);
  const lead = newLead({ form: form.name, key, fingerprint, fields: final.values }, extras, await desk.siteFacts());
  return replay(await stored(() => desk.store.save(lead)), fingerprint);
}

function replay(lead: Lead, fingerprint: string): Lead {
  if (lead.fingerprint === fingerprint) return lead;
  const detail = 'This key was already used for a different submission. Send the form again with a new key.';
  throw new Problem(422, detail, { type: keyReusedType });
}

function refused(errors: FieldError[]): Problem {
  return new Problem(422, 'Please correct these fields.', { errors });
}

/** Whatever goes wrong in the store is the store's trouble: nothing is kept, and the visitor may try again. */
async function stored<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw Object.assign(unavailable('Your request could not be stored just now. Please try again.'), { cause: error });
  }
}

interface Content {
  form: string;
  key: string;
  fingerprint: string;
  fields: FieldValues;
}

function newLead(content: Content, { explicitConsent, page, suspicious }: Extras, { consentVersion }: SiteFacts): Lead {
  const now = new Date().toISOString();
  return {
    ...content,
    id: newReceipt(),
    status: suspicious ? 'quarantined' : 'new',
    receivedAt: now,
    consent: { version: consentVersion, explicit: explicitConsent, at: now, page },
    attribution: null,
    page,
  };
}
