/** In the state of a history entry that is there only while something covers the page (src/shared/use-back.ts). */
const mark = 'closedByBack';

/** Adds the entry. Gatsby knows one by the rest of its state, and takes this one for the page's own. */
export function addEntry(): void {
  window.history.pushState({ ...window.history.state, [mark]: true }, '');
}

/** Whether it is the current one. */
export function isAtEntry(): boolean {
  return window.history.state?.[mark] === true;
}
