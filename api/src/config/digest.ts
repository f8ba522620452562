import { emailAddresses } from './email-addresses';
import type { EnvReader } from './env-reader';

/** The daily letter to staff about what waits. */
export interface DigestConfig {
  to: readonly string[];
  /** In Dhaka: from when on it is sent, 0 to 23. */
  hour: number;
  /** So many days without a lead are said; 0: they never are. */
  noLeadDays: number;
}

/** What holds where no setting says otherwise. */
export const digestDefaults = { hour: 8, noLeadDays: 7 };

/**
 * DIGEST_TO, DIGEST_HOUR and NO_LEAD_DAYS; undefined when nobody gets it. Adds its mistakes to those of the reader.
 * @param staff - Of MAIL_TO
 */
export function digestConfig(read: EnvReader, staff: readonly string[]): DigestConfig | undefined {
  const hour = read.integer('DIGEST_HOUR', digestDefaults.hour, 0, 23);
  const noLeadDays = read.integer('NO_LEAD_DAYS', digestDefaults.noLeadDays, 0, 365);
  if (read.text('DIGEST_TO', '') === 'off') return undefined;
  const own = emailAddresses(read, 'DIGEST_TO', 'off, or ');
  const to = own.length > 0 ? own : staff;
  if (to.length > 0) return { to, hour, noLeadDays };
  for (const name of ['DIGEST_HOUR', 'NO_LEAD_DAYS'] as const) {
    if (read.text(name, '') !== '') read.mistake(`${name} must come with MAIL_TO or DIGEST_TO, or nothing is sent.`);
  }
  return undefined;
}
