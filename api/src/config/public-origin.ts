import type { DeliveryConfig } from './delivery';
import type { EnvReader } from './env-reader';
import { isThisMachine } from './service-url';
import type { SettingName } from './setting-names';

/**
 * `SITE_URL`, and `GATSBY_API_URL` where the API has a host of its own. Links in letters begin with them and browsers
 * are let in by them, so with a forgotten one everything would start, and nothing work, for everybody but us.
 */
export function checkPublicOrigins(
  read: EnvReader,
  { siteUrl, apiUrl, delivery }: { siteUrl: string; apiUrl: string; delivery: DeliveryConfig },
  isProduction: boolean,
): void {
  if (isProduction) {
    const must = 'must be the https address under which visitors reach it, when NODE_ENV=production';
    const refuse = (name: SettingName, reason: string) => read.refuse(name, `${must}: ${reason}.`);
    const [siteReason, apiReason] = [siteUrl, apiUrl].map(whyNotPublic);
    if (siteReason && read.isSound('SITE_URL')) refuse('SITE_URL', siteReason);
    if (apiUrl !== siteUrl && apiReason) refuse('GATSBY_API_URL', apiReason);
  } else if (
    delivery.mail &&
    read.isSound('SITE_URL') &&
    !isThisMachine(delivery.mail.smtp.host) &&
    isThisMachine(hostOf(apiUrl))
  ) {
    const name = apiUrl === siteUrl ? 'SITE_URL' : 'GATSBY_API_URL';
    const must = read.text(name, '') === '' ? 'must be set when SMTP_URL is' : `leads to this machine (${apiUrl})`;
    read.mistake(`${name} ${must}: links in letters would lead to the machine of their reader.`);
  }
}

function whyNotPublic(origin: string): string | undefined {
  const host = hostOf(origin);
  if (isThisMachine(host)) return `${host} is this machine`;
  if (placeholder.test(host)) return `${host} is a name for examples and tests, which leads nowhere`;
  return origin.startsWith('https:') ? undefined : 'it does not begin with https:';
}

/** Names that lead nowhere (RFC 2606), such as those of our own guide. */
const placeholder = /(?:^|\.)(?:example|test|invalid|example\.(?:com|net|org))$/;

function hostOf(origin: string): string {
  return new URL(origin).hostname.replace(/^\[|\]$/g, '');
}
