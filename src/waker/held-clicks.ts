import { isPlainClick } from '../shared/plain-click';
import { pressed } from './pressed';
import { listen, whileAsleep } from './sleep';

/**
 * In milliseconds: so long a link that is answered in place waits; then it leads where it says. The scripts take five
 * seconds at 50 kB/s. To load this very page once more would begin them anew; another page works without them.
 */
const patience = 10_000;
const patienceElsewhere = 2500;

/** What a script may have to answer; of the cookie line, the waker itself does (cookie-line.ts). */
const controls = '[type=button]:not([data-choice]), a[href]';

/**
 * Keeps a click that nothing can answer yet and repeats it when the page is awake: none is lost, and whoever taps twice
 * because nothing happens is answered once. Without a network a form is kept as well, and a line says so: the browser
 * would leave the page, and what was typed, for its own page of errors.
 */
export function holdClicks(): void {
  function holdClick(event: MouseEvent): void {
    const control = pressed(event, controls);
    if (control && !leadsOn(control) && isPlainClick(event)) hold(event, control);
  }

  function holdForm(event: SubmitEvent): void {
    if (!navigator.onLine && event.submitter) hold(event, event.submitter);
  }

  function hold(event: Event, control: HTMLElement): void {
    event.preventDefault();
    control.dataset.held = '';
    wait();
  }

  /** A line says so while there is no network. */
  function wait(): void {
    const all = held();
    document.documentElement.toggleAttribute('data-offline', !navigator.onLine && all.length > 0);
    for (const control of all) setTimeout(goOn, isElsewhere(control) ? patienceElsewhere : patience, control);
  }

  /** As without a script, once there is a network. */
  function goOn(control: HTMLElement): void {
    if (!navigator.onLine || !control.matches('[data-held]:not([type=button])')) return;
    delete control.dataset.held;
    if (control instanceof HTMLAnchorElement) window.location.assign(control.href);
    else control.click();
  }

  function held(): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>('[data-held]')];
  }

  function release(): HTMLElement[] {
    const all = held();
    for (const control of all) delete control.dataset.held;
    wait();
    return all;
  }

  listen('click', holdClick);
  listen('submit', holdForm);
  listen('offline', wait);
  listen('online', wait);
  // Whoever has gone on meanwhile, and comes back, asks no more for it.
  window.addEventListener('pagehide', release);
  // After React's own work, which the clicks may change; from now on it answers new ones itself.
  whileAsleep.addEventListener('abort', () => {
    for (const control of release()) setTimeout(() => control.click());
  });
}

/** On another page of ours, which is neither a picture nor a film. */
function isElsewhere(control: HTMLElement): boolean {
  if (!(control instanceof HTMLAnchorElement)) return false;
  const isPage = /^\/[^.]*$/.test(control.getAttribute('href') ?? '');
  return isPage && control.pathname !== window.location.pathname;
}

/** A link, unless a script answers it in place, or it asks this very page something, as the filters of a list do. */
function leadsOn(control: HTMLElement): boolean {
  if (!(control instanceof HTMLAnchorElement) || 'inPlace' in control.dataset) return false;
  const { origin, pathname, search } = window.location;
  return control.search === search || control.origin + control.pathname !== origin + pathname;
}
