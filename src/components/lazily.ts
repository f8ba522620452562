import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** In milliseconds: the first pause after a failed load, and the longest. */
const firstPause = 1000;
const longestPause = 30_000;

/**
 * `React.lazy` for weak networks. A part that fails to load must not take the page down with it, so loading goes on
 * trying, with growing pauses and as soon as there is a connection again, while the fallback or the server's HTML stays
 * in place.
 */
export function lazily<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => untilLoaded(load));
}

/** Loads a part, however often that fails at first. */
export async function untilLoaded<T>(load: () => Promise<T>, pause = firstPause): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
      window.addEventListener('online', resolve, { once: true });
    });
    return untilLoaded(load, Math.min(pause * 2, longestPause));
  }
}
