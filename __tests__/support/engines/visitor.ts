import { expect } from '@playwright/test';
import { stir } from '../../../kit/wake';
import type { Engine } from './engine';

/** How scripts give and take an element. */
type ElementReference = Record<string, string>;

/** What can be seen: a selector, and words that it contains, in any case. */
export type Part = readonly [selector: string, words?: string];

/** Somebody who uses the site in any browser. What they look for is waited for. */
export interface EngineVisitor {
  goTo: (path: string) => Promise<void>;
  /** Opens a page and touches nothing, so that it sleeps. */
  lookAt: (path: string) => Promise<void>;
  /** Makes the window as wide and high as that, as far as the browser lets it; in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  click: (...part: Part) => Promise<void>;
  /** Types into it, which gives it the focus; for a file, its path. */
  type: (text: string, ...part: Part) => Promise<void>;
  /** Chooses the first choice of a list that says something. */
  choose: (selector: string) => Promise<void>;
  sees: (...part: Part) => Promise<void>;
  seesNot: (...part: Part) => Promise<void>;
  /** The value of a JavaScript expression. */
  value: (expression: string) => Promise<unknown>;
}

export function engineVisitor({ send }: Engine, origin: string): EngineVisitor {
  // What the page draws anew meanwhile is looked for once more.
  const find = ([selector, words = '']: Part) =>
    send('run', { script: findVisible, args: [selector, words] }).catch(staleAs(null));
  const found = async (part: Part) => {
    let element: unknown = null;
    const look = async () => {
      element = await find(part);
      return element;
    };
    await expect.poll(look, { message: `${part.join(', ')} is seen` }).not.toBeNull();
    return idOf(element);
  };
  return {
    goTo: async (path) => {
      await send('navigate', { url: origin + path });
      await send('run', { script: stir, args: [] });
      await expect.poll(() => send('run', { script: isAlive, args: [] }), { message: 'The page is alive' }).toBe(true);
    },
    lookAt: async (path) => {
      await send('navigate', { url: origin + path });
      // Until its first picture, what is further down has no place (src/waker/first-picture.ts).
      await expect.poll(() => send('run', { script: isDrawn, args: [] }), { message: 'The page is drawn' }).toBe(true);
    },
    resize: async (width, height) => {
      await send('resize', { width, height });
    },
    click: async (...part) => {
      const [selector, words = ''] = part;
      // A button that still waits for a field would take the click and do nothing.
      const click = async () => send('click', { id: await found([`:is(${selector}):not(:disabled)`, words]) });
      // The page drew it anew between the look and the click; a person would see the new one.
      if ((await click().catch(staleAs('stale'))) === 'stale') await click();
    },
    type: async (text, ...part) => {
      await send('type', { id: await found(part), text: text.replaceAll('\n', enter) });
    },
    choose: async (selector) => {
      await found([selector]);
      const choice = 'return document.querySelector(arguments[0]).querySelector(\'option:not([value=""])\')';
      await send('click', { id: idOf(await send('run', { script: choice, args: [selector] })) });
    },
    sees: async (...part) => {
      await found(part);
    },
    seesNot: async (...part) => {
      await expect.poll(() => find(part), { message: `${part.join(', ')} is not seen` }).toBeNull();
    },
    value: (expression) => send('run', { script: `return ${expression}`, args: [] }),
  };
}

/** In the place of an element that the page has drawn anew since somebody looked. */
function staleAs<T>(value: T): (error: Error) => T {
  return (error) => {
    if (!error.message.includes('stale element')) throw error;
    return value;
  };
}

/** The key, which WebKit wants for a new line; in private use by the standard of WebDriver. */
const enter = '\uE007';

/** In the page: the first part that can be seen, moved away from what is fixed at the edges. */
const findVisible = `
  const [selector, words] = arguments;
  const has = ({ textContent, ariaLabel }) =>
    [textContent, ariaLabel].some((text) => (text ?? '').replace(/\\s+/g, ' ').toLowerCase().includes(words.toLowerCase()));
  const seen = [...document.querySelectorAll(selector)].find(
    (one) => has(one) && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.getClientRects().length > 0);
  seen?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return seen ?? null;`;

/** In the page: whether all of it is laid out. */
const isDrawn = "return !('first' in document.documentElement.dataset)";

/** In the page: whether React has taken it over, as in `cameAlive`. */
const isAlive = `
  const main = document.querySelector('main');
  return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));`;

function idOf(element: unknown): string {
  const [id] = Object.values(element as ElementReference);
  if (id === undefined) throw new Error('The browser gave no element');
  return id;
}
