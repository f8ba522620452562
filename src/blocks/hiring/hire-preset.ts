import type { Preset } from '../../forms/state/preset';

interface Service {
  readonly slug: string;
  readonly title: string;
  readonly categories: readonly { readonly slug: string }[];
}

/**
 * What `?service=` fills in: a role is chosen (R-SERV-05); a whole service, of which the visitor has yet to say whom
 * they need, is named in the comment. `about` stands before its name.
 */
export function hirePreset(wanted: string | null, services: readonly Service[], about: string): Preset | undefined {
  const service = services.find(({ slug }) => slug === wanted);
  if (service) return { comment: `${about} ${service.title}` };
  const isRole = services.some(({ categories }) => categories.some(({ slug }) => slug === wanted));
  return wanted && isRole ? { service: wanted } : undefined;
}
