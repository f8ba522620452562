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

/** A place on the page, or a parameter, but for those of advertisements and mail programs, which no page shows. */
const question = /^#|[?&](?!utm_|\w*clid=)/;

function asksForSomething(): boolean {
  const { hash, search } = window.location;
  return question.test(hash + search);
}

function remembersForms(): boolean {
  const keys = [...keysOf('sessionStorage'), ...keysOf('localStorage')];
  return keys.some((key) => key.startsWith(formPrefix) || key.startsWith(receiptPrefix));
}

/** Whoever agreed to measuring is noted with the campaign or site that led here, which only the first page knows. */
function hasCampaign(): boolean {
  const isMeasured = storedIn('localStorage', consentKey)?.includes('accepted') === true;
  return isMeasured && !storedIn('sessionStorage', arrivalKey) && window.location.search + document.referrer !== '';
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
  const lists = [...document.querySelectorAll<HTMLElement>('[data-live]')];
  for (const [address, tag] of new Map(lists.map(({ dataset: { live = '', tag } }) => [live, tag]))) {
    if (tag === undefined) wake();
    else
      fetch(address, { headers: { Accept: 'application/json', 'If-None-Match': tag } }).then(
        ({ ok }) => ok && wake(),
        () => undefined,
      );
  }
}
