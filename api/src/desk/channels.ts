import { readDelivery } from '../config/config';
import { ConfigError } from '../config/env-reader';
import { channelsOf } from '../leads/channels';
import { type Channel, channels } from '../leads/store/outbox';

/**
 * The channels that tell of leads, by the settings of the server, which the desk has too. With a mistake in them the
 * server does not start and says so; the desk then knows no better than that each may be there.
 */
export function channelsIn(env: NodeJS.ProcessEnv): readonly Channel[] {
  try {
    return channelsOf(readDelivery(env)).lead;
  } catch (error) {
    if (error instanceof ConfigError) return channels;
    throw error;
  }
}
