import { awakeEvent } from './events';

const sleep = new AbortController();

/** Ends once React has taken over the page. */
export const whileAsleep: AbortSignal = sleep.signal;

window.addEventListener(awakeEvent, () => sleep.abort());

/**
 * Hears of it until then, and before anything in the page does. Of what scrolls, only the page itself rises to the
 * window: a row that begins at what is chosen in it moves by itself (blocks/products/industry-nav.module.css).
 */
export function listen<T extends keyof WindowEventMap>(type: T, hear: (event: WindowEventMap[T]) => void): void {
  window.addEventListener(type, hear, { capture: type !== 'scroll', signal: whileAsleep });
}
