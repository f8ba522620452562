import type { Problem } from '../files/load';
import { suggestion } from '../nearest';
import type { Ledger } from '../schema/ledger';
import type { Identity } from './identities';
import { ledgerFile, titleAmong, usedIds } from './ledger';

/**
 * Refuses an id or an address that was used for something else: leads are stored with ids, and others link to
 * addresses. And a redirect that leads nowhere.
 * @param pages nothing while not all are known
 */
export function checkLedger(
  ledger: Ledger,
  identities: readonly Identity[],
  pages: ReadonlySet<string> | undefined,
): Problem[] {
  const owners = ownersIn(ledger);
  return [
    ...alone(identities).flatMap((one) => judge(ledger, owners, one, identities)),
    ...(pages ? checkRedirects(ledger, pages) : []),
  ];
}

/** Of two that have one id or one name, the check tells already, and only their author knows which is the new one. */
function alone(identities: readonly Identity[]): Identity[] {
  const counts = new Map<string, number>();
  const keysOf = ({ kind, id, names }: Identity) => [`${kind} ${id}`, `${kind} called ${names[0]}`];
  for (const key of identities.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return identities.filter((one) => keysOf(one).every((key) => counts.get(key) === 1));
}

/** By kind and name, the ids that ever had it, in the order of the ledger. */
function ownersIn({ ids }: Ledger): Map<string, number[]> {
  const owners = new Map<string, number[]>();
  for (const [kind, known] of Object.entries(ids))
    for (const [id, names] of Object.entries(known))
      for (const name of names) {
        const key = `${kind} ${name}`;
        owners.set(key, [...(owners.get(key) ?? []), Number(id)]);
      }
  return owners;
}

function judge(
  ledger: Ledger,
  owners: ReadonlyMap<string, readonly number[]>,
  one: Identity,
  all: readonly Identity[],
): Problem[] {
  const { kind, id, names, slug, file } = one;
  const before = ledger.ids[kind][id];
  const problem = (field: string, message: string) => [
    { file, path: [one.path, field].filter(Boolean).join('.'), message },
  ];
  if (before && !names.some((name) => before.includes(name))) {
    const now = names[0] ?? '';
    const free =
      Math.max(...usedIds(ledger, kind), ...all.filter((other) => other.kind === kind).map((other) => other.id)) + 1;
    return problem(
      'id',
      `${id} was given to "${titleAmong(before)}", which leads and links still mean: use the next free id, ${free}; or, if this is the same under a new name, write "${now}" beside its old names in data/${ledgerFile}, under ids → ${kind} → ${id}`,
    );
  }
  const owner = slug === undefined ? undefined : owners.get(`${kind} ${slug}`)?.find((other) => other !== id);
  if (owner === undefined) return [];
  return problem(
    'slug',
    `"${slug}" is the address of what has the id ${owner}, to which others link: choose another slug, or give it back the id ${owner}`,
  );
}

function checkRedirects({ addresses }: Ledger, pages: ReadonlySet<string>): Problem[] {
  return Object.entries(addresses).flatMap(([from, to]) => {
    const problem = (message: string) => [{ file: ledgerFile, path: `addresses.${from}`, message }];
    if (to === null) return [];
    if (pages.has(from)) return problem(`leads to ${to}, but is a page of this site: write null`);
    return pages.has(to) ? [] : problem(`leads to ${to}, which is not a page of this site${suggestion(to, pages)}`);
  });
}
