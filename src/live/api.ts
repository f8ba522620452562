/** Origin of the backend; empty when the site's own host serves it (R-API-10). */
const origin = (process.env.GATSBY_API_URL ?? '').replace(/\/$/, '');

/** `contract` for a backend that is not ours: it gets exactly the specified fields and no header of ours. */
export const apiMode: 'own' | 'contract' = process.env.GATSBY_API_MODE === 'contract' ? 'contract' : 'own';

export function apiUrl(path: string): string {
  return `${origin}${path}`;
}
