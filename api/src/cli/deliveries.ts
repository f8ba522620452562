import type { DeliveryConfig } from '../config/delivery';
import { channelsOf } from '../leads/channels';
import { letOut } from '../leads/let-out';
import type { StaffStore } from '../leads/store/lead-store';
import { type Channel, openStates } from '../leads/store/outbox';
import { findLead } from './find-lead';
import { Unconfirmed } from './unconfirmed';

export interface DismissCommand {
  name: 'dismiss';
  /** Of all leads when undefined. */
  receipt: string | undefined;
  /** Of all channels when undefined. */
  to: Channel | undefined;
  yes: boolean;
}

export interface ResendCommand {
  name: 'resend';
  receipt: string;
  to: Channel;
}

/**
 * `leads release`: takes a lead out of quarantine, so that staff and visitor are notified; the text to print.
 * @throws when it is not in there, or staff have the same words already
 */
export async function releaseLead(store: StaffStore, receipt: string): Promise<string> {
  const lead = await findLead(store, receipt);
  const stays = await letOut(store, lead);
  if (stays !== undefined) throw new Error(stays);
  return `${lead.id} is out of quarantine, and will be delivered by the server as its settings say.\n`;
}

/** `leads resend`: has a channel told of a lead once more; the text to print. @throws for suspected spam */
export async function resendLead(
  store: StaffStore,
  { receipt, to }: ResendCommand,
  settings: DeliveryConfig,
): Promise<string> {
  const { id, status } = await findLead(store, receipt);
  if (status === 'quarantined') throw new Error(`${id} is in quarantine: leads release lets it out, and tells of it.`);
  await store.outbox.resend(id, to, new Date());
  const missing = channelsOf(settings).lead.includes(to) ? '' : ` Here it has not: ${settingsOf[to]} would say how.`;
  return `${id} will be sent again by ${to} now, if the server has that channel.${missing} "npm run leads -- show ${id}" says when it went out.\n`;
}

/** What a channel is set up by. */
const settingsOf: Record<Channel, string> = {
  webhook: 'WEBHOOK_URL',
  notice: 'SMTP_URL with MAIL_TO',
  acknowledgement: 'SMTP_URL',
};

/**
 * `leads dismiss`: ends deliveries that wait or were given up, so that they are no alarm any more; the text to print.
 * Those of one lead go at once, those of many leads with `--yes`. The leads stay. @throws Unconfirmed, or when there is
 * nothing to end
 */
export async function dismissDeliveries(store: StaffStore, { receipt, to, yes }: DismissCommand): Promise<string> {
  const by = to === undefined ? '' : ` by ${to}`;
  const leadId = receipt === undefined ? undefined : (await findLead(store, receipt)).id;
  const count = leadId === undefined ? await countOpen(store, to) : undefined;
  if (count !== undefined && count > 0 && !yes) {
    throw new Unconfirmed('', `${count} to be delivered${by} would be dismissed; the leads stay.`);
  }
  const dismissed = await store.outbox.dismiss({ ...(leadId && { leadId }), ...(to && { channel: to }) }, new Date());
  if (dismissed === 0) throw new Error(`Nothing${by} waits or was given up${leadId ? ` of ${leadId}` : ''}.`);
  return `${dismissed} dismissed${by}. The ${leadId ? 'lead stays' : 'leads stay'}.\n`;
}

async function countOpen({ outbox }: StaffStore, to: Channel | undefined): Promise<number> {
  const tally = await outbox.tally(openStates);
  return tally.reduce((sum, { channel, count }) => (channel === to ? sum + count : sum), 0);
}
