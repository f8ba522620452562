import { decisionText } from '../shared/decision';
import { reserveSpace } from '../shared/reserved-space';
import { consentKey, laterKey } from '../shared/storage-keys';
import { pressed } from './pressed';
import { listen } from './sleep';
import { storedIn, storeIn } from './stored';

/**
 * Shows whoever has not chosen the cookie line that stands hidden in the page, and takes the answer, so that it holds
 * for the next page too when this one is left at once. When the page wakes, React has the line.
 */
export function showCookieLine(): void {
  if (wasAnswered()) return;
  const watch = new MutationObserver(showOnceThere);
  watch.observe(document, { childList: true, subtree: true });
  showOnceThere();

  /** With the first that is seen of the page: what came later would come under a finger. */
  function showOnceThere(): void {
    const line = document.querySelector<HTMLElement>('[data-cookies] section');
    if (!line) return;
    watch.disconnect();
    show(line);
  }
}

function show(line: HTMLElement): void {
  line.hidden = false;
  const sizes = reserveSpace(line);
  // What stands clear of it comes at the end of the page, on a slow network long after the line is seen.
  window.addEventListener('DOMContentLoaded', () => {
    sizes.unobserve(line);
    sizes.observe(line);
  });

  function hideWhenAnswered(): void {
    line.hidden ||= wasAnswered();
  }

  function answer(event: Event): void {
    const choice = pressed(event, '[data-choice]')?.dataset.choice;
    if (choice === undefined) return;
    if (choice === 'accepted' || choice === 'declined')
      storeIn('localStorage', consentKey, decisionText(choice, line.dataset.version ?? ''));
    else storeIn('sessionStorage', laterKey, 'true');
    hideWhenAnswered();
    document.querySelector('main')?.focus({ preventScroll: true });
  }

  listen('click', answer);
  // In another tab, or on the page from which Back has led to this one, as it was.
  listen('storage', hideWhenAnswered);
  listen('pageshow', hideWhenAnswered);
}

function wasAnswered(): boolean {
  return storedIn('localStorage', consentKey) !== null || storedIn('sessionStorage', laterKey) !== null;
}
