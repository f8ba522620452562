import { dhakaMinute } from '../leads/dhaka-time';
import { addressOf } from '../leads/store/address';
import { holding } from '../leads/store/holding';
import type { StaffStore } from '../leads/store/lead-store';
import { undecided } from '../leads/store/outbox';
import { leadsOf, nobody } from './find-lead';
import { plain } from './table';

/**
 * `leads withdraw`: withdraws the consent to marketing, and notifies those who may send it; the text to print.
 * Repeated, it counts once. @throws when there is no such lead, or it has no address
 */
export async function withdrawConsent(store: StaffStore, who: string): Promise<string> {
  const leads = await leadsOf(store, who);
  if (leads.length === 0) throw nobody(who);
  const lines: string[] = [];
  // One lead is enough for each address.
  for (const [email, lead] of new Map(leads.map((one) => [addressOf(one), one]))) {
    const before = holding(lead.marketing.withdrawals);
    const withdrawal = await store.withdraw(lead.id, 'command', [undecided]);
    if (!withdrawal) throw new Error(`${lead.id} has no e-mail address to which marketing could be sent.`);
    const isNew = withdrawal.at !== before?.at;
    const notice = isNew ? ' The server tells it on as its settings say.' : '';
    const said = isNew ? 'withdrawn' : `withdrawn before, on ${dhakaMinute(withdrawal.at)} by ${withdrawal.how}`;
    lines.push(`${plain(email)}: consent to marketing ${said}.${notice}\n`);
  }
  return lines.join('');
}

/**
 * `leads rejoin`: notes that somebody asked us expressly for marketing again; the text to print. Nothing that a form
 * sends does that. @throws when there is no such lead
 */
export async function takeBackWithdrawal(store: StaffStore, who: string): Promise<string> {
  const leads = await leadsOf(store, who);
  if (leads.length === 0) throw nobody(who);
  const lines: string[] = [];
  for (const [email, lead] of new Map(leads.map((one) => [addressOf(one), one]))) {
    const said = (await store.takeBack(lead.id)) > 0 ? 'withdrawal taken back' : 'there is no withdrawal to take back';
    const now = (await store.get(lead.id))?.marketing.allowed ? 'allowed' : 'not allowed';
    lines.push(`${plain(email)}: ${said}. Marketing is ${now}.\n`);
  }
  return lines.join('');
}
