import { isRecord } from '../../../src/contract/record';
import { apiPrefix } from '../http/prefix';
import type { AlarmOn } from '../leads/notify/digest/digest';
import { alarmsIn } from './alarms-on';

/** In milliseconds: longer than the server gives its database for an answer. */
const patience = 5_000;

/** The alarms of the server at this address, as its own letters have them; undefined where none of ours answers. */
export async function alarmsAt(address: string): Promise<readonly AlarmOn[] | undefined> {
  try {
    const answer = await fetch(`${address}${apiPrefix}/health`, { signal: AbortSignal.timeout(patience) });
    const words: unknown = await answer.json();
    return isOfOurs(words) ? alarmsIn(words) : undefined;
  } catch {
    return undefined;
  }
}

/** Another program at that port may speak JSON as well: ours names its deliveries, or says why it stores nothing. */
function isOfOurs(words: unknown): boolean {
  return isRecord(words) && ('deliveries' in words || (words.status === 503 && 'detail' in words));
}
