import { isAtEntry } from '../shared/closed-by-back';
import { listen } from './sleep';

/**
 * Whoever goes back twice while a page loads, as on weak networks, is at an address of the same document for which
 * Gatsby has loaded nothing, and would be left with an empty page. So what stands at that address is loaded like any
 * page.
 */
export function loadWhereBackLeads(): void {
  const { pathname } = window.location;
  function load(): void {
    if (window.location.pathname !== pathname) window.location.reload();
  }
  listen('popstate', load);
}

/**
 * Whatever was open when a page was loaded anew is closed now, and Back would first pass through its entry. Not so what
 * is opened before all of the page has arrived.
 */
export function leaveEntryOfWhatWasOpen(): void {
  if (!isAtEntry()) return;
  window.addEventListener('load', () => {
    if (isAtEntry()) window.history.back();
  });
}
