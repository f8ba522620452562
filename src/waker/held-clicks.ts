import { isPlainClick } from '../shared/plain-click';
import { awakeEvent } from './events';

/** In milliseconds: so long a link that is answered in place waits; then it leads where it says. */
const patience = 4000;

/** What only a script can answer; of the cookie line, the waker itself does (cookie-line.ts). */
const heldControls = 'button:not([data-choice]), a[data-in-place]';

/**
 * Keeps a click that nothing can answer yet and repeats it when the page is awake: none is lost, and whoever taps twice
 * because nothing happens is answered once.
 */
export function holdClicks(): void {
  const held = new Set<HTMLElement>();

  function hold(event: MouseEvent): void {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(heldControls) : null;
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
    const controls = [...held];
    held.clear();
    for (const control of controls) delete control.dataset.held;
    return controls;
  }

  document.addEventListener('click', hold, true);
  // Whoever has gone on meanwhile, and comes back, asks no more for it.
  window.addEventListener('pagehide', release);
  window.addEventListener(
    awakeEvent,
    () => {
      document.removeEventListener('click', hold, true);
      for (const control of release()) control.click();
    },
    { once: true },
  );
}

/** A link to a place on this page, and a button that sends a form. */
function isAnsweredByBrowser(control: HTMLElement): boolean {
  if (control instanceof HTMLAnchorElement) return control.hash !== '' && control.pathname === window.location.pathname;
  return control instanceof HTMLButtonElement && control.type !== 'button' && control.form !== null;
}
