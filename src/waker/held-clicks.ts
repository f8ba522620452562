import { isPlainClick } from '../shared/plain-click';
import { whileAsleep } from './sleep';

/**
 * In milliseconds: so long a link that is answered in place waits; then it leads where it says. The scripts take five
 * seconds at 50 kB/s.
 */
const patience = 10_000;

/** What a script may have to answer; of the cookie line, the waker itself does (cookie-line.ts). */
const controls = 'button:not([data-choice]), a[href]';

/**
 * Keeps a click that nothing can answer yet and repeats it when the page is awake: none is lost, and whoever taps twice
 * because nothing happens is answered once.
 */
export function holdClicks(): void {
  const held = new Set<HTMLElement>();

  function hold(event: MouseEvent): void {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
    if (!control || isAnsweredByBrowser(control) || !isPlainClick(event)) return;
    event.preventDefault();
    held.add(control);
    control.dataset.held = '';
    if (control instanceof HTMLAnchorElement) setTimeout(follow, patience, control);
  }

  function follow(link: HTMLAnchorElement): void {
    if (held.has(link)) window.location.assign(link.href);
  }

  function release(): HTMLElement[] {
    const all = [...held];
    held.clear();
    for (const control of all) delete control.dataset.held;
    return all;
  }

  document.addEventListener('click', hold, { capture: true, signal: whileAsleep });
  // Whoever has gone on meanwhile, and comes back, asks no more for it.
  window.addEventListener('pagehide', release);
  whileAsleep.addEventListener('abort', () => {
    for (const control of release()) control.click();
  });
}

/** A link that leads on or to a place on this page, and a button that sends a form. */
function isAnsweredByBrowser(control: HTMLElement): boolean {
  if (control instanceof HTMLAnchorElement) return control.dataset.inPlace === undefined && !asksThisPage(control);
  return control instanceof HTMLButtonElement && control.type !== 'button' && control.form !== null;
}

/** As the filters of a list do: it would be loaded again, and only then woken to answer. */
function asksThisPage({ origin, pathname, search }: HTMLAnchorElement): boolean {
  const here = window.location;
  return origin === here.origin && pathname === here.pathname && search !== here.search;
}
