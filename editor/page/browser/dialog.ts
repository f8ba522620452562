/** What a window says, and what can be answered. */
export interface Notice {
  heading: string;
  remark: string;
  sentences?: readonly string[];
  /** Buttons: what each answers, and its words. The first closes the window, as Escape does. */
  answers: Readonly<Record<string, string>>;
}

/**
 * Shows a window until it is answered: Decap CMS shows a failure for some seconds, in one line.
 * @returns the answer
 */
export function askInDialog({ heading, remark, sentences = [], answers }: Notice): Promise<string> {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-labelledby', 'notice');
  dialog.style.cssText = 'max-width: 44rem; padding: 1.5rem; border: 0; border-radius: 8px; font: 16px/1.5 sans-serif';
  const title = element('h2', heading);
  title.id = 'notice';
  // A window that begins with its last button begins with its end, when it is long.
  title.tabIndex = -1;
  title.autofocus = true;
  title.style.cssText = 'margin: 0 0 .5rem; font: 600 20px/1.3 sans-serif; outline: 0';
  const list = document.createElement('ul');
  list.append(...sentences.map(pointOf));
  list.style.cssText =
    'margin: 1rem 0; padding-left: 1.25rem; list-style: disc; white-space: pre-wrap; overflow-wrap: anywhere';
  const buttons = Object.entries(answers).map(([answer, words]) => {
    const button = element('button', words);
    button.style.cssText = 'margin: 1rem .75rem 0 0; padding: .5rem 1rem; font: inherit; cursor: pointer';
    button.addEventListener('click', () => dialog.close(answer));
    return button;
  });
  dialog.append(title, element('p', remark), ...(sentences.length > 0 ? [list] : []), ...buttons);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue);
    });
  });
}

/** A point of the list; one with lines of a file has the mark below its letter. */
function pointOf(sentence: string): HTMLElement {
  const point = element('li', sentence);
  if (sentence.includes('\n')) point.style.fontFamily = 'monospace';
  return point;
}

function element(name: 'h2' | 'p' | 'li' | 'button', words: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = words;
  return made;
}
