import { isPlainClick } from '../shared/plain-click';
import { pressed } from './pressed';
import { listen } from './sleep';

/**
 * Opens and closes the menu of a phone by the address, as without a script, but leaves no entry in the history: Back
 * leads to the page before.
 */
export function openMenuInPlace(): void {
  function follow(event: MouseEvent): void {
    const link = pressed<HTMLAnchorElement>(event, 'header a[href^="#"]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    window.location.replace(link.href);
  }
  listen('click', follow);
}
