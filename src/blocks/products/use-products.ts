import { useMemo } from 'react';
import type { ListedProduct } from '../../contract/catalogue';
import { wholeCatalogue } from '../../live/catalogue';
import { useLate } from '../../shared/use-late';

type Product = Queries.CatalogueProductFragment;

/**
 * The products to choose from: those that the page came with, and as soon as somebody chooses among more, all of them
 * (docs/decisions/0072). Where they cannot be had, those of the page remain.
 *
 * @param total of all products
 * @param choice what is chosen now, empty for nothing: another one asks again for what could not be fetched
 */
export function useProducts(
  carried: readonly Product[],
  total: number,
  choice: string,
): { products: readonly Product[]; isComing: boolean; isMissing: boolean; want: () => void } {
  const isWhole = carried.length >= total;
  const all = useLate(wholeCatalogue, isWhole ? '' : choice);
  const products = useMemo(() => withOthers(carried, all.value), [carried, all.value]);
  const lacks = choice !== '' && !isWhole && all.value === undefined;
  return {
    products,
    isComing: lacks && !all.isSettled,
    isMissing: lacks && all.isSettled,
    want: () => (isWhole ? undefined : all.want()),
  };
}

/** What the page shows stays as it is. */
function withOthers(carried: readonly Product[], all: readonly ListedProduct[] | undefined): readonly Product[] {
  const own = new Map(carried.map((product) => [product.slug, product]));
  return all?.map((one) => own.get(one.slug) ?? asCard(one)) ?? carried;
}

/** What it is searched by is in the file of the search. */
function asCard({ id, logo, ...product }: ListedProduct): Product {
  return { ...product, jsonId: id, mark: null, logo: { publicURL: logo }, forWhom: [], searchWords: null };
}
