import { stateAndTime } from '../../leads/delivery-words';
import { type Addressee, type Channel, type DeliveryStatus, undecided } from '../../leads/store/outbox';

const names: Record<Addressee, string> = {
  notice: 'Letter to staff',
  acknowledgement: 'Receipt to the visitor',
  webhook: 'To our systems',
  all: 'To whom the settings say',
};

const missing: Record<Channel, string> = {
  notice: 'no mail to staff is set up',
  acknowledgement: 'no mail is set up',
  webhook: 'no webhook is set up',
};

/** A delivery for staff at the desk. One whose channel is not among `channels` is attempted by nobody. */
export function deliveryFact(delivery: DeliveryStatus, channels: readonly Channel[]): [name: string, value: string] {
  const { topic, channel, state } = delivery;
  const name = topic === 'lead' ? names[channel] : `Withdrawal: ${names[channel].toLowerCase()}`;
  if (state !== 'waiting' || channel === undecided || channels.includes(channel)) return [name, stateAndTime(delivery)];
  return [name, `waits: ${missing[channel]}`];
}

/** Who can be told of a lead once more. */
export function channelChoices(channels: readonly Channel[]): (readonly [Channel, string])[] {
  return inOrder.filter((one) => channels.includes(one)).map((one) => [one, names[one]] as const);
}

const inOrder: readonly Channel[] = ['notice', 'acknowledgement', 'webhook'];
