import { awakeEvent } from './events';

const sleep = new AbortController();

/** Ends once React has taken over the page. */
export const whileAsleep: AbortSignal = sleep.signal;

window.addEventListener(awakeEvent, () => sleep.abort(), { once: true });

/** Hears of it until then, and before anything in the page does. */
export function listen<T extends keyof WindowEventMap>(type: T, hear: (event: WindowEventMap[T]) => void): void {
  window.addEventListener(type, hear, { capture: true, signal: whileAsleep });
}
