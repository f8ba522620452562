import { industryPath, productPath, servicePath } from '../../contract/paths';
import type { IndexEntry } from './index-list';

interface Page {
  readonly label: string;
  readonly indexLabel: string | null;
  readonly to: string | null;
  readonly external: string | null;
  readonly section: string | null;
}

/** The pages of a tab; those whose address is not set yet are left out (R-SMAP-06). */
export function sectionEntries(
  pages: readonly Page[],
  section: string,
  addresses: Readonly<Record<string, string | null>>,
): IndexEntry[] {
  return pages
    .filter((page) => page.section === section)
    .flatMap(({ label, indexLabel, to, external }): IndexEntry[] => {
      if (to) return [{ label: indexLabel ?? label, to }];
      const href = external ? addresses[external] : null;
      return href ? [{ label, href }] : [];
    });
}

/** Services with their pages: their own where they have one (R-SMAP-03). */
export function serviceEntries(
  services: readonly { readonly slug: string; readonly title: string; readonly page: string | null }[],
): IndexEntry[] {
  return services.map(({ slug, title, page }) => ({ label: title, to: servicePath({ slug, page }) }));
}

interface Industry {
  readonly slug: string;
  readonly page: { readonly title: string };
}

export function industryEntries(industries: readonly Industry[]): IndexEntry[] {
  return industries.map(({ slug, page }) => ({ label: page.title, to: industryPath(slug) }));
}

/** All products in alphabetical order (R-SMAP-04). */
export function productEntries(products: readonly { readonly slug: string; readonly title: string }[]): IndexEntry[] {
  return products
    .map(({ slug, title }) => ({ label: title, to: productPath(slug) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
}
