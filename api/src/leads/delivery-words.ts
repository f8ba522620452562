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
export function deliveryWords(delivery: DeliveryStatus): [string, string] {
  const what = delivery.topic === 'lead' ? 'Delivery' : 'Withdrawal';
  return [`${what} by ${delivery.channel}`, stateAndTime(delivery)];
}

/** How a delivery went, when, and what went wrong. */
export function stateAndTime({ state, dueAt, trouble }: DeliveryStatus): string {
  return `${states[state]} ${dhakaMinute(dueAt)}${trouble && `: ${trouble}`}`;
}
