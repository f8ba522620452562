import site from '../../data/site.json';
import { isRecord } from '../contract/record';
import { type Choice, decisionText } from './decision';
import { safeStorage } from './storage';
import { consentKey } from './storage-keys';

/**
 * What a visitor has allowed beyond the necessary (R-COOKIE-04..06). Code that is not necessary asks `consentFor`
 * before it runs, and `subscribe`s in order to stop. docs/decisions/0012 says how a measuring tool would be attached.
 */
export type ConsentCategory = 'analytics' | 'marketing';

/** Fired on `window` with every choice; its `detail` is a `ConsentSignals`. Before the first one, all is denied. */
export const consentEvent = 'consentchange';

/** Under the names of Google Consent Mode v2, for `gtag('consent', 'update', event.detail)`. */
export type ConsentSignals = Record<
  'analytics_storage' | 'ad_storage' | 'ad_user_data' | 'ad_personalization',
  'granted' | 'denied'
>;

const storage = safeStorage('localStorage');

/** Whether code of this category may run now. Never before a choice, nor by one that was made for an older policy. */
export function consentFor(category: ConsentCategory): boolean {
  return signals()[categorySignals[category]] === 'granted';
}

/** Calls back after each choice, in this tab or another. Returns the function that ends it. */
export function subscribe(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key === consentKey || key === null) listener();
  };
  window.addEventListener(consentEvent, listener);
  window.addEventListener('storage', elsewhere);
  return () => {
    window.removeEventListener(consentEvent, listener);
    window.removeEventListener('storage', elsewhere);
  };
}

/** Stores the visitor's choice and notifies every subscriber. */
export function choose(choice: Choice): void {
  storage.write(consentKey, decisionText(choice, site.cookies.version));
  window.dispatchEvent(new CustomEvent<ConsentSignals>(consentEvent, { detail: signals() }));
}

/** The choice that holds: null before any, and for what only means "do not ask" (R-COOKIE-05). */
export function currentChoice(): Choice | null {
  const decision = parse(storage.read(consentKey));
  if (decision?.version !== site.cookies.version) return null;
  return decision.choice === 'accepted' || decision.choice === 'declined' ? decision.choice : null;
}

/** Whether the visitor has been asked before: any value says so, also the `true` of the old site (R-COOKIE-05). */
export function hasAnswered(): boolean {
  return storage.read(consentKey) !== null;
}

const categorySignals = { analytics: 'analytics_storage', marketing: 'ad_storage' } as const;

function signals(): ConsentSignals {
  const state = currentChoice() === 'accepted' ? 'granted' : 'denied';
  return { analytics_storage: state, ad_storage: state, ad_user_data: state, ad_personalization: state };
}

function parse(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
