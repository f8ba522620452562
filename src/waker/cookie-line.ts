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
  if (!line || keysOf('localStorage').includes(consentKey) || keysOf('sessionStorage').includes(laterKey)) return;
  line.hidden = false;
  // As src/layout/cookies/use-reserved-space.ts.
  const { style } = document.documentElement;
  style.setProperty('--cookie-banner', `${window.innerHeight - line.offsetTop}px`);

  function hide(): void {
    if (line) line.hidden = true;
    style.removeProperty('--cookie-banner');
  }

  function answer({ target }: Event): void {
    const choice = target instanceof Element ? target.closest<HTMLElement>('[data-choice]')?.dataset.choice : undefined;
    if (choice === undefined) return;
    if (choice === 'accepted' || choice === 'declined')
      storeIn('localStorage', consentKey, decisionText(choice, line?.dataset.version ?? ''));
    else storeIn('sessionStorage', laterKey, 'true');
    hide();
    document.querySelector('main')?.focus({ preventScroll: true });
  }

  line.addEventListener('click', answer);
  window.addEventListener(awakeEvent, () => line.removeEventListener('click', answer), { once: true });
  window.addEventListener('storage', ({ key }) => {
    // In another tab it was answered.
    if (key === consentKey) hide();
  });
}
