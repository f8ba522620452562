import { randomUUID } from 'node:crypto';
import type { DatabaseUrl } from '../../src/config/database-url';
import type { DigestConfig } from '../../src/config/digest';
import type { StaffAddresses } from '../../src/config/mail';
import type { AlarmOn } from '../../src/leads/notify/digest/digest';
import { type DigestParts, digestDue } from '../../src/leads/notify/digest/due';
import { mayNameTo } from '../../src/leads/notify/digest/readers';
import { sendToEach } from '../../src/leads/notify/mail';
import { openPost } from '../../src/leads/notify/post';
import type { DeskTables } from '../../src/leads/store/desk-schema';
import type { StaffStore } from '../../src/leads/store/lead-store';
import type { Channel, GivenUp } from '../../src/leads/store/outbox';
import { connectTo } from './rows';

/** A server that sends digests, by a clock that the test moves. */
export interface DigestServer {
  /** Looks at the clock once, as a server does every five seconds. */
  look(dhaka: string): Promise<string | undefined>;
  log: string[];
}

interface Settings {
  config?: Partial<DigestConfig>;
  staff?: StaffAddresses;
  deskUrl?: string;
  alarms?: readonly AlarmOn[];
}

export function digestServer(store: StaffStore, smtpPort: number, settings: Settings = {}): DigestServer {
  const { staff, deskUrl, alarms = [] } = settings;
  const config = { to: ['sales@kantha.example'], hour: 8, noLeadDays: 7, ...settings.config };
  const log: string[] = [];
  const say = (...line: unknown[]) => void log.push(JSON.stringify(line));
  const smtp = { host: '127.0.0.1', port: smtpPort, secure: false, plain: true };
  const parts: DigestParts = {
    config,
    store,
    retention: { leads: 24, applications: 6 },
    send: sendToEach(openPost({ smtp, from: 'desk@kantha.example' })),
    alarms: async () => alarms,
    places: async () => ({ company: 'Kantha', siteUrl: 'https://www.kantha.example', deskUrl }),
    mayName: mayNameTo(config.to, staff),
    log: { info: say, warn: say, error: say },
  };
  return { look: (dhaka) => digestDue(parts, () => at(dhaka)), log };
}

/** A time in Dhaka, such as `2026-11-20 08:00`. */
export function at(dhaka: string): Date {
  return new Date(`${dhaka.replace(' ', 'T')}:00.000+06:00`);
}

/** Somebody who can sign in to the desk. */
export async function addAccount(url: DatabaseUrl): Promise<void> {
  const db = connectTo(url);
  const empty = { totp_secret: '', totp_step: 0, recovery: '', invitation: null, invited_at: '' };
  await db
    .withTables<Pick<DeskTables, 'staff'>>()
    .insertInto('staff')
    .values({ id: randomUUID(), name: 'rahima', role: 'sales', password: 'x', ...empty })
    .execute();
  await db.destroy();
}

/** Has a delivery of a lead given up. */
export async function giveUp(store: StaffStore, channel: Channel, now: Date, how?: GivenUp): Promise<void> {
  for (const delivery of await store.outbox.claim(channel, now, now, 10))
    await store.outbox.failed(delivery, 'the receiver answered 500', now, undefined, how);
}
