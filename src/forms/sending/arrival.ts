import { type Attribution, attributionKeys, attributionMaxLength, readAttribution } from '../../contract/attribution';
import { consentFor, subscribe } from '../../shared/consent';
import { safeStorage } from '../../shared/storage';
import { arrivalKey } from '../../shared/storage-keys';

/**
 * How a visitor came here, sent to our own backend with a lead. The first page of the visit is always sent: it is a
 * page of ours, as the page of the form is. Campaign and referring site show where a person was before, and the site
 * works without them, so they are neither stored nor sent before the visitor agrees to measuring. Text only, for the
 * length of the visit, in sessionStorage; no cookie.
 */

const storage = safeStorage('sessionStorage');

/** Of this load of the page, so that it is still known when a visitor agrees later in it. */
let seen: Attribution = {};

/** To be called once, when the site starts in the browser. Returns the function that ends it. */
export function noteArrival(): () => void {
  seen = stored() ?? ofThisPage();
  keep();
  return subscribe(keep);
}

function keep(): void {
  storage.write(arrivalKey, JSON.stringify(attribution()));
}

/** What may be sent with a lead now. */
export function attribution(): Attribution {
  const { landing_page } = seen;
  if (consentFor('analytics')) return seen;
  return landing_page === undefined ? {} : { landing_page };
}

function ofThisPage(): Attribution {
  const { pathname, search, origin } = window.location;
  const arrival: Attribution = {};
  const query = new URLSearchParams(search);
  for (const key of attributionKeys) {
    const value = key.startsWith('utm_') ? query.get(key)?.trim() : undefined;
    if (value) arrival[key] = value.slice(0, attributionMaxLength);
  }
  const referrer = document.referrer === '' ? undefined : new URL(document.referrer);
  if (referrer && referrer.origin !== origin) {
    // Not its origin, which is `null` for an app.
    arrival.referrer = `${referrer.protocol}//${referrer.host}${referrer.pathname}`.slice(0, attributionMaxLength);
  }
  arrival.landing_page = pathname.slice(0, attributionMaxLength);
  return arrival;
}

function stored(): Attribution | undefined {
  const arrival = readAttribution(storage.read(arrivalKey) ?? '');
  return arrival.landing_page === undefined ? undefined : arrival;
}
