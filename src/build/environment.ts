/** Canonical origin without a slash at the end; relative addresses in tests and local runs use the default. */
export function siteUrl(): string {
  return (process.env.SITE_URL ?? 'http://localhost:8000').replace(/\/+$/, '');
}
