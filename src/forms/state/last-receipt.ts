import { safeStorage } from '../../shared/storage';
import { receiptPrefix } from '../../shared/storage-keys';

const storage = safeStorage('sessionStorage');

/**
 * Of what was last sent in this tab from a form, for whoever reloads the page that showed it: receipt, blank, name.
 * Another plan or position has an address of its own, so that nobody takes it for ordered.
 * @param address - Of the page where the form is found.
 */
export function lastReceipt(address: string): string | null {
  return storage.read(receiptPrefix + address);
}

/** @param request - As a notice calls it, such as "application for UI/UX Designer". */
export function keepReceipt(address: string, receipt: string, request: string): void {
  storage.write(receiptPrefix + address, `${receipt} ${request}`);
}
