import type { IndexEntry } from './index-list';

interface Page {
  readonly label: string;
  readonly to: string;
}

interface MenuEntry {
  readonly label: string;
  readonly to: string | null;
  readonly external: string | null;
}

/** Services with their pages: their own where they have one (R-SMAP-03). */
export function serviceEntries(
  services: readonly { readonly slug: string; readonly title: string; readonly page: string | null }[],
): Page[] {
  return services.map(({ slug, title, page }) => ({ label: title, to: page ?? `/services/${slug}` }));
}

/** All products in alphabetical order (R-SMAP-04). */
export function productEntries(products: readonly { readonly slug: string; readonly title: string }[]): Page[] {
  return products
    .map(({ slug, title }) => ({ label: title, to: `/product/${slug}` }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
}

/** Menu entries; those whose address is not set yet are left out (R-SMAP-06). */
export function menuEntries(
  entries: readonly MenuEntry[],
  addresses: Readonly<Record<string, string | null>>,
): IndexEntry[] {
  return entries.flatMap(({ label, to, external }): IndexEntry[] => {
    if (to) return [{ label, to }];
    const href = external ? addresses[external] : null;
    return href ? [{ label, href }] : [];
  });
}
