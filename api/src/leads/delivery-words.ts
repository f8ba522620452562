import { dhakaMinute } from './dhaka-time';
import type { DeliveryState, DeliveryStatus } from './store/outbox';

const states: Record<DeliveryState, string> = {
  waiting: 'next attempt',
  delivered: 'delivered',
  dead: 'given up',
  withheld: 'withheld',
  blocked: 'held up',
  refused: 'refused',
  dismissed: 'dismissed',
};

/** A delivery for staff: what of whom by which way, and how that went. */
export function deliveryWords({ topic, channel, state, dueAt, trouble }: DeliveryStatus): [string, string] {
  const what = topic === 'lead' ? 'Delivery' : 'Withdrawal';
  return [`${what} by ${channel}`, `${states[state]} ${dhakaMinute(dueAt)}${trouble && `: ${trouble}`}`];
}
