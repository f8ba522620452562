/**
 * A line that appears moves what stands below it, so it waits until the press that took the focus away has done what it
 * is for, which is its click. Not every press ends in one: it may scroll, drag, or open a menu.
 */
export function afterPress(act: () => void): void {
  if (waiting) waiting.push(act);
  else act();
}

/** Only while something is pressed, until its click or, where none comes, a little longer. */
let waiting: (() => void)[] | undefined;

/** In milliseconds: as long as a click may come after its press. */
const clickDelay = 100;

function release(): void {
  const acts = waiting ?? [];
  waiting = undefined;
  for (const act of acts) act();
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (waiting ??= []));
  window.addEventListener('click', release);
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, () => setTimeout(release, clickDelay));
}
