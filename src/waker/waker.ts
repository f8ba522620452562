/**
 * The only script that runs in a page which nobody has touched (decision 0042). The build writes it into every page and
 * gives Gatsby's scripts a type that no browser loads (src/build/asleep.ts); here they are started.
 */

import { showCookieLine } from './cookie-line';
import { awakeEvent, signsOfAPerson } from './events';
import { holdClicks } from './held-clicks';
import { noteLandingPage } from './landing-page';
import { onReasonToWake } from './reasons';

let isWaking = false;

for (const sign of signsOfAPerson) window.addEventListener(sign, wake, { capture: true, passive: true });
window.addEventListener(awakeEvent, stopWatching, { once: true });
holdClicks();
noteLandingPage();
// With the page: what came later would come under a finger.
showCookieLine();
if (document.readyState === 'complete') onReasonToWake(wake);
else window.addEventListener('load', () => onReasonToWake(wake));

function wake(): void {
  if (isWaking) return;
  isWaking = true;
  stopWatching();
  document.querySelectorAll<HTMLScriptElement>('script[type=asleep]').forEach(start);
}

function stopWatching(): void {
  for (const sign of signsOfAPerson) window.removeEventListener(sign, wake, { capture: true });
}

/** A script that cannot be loaded is asked for again: meanwhile links and forms work as plain ones. */
function start(asleep: HTMLScriptElement): void {
  const script = document.createElement('script');
  script.src = asleep.src;
  script.setAttribute('integrity', asleep.getAttribute('integrity') ?? '');
  script.onerror = () => {
    script.remove();
    setTimeout(start, pause, asleep);
  };
  document.head.append(script);
}

/** In milliseconds: between two attempts to load a script. */
const pause = 3000;
