import type { FastifyBaseLogger } from 'fastify';
import type { Retention } from '../../../config/config';
import type { DigestConfig } from '../../../config/digest';
import { dhakaDay, startOfDay } from '../../dhaka-time';
import type { DigestOutcome, Taken } from '../../store/digests';
import type { LeadStore } from '../../store/lead-store';
import { inTime, lease } from '../deliver-due';
import type { Send } from '../mail';
import { nextAttempt } from '../schedule';
import { Undelivered } from '../undelivered';
import { written } from '../written';
import { type AlarmOn, digestAt } from './digest';
import { digestWords, inShort, type Places } from './digest-words';
import { LastLetter } from './last-letter';

export interface DigestParts {
  config: DigestConfig;
  store: LeadStore;
  retention: Retention;
  send: Send;
  alarms: () => Promise<readonly AlarmOn[]>;
  places: () => Promise<Places>;
  mayName: (form: string) => boolean;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/**
 * Sends the digest of this day in Dhaka, if its hour has come, there is something to do, and nobody else has sent it.
 *
 * @param last what this process knows of the letter that was sent last
 * @returns the day when nothing is left to be done for it
 * @throws when the database does not answer; what was taken and not sent is tried again once its lease has ended
 */
export async function digestDue(
  parts: DigestParts,
  clock = () => new Date(),
  last = new LastLetter(),
): Promise<string | undefined> {
  const { config, store, places, log } = parts;
  const now = clock();
  const day = dhakaDay(now.toISOString());
  const sentAt = last.sentOn(day, now);
  if (sentAt) {
    await store.digests.noteSent(day, now, sentAt);
    return day;
  }
  const isDue = now.getTime() >= startOfDay(day).getTime() + config.hour * hour;
  const taken = isDue ? await store.digests.takeDigest(day, now, new Date(now.getTime() + lease)) : 'waits';
  if (taken === 'sent') last.isSentByAnother(day, now);
  if (taken === 'sent' || taken === 'over') return day;
  last.isOpen(day);
  if (taken === 'waits') return undefined;
  const isSent = last.begin(now);
  const { digest, remembered } = await digestAt({ ...parts, noLeadDays: config.noLeadDays }, taken, now);
  const note = (outcome: DigestOutcome) => store.digests.noteDigest(taken, outcome, remembered);
  if (!digest) {
    await note({ state: 'nothing' });
    return day;
  }
  const letter = { to: config.to, reader: 'staff', ...written(digestWords(digest, await places())) } as const;
  try {
    await inTime((deadline) => parts.send(letter, taken.id, deadline));
  } catch (error) {
    return failed(error, taken, clock(), note, log);
  }
  isSent();
  await note({ state: 'sent' });
  log.info({ day }, `digest sent: ${inShort(digest).join(', ')}`);
  return day;
}

const hour = 60 * 60 * 1000;

/**
 * From this attempt on, pauses grow no more: half an hour is soon enough for whoever mends the mail, and what is meant
 * for the morning must not wait for the evening.
 */
const steady = 3;

/**
 * Whatever a setting or the other side has against it passes once it is mended, at the latest with the next day: only a
 * letter that is refused for its own sake is not sent again.
 */
async function failed(
  error: unknown,
  { day, attempts }: Taken,
  now: Date,
  note: (outcome: DigestOutcome) => Promise<void>,
  log: DigestParts['log'],
): Promise<string | undefined> {
  if (!(error instanceof Undelivered)) log.error({ err: error, day }, 'the digest failed unexpectedly');
  const trouble = error instanceof Undelivered ? error.message : 'an unexpected error; the log has it';
  const isRefused = error instanceof Undelivered && error.outlook === 'refused';
  const dueAt = nextAttempt(Math.min(attempts, steady), now, isRefused ? 'refused' : 'passing');
  await note(dueAt ? { state: 'waiting', trouble, dueAt } : { state: 'failed', trouble });
  if (dueAt) log.warn({ day, attempts, trouble }, 'digest not sent, to be tried again');
  else log.error({ day, attempts, trouble }, 'digest given up');
  return dueAt ? undefined : day;
}
