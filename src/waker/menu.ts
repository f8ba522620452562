import { isPlainClick } from '../shared/plain-click';
import { whileAsleep } from './sleep';

/**
 * Opens and closes the menu of a phone by the address, as without a script, but leaves no entry in the history: Back
 * leads to the page before.
 */
export function openMenuInPlace(): void {
  function follow(event: MouseEvent): void {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('header a[href^="#"]') : null;
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    window.location.replace(link.href);
  }
  document.addEventListener('click', follow, { capture: true, signal: whileAsleep });
}
