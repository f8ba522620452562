import { wholeCatalogue } from '../live/catalogue';
import { useLate } from '../shared/use-late';

interface Nameable {
  readonly slug: string;
  readonly title: string;
  /** Slugs. */
  readonly industries: readonly string[];
}

/**
 * The products among which an address may name one: those that the page carries, or where it names none of these, all,
 * which are fetched for it. Words of a name mean a product only if no other has them, so they ask for all.
 *
 * @param wanted what the address says of it
 */
export function useNameable(
  wanted: string | null,
  { nodes, totalCount }: { readonly nodes: readonly Nameable[]; readonly totalCount: number },
): readonly Nameable[] {
  const isKnown = nodes.length >= totalCount || nodes.some(({ slug }) => slug === wanted);
  const all = useLate(wholeCatalogue, isKnown ? '' : (wanted ?? ''));
  return all.value ?? nodes;
}
