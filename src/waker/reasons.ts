import { arrivalKey, consentKey, formPrefix, receiptPrefix } from '../shared/storage-keys';
import { keysOf, storedIn } from './stored';

/**
 * Wakes a page that nobody has touched when something in it lives by its script: what its address asks for, a form that
 * was begun, a list that has changed since the build, or what comes into view. Never when the visitor saves data.
 */
export function onReasonToWake(wake: () => void): void {
  if (navigator.connection?.saveData) return;
  if (asksForSomething() || remembersForms() || hasCampaign()) {
    wake();
    return;
  }
  wakeInView(wake);
  wakeWhenDue(wake);
  wakeForNews(wake);
}

/** What advertisements and mail programs add to an address, which no page shows. */
const campaignParameter = /^utm_|clid$/;

function asksForSomething(): boolean {
  const { hash, search } = window.location;
  return hash !== '' || [...new URLSearchParams(search).keys()].some((key) => !campaignParameter.test(key));
}

function remembersForms(): boolean {
  const keys = [...keysOf('sessionStorage'), ...keysOf('localStorage')];
  return keys.some((key) => key.startsWith(formPrefix) || key.startsWith(receiptPrefix));
}

/** Whoever agreed to measuring is noted with the campaign or site that led here, which only the first page knows. */
function hasCampaign(): boolean {
  if (!storedIn('localStorage', consentKey)?.includes('accepted') || storedIn('sessionStorage', arrivalKey))
    return false;
  return window.location.search !== '' || document.referrer !== '';
}

function wakeInView(wake: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
  });
  for (const element of document.querySelectorAll('[data-wakes]')) observer.observe(element);
}

/** When what the page says of the time is no longer true. */
function wakeWhenDue(wake: () => void): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-due]'))
    if (Date.now() > Number(dataset.due)) wake();
}

/** Asks whether a list is still the one that the page was built with; of one that nobody can compare, the page asks. */
function wakeForNews(wake: () => void): void {
  const lists = [...document.querySelectorAll<HTMLElement>('[data-live]')].map(({ dataset }) => dataset);
  for (const [address, tag] of new Map(lists.map(({ live = '', tag }) => [live, tag]))) {
    if (tag === undefined) wake();
    else
      fetch(address, { headers: { Accept: 'application/json', 'If-None-Match': tag } }).then(
        ({ ok }) => ok && wake(),
        () => undefined,
      );
  }
}
