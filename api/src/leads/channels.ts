import type { Channel, Topic } from './store/outbox';

/** What of the settings says who is notified (`config/delivery.ts`). */
interface SetUp {
  webhook?: unknown;
  mail?: { to?: unknown };
}

/**
 * Who is notified of each topic, as far as that is set up: of a withdrawal those who may send marketing, and not the
 * visitor.
 */
export function channelsOf({ webhook, mail }: SetUp): Record<Topic, Channel[]> {
  const withdrawal: Channel[] = [...(webhook ? ['webhook' as const] : []), ...(mail?.to ? ['notice' as const] : [])];
  return { withdrawal, lead: [...withdrawal, ...(mail ? ['acknowledgement' as const] : [])] };
}
