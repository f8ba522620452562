import type { Attribution } from '../contract/attribution';
import { arrivalKey } from '../shared/storage-keys';
import { storedIn, storeIn } from './stored';

/**
 * Keeps the first page of a visit for a lead (src/forms/sending/arrival.ts), when it is left before it woke. Whoever
 * comes back finds nothing that would hide what that module reads itself.
 */
export function noteLandingPage(): void {
  window.addEventListener('pagehide', () => {
    const arrival: Attribution = { landing_page: window.location.pathname };
    if (storedIn('sessionStorage', arrivalKey) === null) storeIn('sessionStorage', arrivalKey, JSON.stringify(arrival));
  });
}
