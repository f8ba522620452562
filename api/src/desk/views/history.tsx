import { dhakaMinute } from '../../leads/dhaka-time';
import type { AuditRow } from '../../leads/store/desk-schema';
import type { Channel, DeliveryStatus } from '../../leads/store/outbox';
import type { Opening } from '../audit-log';
import { deliveryFact } from './delivery';
import { Facts } from './field';

interface Props {
  deliveries: readonly DeliveryStatus[];
  /** Those that the server has. */
  channels: readonly Channel[];
  /** What was done with it; who has opened it. */
  history: readonly AuditRow[];
  openings: readonly Opening[];
}

/** What has become of a lead: who was told, what was done, and who has seen it. */
export function History({ deliveries, channels, history, openings }: Props) {
  return (
    <section aria-labelledby="history">
      <h2 id="history">History</h2>
      {deliveries.length > 0 && <Facts facts={deliveries.map((one) => deliveryFact(one, channels))} />}
      <ol className="history">
        {history.map(({ id, at, actor, action, detail }) => (
          <li key={id}>
            {dhakaMinute(at)}: {actor} {action}
            {detail && ` (${detail})`}
          </li>
        ))}
      </ol>
      <details>
        <summary>Opened by</summary>
        <Facts
          facts={openings.map(({ actor, times, last }) => [
            actor,
            `${times === 1 ? 'once' : `${times} times`}, last ${dhakaMinute(last)}`,
          ])}
        />
      </details>
    </section>
  );
}
