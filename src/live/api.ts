/** Origin of the backend; empty when the site's own host serves it (R-API-10). */
const origin = (process.env.GATSBY_API_URL ?? '').replace(/\/$/, '');

export function apiUrl(path: string): string {
  return `${origin}${path}`;
}
