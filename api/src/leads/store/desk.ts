import type { DatabaseUrl } from '../../config/database-url';
import type { LeadDesk } from './lead';
import { openStore } from './open';
import { openOnThread } from './thread/on-thread';

/**
 * Opens the store for a server, where nobody may wait for somebody else's commit: PostgreSQL works in a process of its
 * own, and SQLite gets a thread (decision 0020).
 * @throws as `openStore`
 */
export function openDesk(url: DatabaseUrl): Promise<LeadDesk> {
  return url.kind === 'sqlite' ? openOnThread(url) : openStore(url);
}
