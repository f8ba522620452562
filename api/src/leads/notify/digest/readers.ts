import { addressesFor, type StaffAddresses } from '../../../config/mail';
import type { SiteFacts } from '../../../lists/site-facts';
import type { Places } from './digest-words';

/**
 * Whether the readers of a digest may have the names of those who sent a form: where a form has addresses of its own,
 * such as applications, only these are told who it was.
 */
export function mayNameTo(readers: readonly string[], staff: StaffAddresses | undefined): (form: string) => boolean {
  return (form) => {
    const told = staff && addressesFor(staff, form);
    return !told || told === staff.all || readers.every((reader) => told.includes(reader));
  };
}

/** As the company is called now, since the server runs for months; its address while its name cannot be read. */
export function placesOf({ name }: SiteFacts, { siteUrl, deskUrl }: Omit<Places, 'company'>): Places {
  return { company: name || new URL(siteUrl).hostname, siteUrl, deskUrl };
}
