import { useEffect, useRef } from 'react';
import { addEntry, isAtEntry } from './closed-by-back';
import { isPlainClick } from './plain-click';

/** What each open thing does on Back; the topmost is the last. */
const open: (() => void)[] = [];
let isGoingBack = false;
let afterwards: (() => void) | undefined;

/**
 * Has Back do something while a thing is open, such as close it, instead of leaving the page, as people on phones
 * expect of whatever covers the page. For all that is open together there is one entry more in the history; it goes
 * when all is closed, by whichever way, so that the next Back leads to the page before.
 */
export function useBack(isOpen: boolean, onBack: () => void): void {
  const latest = useRef(onBack);
  latest.current = onBack;
  useEffect(() => {
    if (!isOpen) return;
    const answer = () => latest.current();
    open.push(answer);
    settleSoon();
    return () => {
      open.splice(open.indexOf(answer), 1);
      settleSoon();
    };
  }, [isOpen]);
}

/** When React has drawn what follows: where one thing closes as another opens, the entry stays. */
function settleSoon(): void {
  listen();
  setTimeout(settle);
}

function settle(): void {
  if (isGoingBack || open.length > 0 === isAtEntry()) return;
  if (open.length > 0) addEntry();
  else goBack();
}

function goBack(then?: () => void): void {
  isGoingBack = true;
  afterwards = then;
  window.history.back();
}

function listen(): void {
  window.addEventListener('popstate', cameBack);
  document.addEventListener('click', followFromPage, { capture: true });
}

function cameBack(): void {
  const then = afterwards;
  afterwards = undefined;
  if (isGoingBack) {
    isGoingBack = false;
    then?.();
  } else if (!isAtEntry()) open.at(-1)?.();
  settleSoon();
}

/** A link that leads on does so from the page's own entry, or Back would lead to the entry of what was open. */
function followFromPage(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !leadsOn(link) || !isPlainClick(event) || isGoingBack || !isAtEntry()) return;
  event.preventDefault();
  event.stopPropagation();
  goBack(() => link.click());
}

function leadsOn(link: HTMLAnchorElement): boolean {
  const isHere = link.origin === window.location.origin && link.target === '';
  return isHere && link.dataset.inPlace === undefined && !link.hasAttribute('aria-controls');
}
