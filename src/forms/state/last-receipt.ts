import type { FormDefinition } from '../../contract/form-definition';
import { safeStorage } from '../../shared/storage';

const storage = safeStorage('sessionStorage');

/** Of what was last sent by a form in this tab, for whoever reloads the page that showed it: receipt, blank, name. */
export function lastReceipt({ name }: FormDefinition): string | null {
  return storage.read(`receipt:${name}`);
}

/** @param request - As a notice calls it, such as "application for UI/UX Designer". */
export function keepReceipt({ name }: FormDefinition, receipt: string, request: string): void {
  storage.write(`receipt:${name}`, `${receipt} ${request}`);
}
