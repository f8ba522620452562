import { keyReusedType } from '../../../src/contract/extras';
import type { FormDefinition } from '../../../src/contract/form';
import { type FieldError, type FieldValues, judge, type Verdict } from '../../../src/contract/submission';
import { attachmentOf, factsOf } from '../attachments/facts';
import { problemInside } from '../attachments/inspect';
import { Problem, unavailable } from '../http/problem';
import { allowedValues } from '../lists/allowed-values';
import type { LiveLists } from '../lists/live-lists';
import type { SiteFacts } from '../lists/site-facts';
import type { Fields } from '../multipart/fields';
import type { Attachment, Lead, LeadStore } from '../store/lead';
import type { Channel } from '../store/outbox';
import { consentShown } from './consent';
import { type Extras, splitExtras } from './extras';
import { fingerprintOf, keyFromContent } from './fingerprint';
import { readKey } from './key';
import { newReceipt } from './receipt';

export interface Desk {
  store: LeadStore;
  lists: LiveLists;
  siteFacts: () => Promise<SiteFacts>;
  /** To whom a lead is told that is no suspected spam (reliability R8). */
  channels: readonly Channel[];
}

export interface Submission extends Fields {
  form: FormDefinition;
  /** The Idempotency-Key header. */
  keyHeader: string | string[] | undefined;
  /** Sent by a browser without our script, which cannot make a key. */
  native: boolean;
}

/**
 * Stores a submission, or finds the lead that an earlier attempt stored under the same key.
 * @throws Problem 400 (key), 422 (fields, or a key used for something else), 503 (storage; safe to retry)
 */
export async function accept(desk: Desk, { form, text, files, keyHeader, native }: Submission): Promise<Lead> {
  const { fields, extras, errors } = splitExtras(text);
  const input = { ...fields, ...factsOf(files) };
  // Judged without the lists at first: a retry of a stored lead must succeed although a product was renamed since.
  const verdict = judge(form, input, () => undefined);
  const file = files.get(form.fields.find(({ kind }) => kind === 'file')?.name ?? '');
  const attachment = file ? attachmentOf(file) : null;
  const fingerprint = fingerprintOf(form.name, verdict.ok ? verdict.values : fields, attachment);
  const fallback = native ? () => keyFromContent(fingerprint, new Date()) : undefined;
  const key = readKey({ header: keyHeader, field: extras.key, fallback });
  if (!verdict.ok || errors.length > 0) throw refused([...(await problems(form, verdict, files)), ...errors]);

  const earlier = await stored(() => desk.store.findByKey(key));
  if (earlier) return replay(earlier, fingerprint);
  const final = judge(form, input, await allowedValues(form, desk.lists));
  const remaining = await problems(form, final, files);
  if (!final.ok || remaining.length > 0) throw refused(remaining);
  const content = { form: form.name, key, fingerprint, fields: final.values, attachment };
  const lead = newLead(content, extras, await desk.siteFacts());
  const channels = lead.status === 'new' ? desk.channels : [];
  return replay(await stored(() => desk.store.save(lead, { attachment: file?.data, channels })), fingerprint);
}

/** What is wrong with the fields, and inside of files with which nothing else is. */
async function problems(form: FormDefinition, verdict: Verdict, files: Fields['files']): Promise<FieldError[]> {
  const errors = verdict.ok ? [] : verdict.errors;
  const inside: FieldError[] = [];
  for (const field of form.fields) {
    const file = field.kind === 'file' && files.get(field.name);
    if (!file || errors.some((error) => error.field === field.name)) continue;
    const message = await problemInside(field, file);
    if (message) inside.push({ field: field.name, message });
  }
  return [...errors, ...inside];
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
  attachment: Attachment | null;
}

function newLead(content: Content, { explicitConsent, page, attribution, suspicious }: Extras, facts: SiteFacts): Lead {
  const now = new Date().toISOString();
  return {
    ...content,
    id: newReceipt(),
    status: suspicious ? 'quarantined' : 'new',
    receivedAt: now,
    consent: { ...consentShown(facts), explicit: explicitConsent, at: now, page },
    attribution,
    page,
  };
}
