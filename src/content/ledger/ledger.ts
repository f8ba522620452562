import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newJobPath } from '../../contract/jobs';
import { isConfirmationPath } from '../../contract/paths';
import { day } from '../schema/common';
import { type Ledger, type LedgerKind, ledger } from '../schema/ledger';
import { type Identity, kinds } from './identities';

export const ledgerFile = 'ledger.json';

/** The ledger of a checkout; an empty one where there is none, or it cannot be read, of which the check tells. */
export function readLedger(dataDir: string): Ledger {
  const file = path.join(dataDir, ledgerFile);
  const none: Ledger = { ids: { products: {}, services: {}, industries: {}, jobs: {}, faqs: {} }, addresses: {} };
  if (!existsSync(file)) return none;
  try {
    return ledger.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? none;
  } catch {
    return none;
  }
}

/** The ledger with what is used now. Nothing is ever taken out. */
export function grown(before: Ledger, identities: readonly Identity[], pages: Iterable<string>): Ledger {
  const addresses = Object.fromEntries([...pages].filter(isKept).map((page) => [page, null]));
  const ids = structuredClone(before.ids);
  for (const { kind, id, names } of identities) ids[kind][id] = [...new Set([...(ids[kind][id] ?? []), ...names])];
  return { ...before, ids, addresses: sorted({ ...addresses, ...before.addresses }) };
}

/** What somebody knows it by, of its names: its last title, as the first day of a job, a name as well, tells nobody. */
export function titleAmong(names: readonly string[]): string | undefined {
  return names.findLast((name) => !day.safeParse(name).success) ?? names.at(-1);
}

/** How many entries one has that the other lacks. */
export function newIn(after: Ledger, before: Ledger): number {
  return count(after) - count(before);
}

/** Writes the ledger of a checkout. */
export function writeLedger(dataDir: string, ledger: Ledger): void {
  writeFileSync(path.join(dataDir, ledgerFile), ledgerText(ledger));
}

/** Laid out with the names of an id on one line, which is how somebody adds one. */
export function ledgerText({ ids, addresses }: Ledger): string {
  const kinds = Object.entries(ids).map(([kind, owners]) => {
    const lines = Object.entries(owners).map(([id, names]) => {
      const listed = names.map((name) => JSON.stringify(name)).join(', ');
      return `      "${id}": [${listed}]`;
    });
    return `    "${kind}": ${lines.length > 0 ? `{\n${lines.join(',\n')}\n    }` : '{}'}`;
  });
  const lines = Object.entries(addresses).map(([from, to]) => `    "${from}": ${JSON.stringify(to)}`);
  return `{
  "$schema": "../.vscode/schemas/Ledger.json",
  "ids": {
${kinds.join(',\n')}
  },
  "addresses": {
${lines.join(',\n')}
  }
}
`;
}

/** Ids that were ever given to something of a kind. */
export function usedIds({ ids }: Ledger, kind: LedgerKind): number[] {
  return Object.keys(ids[kind]).map(Number);
}

/** All names that an entry of a collection ever had, by its id; none where its ids are not kept. */
export function namesBefore({ ids }: Ledger, { type }: { type: string }): ReadonlyMap<number, readonly string[]> {
  const kind = kinds[type]?.kind;
  return new Map(Object.entries(kind ? ids[kind] : {}).map(([id, names]) => [Number(id), names]));
}

/** The ids that were ever given to entries of a collection. */
export function idsBefore(ledger: Ledger, collection: { type: string }): number[] {
  return [...namesBefore(ledger, collection).keys()];
}

/** Jobs have addresses that end with their ids, and confirmations no visitor comes back to. */
function isKept(page: string): boolean {
  return page !== '/404' && !page.startsWith(`${path.posix.dirname(newJobPath)}/`) && !isConfirmationPath(page);
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function count({ ids, addresses }: Ledger): number {
  const names = Object.values(ids).flatMap((owners) => Object.values(owners).flat());
  return names.length + Object.keys(addresses).length;
}
