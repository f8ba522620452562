import type { Attribution } from '../contract/attribution';
import { arrivalKey } from '../shared/storage-keys';
import { storedIn, storeIn } from './stored';

/**
 * Keeps the first page of a visit for a lead (src/forms/sending/arrival.ts), when it is left before it woke. Whoever
 * comes back finds nothing that would hide what that module reads itself.
 */
export function noteLandingPage(): void {
  window.addEventListener('pagehide', () => {
    if (storedIn('sessionStorage', arrivalKey)) return;
    const { pathname } = window.location;
    storeIn('sessionStorage', arrivalKey, JSON.stringify({ landing_page: pathname } satisfies Attribution));
  });
}
