import { decisionText } from '../shared/decision';
import { consentKey, laterKey } from '../shared/storage-keys';
import { awakeEvent } from './events';
import { keysOf, storeIn } from './stored';

/**
 * Shows whoever has not chosen the cookie line that stands hidden in the page, and takes the answer, so that it holds
 * for the next page too when this one is left at once. When the page wakes, React has the line.
 */
export function showCookieLine(): void {
  const line = document.querySelector<HTMLElement>('[data-cookies] > section');
  if (!line || wasAnswered()) return;
  line.hidden = false;
  // As src/layout/cookies/use-reserved-space.ts.
  const { style } = document.documentElement;
  style.setProperty('--cookie-banner', `${window.innerHeight - line.offsetTop}px`);

  function hideWhenAnswered(): void {
    if (!line || !wasAnswered()) return;
    line.hidden = true;
    style.removeProperty('--cookie-banner');
  }

  function answer({ target }: Event): void {
    const choice = target instanceof Element ? target.closest<HTMLElement>('[data-choice]')?.dataset.choice : undefined;
    if (choice === undefined) return;
    if (choice === 'accepted' || choice === 'declined')
      storeIn('localStorage', consentKey, decisionText(choice, line?.dataset.version ?? ''));
    else storeIn('sessionStorage', laterKey, 'true');
    hideWhenAnswered();
    document.querySelector('main')?.focus({ preventScroll: true });
  }

  const sleep = new AbortController();
  const { signal } = sleep;
  line.addEventListener('click', answer, { signal });
  // In another tab, or on the page from which Back has led to this one, as it was.
  window.addEventListener('storage', hideWhenAnswered, { signal });
  window.addEventListener('pageshow', hideWhenAnswered, { signal });
  window.addEventListener(awakeEvent, () => sleep.abort(), { once: true });
}

function wasAnswered(): boolean {
  return keysOf('localStorage').includes(consentKey) || keysOf('sessionStorage').includes(laterKey);
}
