/**
 * The only script that runs in a page which nobody has touched (decision 0042). The build writes it into the head of
 * every page and gives Gatsby's scripts a type that no browser loads (src/build/asleep.ts); here they are started.
 * It runs before the body is there, because on a slow network a page is tapped long before the last of it has arrived.
 */

import { showCookieLine } from './cookie-line';
import { signsOfAPerson } from './events';
import { fetchFilesAhead } from './files-ahead';
import { drawFirstPictureFirst } from './first-picture';
import { leaveEntryOfWhatWasOpen, loadWhereBackLeads } from './going-back';
import { holdClicks } from './held-clicks';
import { noteLandingPage } from './landing-page';
import { openMenuInPlace } from './menu';
import { onReasonToWake } from './reasons';
import { listen } from './sleep';

let isWaking = false;

for (const sign of signsOfAPerson) listen(sign, wake);
// It may have been touched meanwhile, and what it shows may have changed.
listen('online', wake);
drawFirstPictureFirst();
loadWhereBackLeads();
leaveEntryOfWhatWasOpen();
holdClicks();
openMenuInPlace();
noteLandingPage();
showCookieLine();
window.addEventListener('load', () => onReasonToWake(wake));

/**
 * Not without a network: a file fetched ahead that fails once counts as gone, for the browser and for Gatsby, which
 * then gives the page up.
 */
function wake(): void {
  if (isWaking || !navigator.onLine) return;
  isWaking = true;
  // For styles: pictures further down are fetched from now on, before they are seen.
  document.documentElement.dataset.woken = '';
  if (document.readyState === 'loading') window.addEventListener('DOMContentLoaded', startAll);
  else startAll();
}

function startAll(): void {
  document.querySelectorAll<HTMLScriptElement>('script[type=asleep]').forEach(start);
  fetchFilesAhead();
}

/** A script that cannot be loaded is asked for again: meanwhile links and forms work as plain ones. */
function start(asleep: HTMLScriptElement): void {
  const script = document.createElement('script');
  script.src = asleep.src;
  script.integrity = asleep.integrity;
  script.onerror = () => {
    script.remove();
    setTimeout(start, pause, asleep);
  };
  document.head.append(script);
}

/** In milliseconds: between two attempts to load a script. */
const pause = 3000;
