import path from 'node:path';
import { grown, newIn, readLedger, writeLedger } from '../../src/content/ledger/ledger';
import { checkRepository, identitiesIn, targetsOf } from '../../src/content/report';

/**
 * Adds to the ledger of a checkout what is used now.
 * @returns how many names and addresses that were; undefined when the content has problems, of which none goes in
 */
export function keepLedger(root: string): number | undefined {
  if (checkRepository(root).problems.length > 0) return undefined;
  const dataDir = path.join(root, 'data');
  const before = readLedger(dataDir);
  const after = grown(before, identitiesIn(dataDir), targetsOf(root).pages);
  const added = newIn(after, before);
  if (added > 0) writeLedger(dataDir, after);
  return added;
}
