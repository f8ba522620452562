import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from '../engines/engine';
import { type Hands, type Key, type Point, type Size, settled } from './hands';

/** Keys of WebDriver (Actions, 17.4.2), which stand in private use; others are their own sign. */
const signs: Partial<Record<Key, string>> = {
  Escape: '\uE00C',
  Enter: '\uE007',
  Space: ' ',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Home: '\uE011',
  End: '\uE010',
  PageDown: '\uE00F',
  Tab: '\uE004',
};
const shift = '\uE008';

/** Hands with a mouse on Firefox or WebKit. */
export function engineHands({ send }: Engine): Hands {
  const run = <Given extends unknown[], Result>(
    script: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ) =>
    settled(async () => {
      // In a list, so that the nothing of a page that is being left is told from an answer.
      const asked = `${stayHere}; return Promise.resolve((${script})(...arguments)).then((answer) => [answer])`;
      const [answer] = (await send('run', { script: asked, args: given })) as [Result];
      return answer;
    });
  const mouse = (at: Point, ...more: object[]) => {
    const move = { type: 'pointerMove', duration: 0, x: Math.floor(at.x), y: Math.floor(at.y), origin: 'viewport' };
    return act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [move, ...more] });
  };
  const act = async (source: object) => void (await send('act', { actions: [source] }));
  return {
    goTo: async (address) => void (await send('navigate', { url: address })),
    point: (at) => mouse(at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    hover: (at) => mouse(at),
    press: (key, withShift = false) => {
      const value = signs[key] ?? key;
      const strokes = [...(withShift ? [shift] : []), value];
      const actions = [
        ...strokes.map((one) => ({ type: 'keyDown', value: one })),
        ...strokes.reverse().map((one) => ({ type: 'keyUp', value: one })),
      ];
      return act({ type: 'key', id: 'keyboard', actions });
    },
    size: () => run((): Size => ({ width: window.innerWidth, height: window.innerHeight })),
    resize: async (size) => {
      await send('resize', { ...size });
      // The window system answers later.
      await pause(100);
    },
    run,
  };
}

/** In the page: links to other sites and tabs lead nowhere, since a driver would go there and stay. */
const stayHere = `window.isHeld ??= Boolean(document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && (link.target === '_blank' || link.origin !== location.origin)) event.preventDefault();
}, true)) || true`;
