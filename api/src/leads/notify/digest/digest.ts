import { oneDay } from '../../../../../src/contract/dates';
import type { Retention } from '../../../config/config';
import { answersOf, nounOf } from '../../answers';
import { dhakaDay, startOfDay } from '../../dhaka-time';
import { quarantineWords } from '../../quarantine-words';
import type { TooOld } from '../../retention-words';
import type { Remembered, Taken, WhatWaits } from '../../store/digests';
import type { StoredLead } from '../../store/lead';
import type { LeadStore } from '../../store/lead-store';
import { keptLeads } from '../../store/retention';
import { ageOf } from '../../store/written-by';
import { whoAndWhat } from '../../who-and-what';

/** An alarm of `/api/health`, by the name and the value that it has there. */
export interface AlarmOn {
  name: string;
  value: string;
}

/** Suspected spam, as a letter names it. */
export interface Suspect {
  id: string;
  noun: string;
  /** Empty where it was not given, or readers may not have it. */
  name: string;
  why: string;
}

/** What there is to do. */
export interface Digest
  extends Pick<WhatWaits, 'quarantine' | 'givenUp' | 'latestGivenUp' | 'heldUp' | 'unowned' | 'toCallBack'> {
  suspects: readonly Suspect[];
  alarms: readonly AlarmOn[];
  /** No lead has come for so many days, since that one; undefined while that is not worth a word. */
  silence: { days: number; newestOn: string } | undefined;
  /** When the newest good one was made, ISO 8601 in UTC, and how old it is when that is too old. */
  backup: { at: string; tooOld: number | undefined } | undefined;
  /** By the clock, in Dhaka. */
  today: string;
  /** The day of the newest lead, where it is so long ago that the clock may be wrong. */
  clockDoubt: string | undefined;
  tooOld: readonly TooOld[];
}

interface Asked {
  store: LeadStore;
  retention: Retention;
  alarms: () => Promise<readonly AlarmOn[]>;
  noLeadDays: number;
  /** Whether whoever reads it may have the names of those who sent this form. */
  mayName: (form: string) => boolean;
}

/**
 * In milliseconds. What is being stored while a digest is made has the time of its arrival, which lies before: windows
 * end so much earlier than their digest, so that it is in the next one instead of in none.
 */
const settling = 60_000;

/** What waits at a moment; undefined when there is nothing to do. And what to remember of it in either case. */
export async function digestAt(
  { store, retention, alarms, noLeadDays, mayName }: Asked,
  { day, since, takenAt }: Pick<Taken, 'day' | 'since' | 'takenAt'>,
  now: Date,
): Promise<{ digest: Digest | undefined; remembered: Remembered }> {
  const waiting = await store.digests.whatWaits({ day, since: since && settled(since), until: settled(takenAt) }, now);
  const { fresh, quarantine, givenUp, latestGivenUp, heldUp, unowned, toCallBack } = waiting;
  const calls = toCallBack.today + toCallBack.overdue;
  const newestOn = newestDay(waiting);
  const silence = silenceOn(day, newestOn, waiting, noLeadDays);
  const backup = backupAt(waiting, now);
  const undelivered = [...givenUp, ...heldUp];
  const known = (await alarms()).filter((alarm) => !isSaidBy(undelivered, alarm));
  const tooOld = known.some(isOfRetention) ? (await keptLeads(store, retention, now)).filter(({ old }) => old > 0) : [];
  // Health remembers for a while what a command has mended since.
  const on = tooOld.length > 0 ? known : known.filter((alarm) => !isOfRetention(alarm));
  const isQuiet =
    quarantine.fresh + undelivered.length + unowned + calls + on.length === 0 && !silence && !backup?.tooOld;
  const leads = await Promise.all(fresh.map((id) => store.get(id)));
  const suspects = await Promise.all(leads.flatMap((lead) => (lead ? [suspectOf(lead, mayName(lead.form))] : [])));
  return {
    digest: isQuiet
      ? undefined
      : {
          ...{ suspects, quarantine, givenUp, latestGivenUp, heldUp, unowned, toCallBack },
          ...{ alarms: on, silence, backup, today: day, clockDoubt: clockDoubtOn(day, newestOn), tooOld },
        },
    remembered: { newestOn, isSilent: silence !== undefined },
  };
}

/**
 * What was given up, or is held up, is said more precisely than by the alarm, which stands for the channels to staff
 * alone. That others fail again and again is said beside it.
 */
function isSaidBy(undelivered: WhatWaits['givenUp'], { name, value }: AlarmOn): boolean {
  const isOfStaff = undelivered.some(({ channel }) => channel !== 'acknowledgement');
  return isOfStaff && name === 'deliveries' && value === 'failed';
}

/** Which of the alarms says that leads are older than they may be. */
export function isOfRetention({ name }: AlarmOn): boolean {
  return name === 'retention';
}

function settled(moment: string): string {
  return new Date(Date.parse(moment) - settling).toISOString();
}

async function suspectOf(lead: StoredLead, isNamed: boolean): Promise<Suspect> {
  const answers = isNamed ? await answersOf(lead, async () => undefined) : [];
  return { id: lead.id, noun: nounOf(lead), name: whoAndWhat(lead, answers).name, why: quarantineWords(lead) };
}

/** A lead that was erased since has come all the same. */
function newestDay({ newest, newestKnownOn = '' }: WhatWaits): string | undefined {
  const newestOn = newest ? dhakaDay(newest) : '';
  return (newestOn > newestKnownOn ? newestOn : newestKnownOn) || undefined;
}

/** In days: how often the same silence is said. */
const again = 7;

/** A database that never had a lead has no silence. */
function silenceOn(
  today: string,
  newestOn: string | undefined,
  { lastSilence }: WhatWaits,
  noLeadDays: number,
): Digest['silence'] {
  if (newestOn === undefined || noLeadDays === 0) return undefined;
  const days = daysBetween(newestOn, today);
  const isTold = lastSilence?.newestOn === newestOn && daysBetween(lastSilence.day, today) < again;
  return days >= noLeadDays && !isTold ? { days, newestOn } : undefined;
}

/** In days: a company that forms reach has a lead within so many, or its clock is ahead. */
const year = 365;

function clockDoubtOn(today: string, newestOn: string | undefined): Digest['clockDoubt'] {
  return newestOn !== undefined && daysBetween(newestOn, today) > year ? newestOn : undefined;
}

/** In hours: what comes every night is late after it, and not for a night that took longer. */
const backupLasts = 36;

/** Where no backup was ever noted, nobody has set one up that tells of itself. */
function backupAt({ backedUpAt }: WhatWaits, now: Date): Digest['backup'] {
  if (backedUpAt === undefined) return undefined;
  const hours = Math.floor(ageOf(backedUpAt, now) / (60 * 60 * 1000));
  return { at: backedUpAt, tooOld: hours > backupLasts ? hours : undefined };
}

function daysBetween(day: string, later: string): number {
  return (startOfDay(later).getTime() - startOfDay(day).getTime()) / oneDay;
}
