import type { FormDefinition } from '../../contract/form-definition';
import { safeStorage } from '../../shared/storage';

const storage = safeStorage('sessionStorage');

/** The receipt of what was last sent by a form in this tab, for whoever reloads the page that showed it. */
export function lastReceipt({ name }: FormDefinition): string | null {
  return storage.read(`receipt:${name}`);
}

export function keepReceipt({ name }: FormDefinition, receipt: string): void {
  storage.write(`receipt:${name}`, receipt);
}
