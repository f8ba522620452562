import { keyReusedType } from '../../../../src/contract/extras';
import type { FieldError, Verdict } from '../../../../src/contract/submission';
import { documentLink } from '../../http/document-path';
import { Problem, unavailable } from '../../http/problem';
import type { SiteFacts } from '../../lists/site-facts';
import { choicesInWords, type OptionsOf } from '../answers';
import type { LeadEvents } from '../events';
import { problemInside } from '../inspect/inspect';
import type { Outcome } from '../inspect/judges/judge-process';
import type { Document } from '../inspect/judges/messages';
import { keyFromContent } from '../store/content-key';
import type { Lead, QuarantineReason, Submitted } from '../store/lead';
import type { LeadStore } from '../store/lead-store';
import type { Channel } from '../store/outbox';
import type { Judged } from './judged';
import { readKey } from './key';
import { newLead } from './new-lead';

export interface Dependencies {
  store: LeadStore;
  siteFacts: () => Promise<SiteFacts>;
  judge: (document: Document) => Promise<Outcome>;
  optionsOf: OptionsOf;
  /** Who is notified of a lead that is no suspected spam (reliability R8). */
  channels: readonly Channel[];
  events: LeadEvents;
}

export interface Submission extends Judged {
  /** The Idempotency-Key header. */
  keyHeader: string | string[] | undefined;
  /** Throws Problem 429 when its sender may not send more now. Asked only of what repeats nothing that is stored. */
  admit(): void;
  trust: Trust;
}

/** How many leads of a sender are passed on without quarantine (reliability R8). */
interface Trust {
  /** Whether one more lead is trusted, which is counted. Asked only of a submission with which nothing is wrong. */
  isLeft(): boolean;
  /** Takes the count back, because no new lead came of it. */
  giveBack(): void;
}

export interface Accepted {
  lead: Lead;
  /** False when an earlier attempt stored it. */
  isNew: boolean;
}

/**
 * Stores a submission, or finds the lead that an earlier attempt stored under the same key.
 * @throws Problem 400 (key), 422 (fields, or a key used for something else), 429, 503 (storage; safe to retry)
 */
export async function accept(
  dependencies: Dependencies,
  { keyHeader, admit, trust, ...judged }: Submission,
): Promise<Accepted> {
  const { form, extras, verdict, errors, file, attachment, fingerprint } = judged;
  const given = readKey({ header: keyHeader, field: extras.key });
  const receivedAt = new Date().toISOString();
  const submitted = (isQuarantined: boolean): Submitted => ({
    key: given ?? keyFromContent(fingerprint, receivedAt, isQuarantined),
    fingerprint,
    status: isQuarantined ? 'quarantined' : 'new',
    receivedAt,
  });
  // What is stored already was judged then: its retry costs no worker, and succeeds although a product was renamed
  // since. Its sender may have sent too many since, and is to read all the same that it arrived.
  const tooMany = failureOf(admit);
  const isWorthALook = attachment !== null || !verdict.ok || given === undefined || tooMany !== undefined;
  if (verdict.values !== undefined && errors.length === 0 && isWorthALook) {
    const earlier = await stored(() => dependencies.store.claimEarlier(submitted(extras.suspicion !== undefined)));
    if (earlier) {
      const lead = replay(earlier, fingerprint);
      return { lead: extras.suspicion ? lead : await letOut(dependencies, lead, trust), isNew: false };
    }
  }
  if (tooMany) throw tooMany;
  // The document is judged although other fields are wrong, so that a visitor reads at once all there is to mend.
  const others = [...(await problemsInside(dependencies, judged)), ...errors];
  if (!verdict.ok || others.length > 0) throw refused([...errorsOf(verdict), ...others]);

  const facts = await dependencies.siteFacts();
  const quarantinedFor: QuarantineReason | undefined = extras.suspicion ?? (trust.isLeft() ? undefined : 'many');
  const isQuarantined = quarantinedFor !== undefined;
  const why = quarantinedFor && { quarantinedFor };
  const chosen = { form: form.name, fields: verdict.values };
  const words = await choicesInWords({ ...chosen, page: extras.page }, dependencies.optionsOf);
  const content = { ...submitted(isQuarantined), ...why, ...chosen, words, attachment };
  const lead = newLead(content, extras, facts);
  const channels = isQuarantined ? [] : dependencies.channels;
  let isNew = false;
  let kept: Lead;
  try {
    kept = await stored(() => dependencies.store.save(lead, { attachment: file?.data, channels }));
    isNew = kept.id === lead.id;
    if (isNew && !isQuarantined) dependencies.events.emit('stored');
  } finally {
    if (!isQuarantined && !isNew) trust.giveBack();
  }
  const found = replay(kept, fingerprint);
  return { lead: isQuarantined ? found : await letOut(dependencies, found, trust), isNew };
}

function failureOf(work: () => void): unknown {
  try {
    work();
    return undefined;
  } catch (failure) {
    return failure;
  }
}

/** A robot may have sent the words of somebody under the same key before, and staff must hear of that person. */
async function letOut({ store, channels, events }: Dependencies, lead: Lead, trust: Trust): Promise<Lead> {
  if (lead.status !== 'quarantined' || !trust.isLeft()) return lead;
  let isOut = false;
  try {
    isOut = await stored(() => store.release(lead.id, channels));
    if (isOut) events.emit('stored');
  } finally {
    // Of two attempts at once only one lets the lead out.
    if (!isOut) trust.giveBack();
  }
  const { quarantinedFor: _, ...rest } = lead;
  return { ...rest, status: 'new' };
}

/** Of files with which nothing else is wrong. */
async function problemsInside(
  { judge, siteFacts }: Dependencies,
  { form, verdict, files }: Judged,
): Promise<FieldError[]> {
  const email = async () => (await siteFacts()).contact.email ?? undefined;
  const inside: FieldError[] = [];
  for (const field of form.fields) {
    const file = field.kind === 'file' && files.get(field.name);
    if (!file || errorsOf(verdict).some((error) => error.field === field.name)) continue;
    const message = await problemInside(field, file, { judge, email });
    if (message) inside.push({ field: field.name, message });
  }
  return inside;
}

function errorsOf(verdict: Verdict): FieldError[] {
  return verdict.ok ? [] : verdict.errors;
}

function replay(lead: Lead, fingerprint: string): Lead {
  if (lead.fingerprint === fingerprint) return lead;
  const detail = 'This key was already used for a different submission. Send the form again with a new key.';
  throw new Problem(422, detail, { type: keyReusedType });
}

function refused(errors: FieldError[]): Problem {
  return new Problem(422, 'Please correct these fields.', { errors, headers: { Link: documentLink } });
}

/** Whatever goes wrong in the store becomes a 503: nothing is kept, and the visitor may try again. */
async function stored<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw Object.assign(unavailable('Your request could not be stored just now. Please try again.'), { cause: error });
  }
}
