import { company } from './content';

/**
 * The address that is printed. A file that is handed round must not lead to somebody's own computer, so that without
 * `SITE_URL` the domain of the company's e-mail address stands in.
 */
export function siteAddress(): string {
  const given = process.env.SITE_URL?.replace(/\/+$/, '');
  return given || `https://${company.contact.email.split('@')[1]}`;
}
