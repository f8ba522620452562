import { graphql, useStaticQuery } from 'gatsby';

/** A page on the way from the home page, as breadcrumbs show it. */
export interface Crumb {
  label: string;
  to: string;
}

interface Page {
  readonly label: string;
  readonly to: string | null;
  readonly parent: string | null;
}

/** The pages above the one whose parent is given, the home page first. */
export function trailTo(parent: string | null, pages: readonly Page[]): Crumb[] {
  const page = pages.find(({ to }) => to === parent);
  if (!page?.to) return [];
  if (page.to === '/') return [{ label: page.label, to: page.to }];
  return [...trailTo(page.parent ?? '/', pages), { label: page.label, to: page.to }];
}

/** The way to a page of the navigation, or to one that the catalogues put under `parent`. */
export function useTrail(path: string, parent?: string): Crumb[] {
  const { navigation } = useStaticQuery<Queries.TrailQuery>(graphql`
    query Trail {
      navigation {
        pages {
          label
          to
          parent
        }
      }
    }
  `);
  const pages = navigation?.pages ?? [];
  return trailTo(parent ?? pages.find(({ to }) => to === path)?.parent ?? '/', pages);
}
