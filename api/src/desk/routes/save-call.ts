import { randomUUID } from 'node:crypto';
import { Problem } from '../../http/problem';
import { stateWords } from '../../leads/status-words';
import type { HandlingState, NoteRow } from '../../leads/store/desk-schema';
import type { StoredLead } from '../../leads/store/lead';
import { ageOf } from '../../leads/store/written-by';
import { seesForm } from '../accounts/roles';
import type { Ended } from '../deeds';
import type { Visit } from '../http/visit';
import type { Services } from '../services';
import { type Saved, savedWord } from '../views/words';

/** What the form of a lead says. */
export interface ToSave {
  state: HandlingState;
  owner: string;
  callOn: string;
  /** What the page showed before anybody chose. */
  seenState: HandlingState;
  seenOwner: string;
  seenCallOn: string;
  noteId: string;
  /** Of the note; empty without one. */
  words: string;
}

/** The word for what was saved (`views/words.ts`), or why something was not, in sentences. */
export type Ending = { done: string } | { refusal: string };

/**
 * Saves the note, and then status and owner: a colleague who was quicker may have changed those, and what was typed is
 * kept all the same. Each has its own line in the audit log.
 */
export async function save(services: Services, visit: Visit, lead: StoredLead, form: ToSave): Promise<Ending> {
  await checkOwner(services, lead, form);
  const isNoted = form.words !== '';
  const isKnown = isNoted && (await saveNote(services, visit, lead, form)) === 'was so';
  const handled = await saveHandling(services, visit, lead, form);
  if (typeof handled === 'object') {
    return { refusal: isNoted ? `${handled.refusal} Your note is saved.` : handled.refusal };
  }
  const parts: Saved[] = handled === 'done' ? chosenIn(form) : [];
  if (isNoted) parts.push(isKnown ? 'known' : 'note');
  return { done: parts.length > 0 ? savedWord(parts) : 'same' };
}

function chosenIn({ state, seenState, owner, seenOwner, callOn, seenCallOn }: ToSave): Saved[] {
  const parts = { state: state !== seenState, owner: owner !== seenOwner, day: callOn !== seenCallOn };
  return (['state', 'owner', 'day'] as const).filter((part) => parts[part]);
}

/** Whoever has it keeps it, also without an account any more. @throws Problem for nobody of the staff */
async function checkOwner({ staff }: Services, { form }: StoredLead, { owner, seenOwner }: ToSave): Promise<void> {
  if (owner === '' || owner === seenOwner) return;
  const member = await staff.byName(owner);
  if (!member) throw new Problem(400, 'Nobody of the staff has that name.');
  if (!seesForm(member.role, form)) throw new Problem(400, `The role of ${owner} does not see it.`);
}

function saveNote({ deeds }: Services, { session }: Visit, lead: StoredLead, { noteId, words }: ToSave) {
  const { name: actor, role } = session;
  return deeds.do(role, { actor, action: 'wrote a note', leadId: lead.id }, async (leads) => {
    const { notes = [] } = (await leads.open(lead.id)) ?? {};
    if (notes.some((one) => isRepeat(one, actor, words))) return 'was so';
    // A page that a browser has kept has the id of the note that was sent from it.
    const isTaken = notes.some(({ id }) => id === noteId);
    await leads.note(lead, isTaken ? randomUUID() : noteId, actor, words);
    return 'done';
  });
}

/** In milliseconds: whoever goes back to a page and sends its note again does so within it. */
const repeatedWithin = 10 * 60 * 1000;

/** Whether a note is the same once more: a page that is loaded again has another id, and may have the same words. */
function isRepeat(note: NoteRow, author: string, words: string): boolean {
  return note.author === author && note.words === words && ageOf(note.written_at, new Date()) < repeatedWithin;
}

/** What was not chosen anew stays as a colleague may have set it meanwhile. */
async function saveHandling({ deeds }: Services, visit: Visit, lead: StoredLead, form: ToSave): Promise<Ended> {
  const before = await visit.leads.open(lead.id);
  if (!before) return { refusal: 'The lead is gone.' };
  const state = settled(form.state, form.seenState, before.state);
  const owner = settled(form.owner, form.seenOwner, before.owner);
  const callOn = settled(form.callOn, form.seenCallOn, before.callOn);
  if (state === undefined || owner === undefined || callOn === undefined) return changedMeanwhile(lead, form);
  const { name: actor, role } = visit.session;
  const detail = inWords(lead, { state, owner, callOn });
  return deeds.do(role, { actor, action: 'changed the handling', leadId: lead.id, detail }, async (leads) => {
    const now = await leads.open(lead.id);
    if (now?.state === state && now.owner === owner && now.callOn === callOn) return 'was so';
    const isSame = now?.changedAt === before.changedAt;
    return isSame && (await leads.handle(lead, state, owner, before.changedAt, callOn))
      ? 'done'
      : changedMeanwhile(lead, form);
  });
}

/** What it becomes; undefined where a colleague has chosen something else meanwhile. */
function settled<Choice>(chosen: Choice, seen: Choice, now: Choice): Choice | undefined {
  if (chosen === seen) return now;
  return now === seen || now === chosen ? chosen : undefined;
}

function changedMeanwhile(lead: StoredLead, form: ToSave) {
  return {
    refusal: `Status, owner or the day to call back were changed meanwhile; this page shows what they are now. Yours (${inWords(lead, form)}) was not saved: choose it again if it still holds.`,
  };
}

function inWords({ form }: StoredLead, { state, owner, callOn }: Pick<ToSave, 'state' | 'owner' | 'callOn'>): string {
  const due = callOn && `, to be called back on ${callOn}`;
  return `${stateWords(form)[state]}, ${owner || 'nobody'}${due}`;
}
