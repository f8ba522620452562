import { hasAnswered } from '../../shared/consent';
import { safeStorage } from '../../shared/storage';
import { laterKey } from '../../shared/storage-keys';

const visit = safeStorage('sessionStorage');

/** Whether to show the banner unasked: not after a choice, and not again in a visit in which it was closed. */
export function mayAsk(): boolean {
  return !hasAnswered() && visit.read(laterKey) === null;
}

/** Closing is no answer (R-COOKIE-06), so nothing is remembered beyond this visit. */
export function askLater(): void {
  if (!hasAnswered()) visit.write(laterKey, 'true');
}
