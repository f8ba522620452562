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
export function stateAndTime(delivery: DeliveryStatus): string {
  const trouble = troubleWords(delivery);
  return `${states[delivery.state]} ${dhakaMinute(delivery.dueAt)}${trouble && `: ${trouble}`}`;
}

/** What went wrong at the last attempt; of one whose server was killed, nobody has noted anything. */
export function troubleWords({ state, attempts, trouble }: DeliveryStatus): string {
  const hasNoEnd = state === 'waiting' && attempts > 0 && trouble === '';
  return hasNoEnd ? 'an attempt is under way, or ended with its server' : trouble;
}
