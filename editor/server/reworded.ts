import { identitiesOf } from '../../src/content/ledger/identities';
import { grown, ledgerFile, ledgerText, readLedger, titleAmong } from '../../src/content/ledger/ledger';
import { type Change, contentFileOf, type EntryChange } from './change';
import { Refusal } from './refusal';

/**
 * The ledger, where something that was published is to go on under another name, such as a question in better words:
 * links to it end with its id. Whether it is the same, only whoever edits can say, so that is asked first. What has a
 * slug is known by that, and a new slug is a new address, which no form gives.
 * @throws Refusal
 */
export function reworded(dataDir: string, entry: EntryChange, isSame: boolean): Change[] {
  const ledger = readLedger(dataDir);
  const renamed = identitiesOf([contentFileOf(entry)]).filter(({ kind, id, names, slug }) => {
    const known = ledger.ids[kind][id];
    return slug === undefined && known !== undefined && !names.some((name) => known.includes(name));
  });
  if (renamed.length === 0) return [];
  if (!isSame) {
    const sentences = renamed.map(
      ({ kind, id, names }) => `“${titleAmong(ledger.ids[kind][id] ?? [])}” is now “${names[0]}”.`,
    );
    throw new Refusal(sentences, 409, 'isSame');
  }
  return [{ file: ledgerFile, content: Buffer.from(ledgerText(grown(ledger, renamed, []))) }];
}
