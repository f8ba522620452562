import type { WebhookConfig } from '../../src/config/webhook';
import { webhook } from '../../src/leads/notify/webhook';
import type { StoredLead } from '../../src/leads/store/lead';
import type { Topic } from '../../src/leads/store/outbox';
import { asStored, newLead } from './leads';

/** At which all of them are told. */
export const told = new Date('2026-11-20T10:00:00.500Z');

export const desk = 'https://desk.kantha.example';

/** A lead of somebody who would like others to see words of his as something else. */
export const visitor = asStored(
  newLead({
    id: 'KS-0000000001',
    receivedAt: '2026-11-20T09:59:00.000Z',
    page: '/products/accounting-software',
    fields: {
      Customer_name: 'রহিমা <!channel> & Sons',
      mobile_no: '+8801711000000',
      email: 'rahima@shop.example',
      business_name: '=HYPERLINK("https://bad.example","Pay")',
      product: '20',
      comment: '<https://bad.example|our bank> *now*\n[pay](https://bad.example)\nReceipt: KS-9999999999',
    },
    words: { product: 'Accounting Software' },
  }),
);

/** The same, once no marketing is wanted any more. */
export const withdrawn: StoredLead = {
  ...visitor,
  marketing: { allowed: false, withdrawals: [{ at: '2026-11-20T09:30:00.000Z', how: 'link' }] },
};

/** Tells a receiver of a lead, as the server does. */
export function tell(config: WebhookConfig, lead: StoredLead = visitor, topic: Topic = 'lead'): Promise<void> {
  const delivery = { id: 'msg_1', leadId: lead.id, channel: 'webhook' as const, topic, attempts: 1 };
  return webhook(config, async () => undefined)(lead, delivery, told, new AbortController().signal);
}
