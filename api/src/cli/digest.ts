import { randomUUID } from 'node:crypto';
import type { Retention } from '../config/config';
import { digestDefaults } from '../config/digest';
import type { MailConfig } from '../config/mail';
import { alarmOf } from '../health/alarm';
import { alarmsAt } from '../health/alarms-at';
import { dhakaDay, dhakaMinute } from '../leads/dhaka-time';
import { type AlarmOn, digestAt } from '../leads/notify/digest/digest';
import { digestWords } from '../leads/notify/digest/digest-words';
import { mayNameTo, placesOf } from '../leads/notify/digest/readers';
import { textOf } from '../leads/notify/letter-words';
import { sendToEach } from '../leads/notify/mail';
import { openPost } from '../leads/notify/post';
import { written } from '../leads/notify/written';
import type { DigestTrouble } from '../leads/store/digests';
import type { StaffStore } from '../leads/store/lead-store';
import { isRetentionLate } from '../leads/store/retention';
import { asSentence } from '../log/failure';
import { siteFacts } from './choices';

interface Settings {
  mail: MailConfig | undefined;
  retention: Retention;
  siteUrl: string;
  /** Where the server answers that has these settings. */
  server: string;
}

/** In milliseconds, for the letter. */
const patience = 30_000;

/**
 * `leads digest`: what the digest says now, or, with `send`, what became of it; the text to print. Nothing is noted of
 * it, so that it takes nothing from the one that the server sends at its hour.
 * @throws when it cannot be sent
 */
export async function digestText(
  store: StaffStore,
  { mail, retention, siteUrl, server }: Settings,
  { send }: { send: boolean },
  now = new Date(),
): Promise<string> {
  const config = mail?.digest;
  if (send && !(mail && config)) throw new Error(nobody);
  const takenAt = now.toISOString();
  const day = dhakaDay(takenAt);
  const ofServer = await alarmsAt(server);
  const limits = ofServer ? '' : `${noServer(server)}\n\n`;
  const { digest } = await digestAt(
    {
      store,
      retention,
      alarms: async () => ofServer ?? alarmsOf(store, retention, now),
      noLeadDays: config?.noLeadDays ?? digestDefaults.noLeadDays,
      // At the terminal nobody reads who could not list the leads.
      mayName: send ? mayNameTo(config?.to ?? [], mail?.to) : () => true,
    },
    { day, since: await store.digests.lastDigest(day, now), takenAt },
    now,
  );
  if (!digest) return `${limits}There is nothing new to tell staff: no letter is sent.\n`;
  const words = digestWords(digest, placesOf(await siteFacts(), { siteUrl, deskUrl: mail?.deskUrl }));
  if (!mail || !config || !send) {
    const trouble = await store.digests.digestTrouble(day);
    return `${limits}${trouble ? `${troubleText(trouble, day)}\n\n` : ''}${words.subject}\n\n${textOf(words)}`;
  }
  await sendToEach(openPost(mail))(
    { to: config.to, reader: 'staff', ...written(words) },
    `msg_${randomUUID()}`,
    AbortSignal.timeout(patience),
  );
  return `${limits}Sent to ${config.to.join(', ')}: ${words.subject}\n`;
}

const nobody =
  'Nobody gets a digest: SMTP_URL, MAIL_FROM and DIGEST_TO or MAIL_TO say who does, unless DIGEST_TO is off.';

function noServer(address: string): string {
  return `No server answers at ${address}, so only the alarms that stand in the database are known.`;
}

/** Of a day that is over, nobody tries any more. */
function troubleText({ trouble, dueAt }: DigestTrouble, day: string): string {
  if (!dueAt || dhakaDay(dueAt) !== day)
    return `Not sent: ${asSentence(trouble)} The letter of the next day says the same.`;
  return `Not sent yet: ${asSentence(trouble)} The next attempt is due at ${dhakaMinute(dueAt)}.`;
}

async function alarmsOf(store: StaffStore, retention: Retention, now: Date): Promise<AlarmOn[]> {
  const deliveries = await alarmOf(store.outbox, now);
  return [
    ...(deliveries === 'ok' ? [] : [{ name: 'deliveries', value: deliveries }]),
    ...((await isRetentionLate(store, retention, now)) ? [{ name: 'retention', value: 'late' }] : []),
  ];
}
