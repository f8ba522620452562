/** The page of an industry, made ahead of time so that it needs no script and search engines find it. */
export function industryPath(slug: string): string {
  return `/products/${slug}`;
}
