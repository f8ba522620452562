/** What the tests of the cookie banner run in the page. None of these may use anything outside itself. */

declare global {
  interface Window {
    layoutWatch: { largest: string };
  }
}

/** Notes whether the banner is the page's largest part, which the page would be waited for. */
export function watchLargest(): void {
  const watch = { largest: 'page' };
  window.layoutWatch = watch;
  const isInBanner = (node: Node | null | undefined) => node?.parentElement?.closest('[data-cookies]') != null;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      watch.largest = isInBanner((entry as PerformanceEntry & { element?: Element }).element) ? 'banner' : 'page';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** What stands elsewhere when the banner is there than when it is not. */
export function movedByBanner(): string[] {
  const banner = document.querySelector<HTMLElement>('[data-cookies] section');
  const parts = [...document.querySelectorAll('header *, main *')];
  const placeOf = (part: Element) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [x, y, width, height].join();
  };
  const places = parts.map(placeOf);
  if (!banner || banner.hidden) return ['There is no banner'];
  banner.hidden = true;
  const moved = parts.filter((part, index) => placeOf(part) !== places[index]);
  banner.hidden = false;
  return moved.map(({ outerHTML }) => outerHTML.slice(0, 80));
}

/** Resolves when nothing has moved for as many frames as half a second has. */
export async function scrollingEnds(): Promise<void> {
  let before = Number.NaN;
  for (let still = 0; still < 30; still += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (window.scrollY !== before) still = 0;
    before = window.scrollY;
  }
}

/** Whether nothing lies on the title of a message. */
export function titleIsSeen(words: string): boolean {
  const title = [...document.querySelectorAll('form [role=alert], form [role=alert] > *')].find(
    ({ textContent }) => textContent === words,
  );
  if (!title) return false;
  const { left, top, bottom } = title.getBoundingClientRect();
  const isOnTop = (y: number) => title.contains(document.elementFromPoint(left + 5, y));
  return isOnTop(top + 1) && isOnTop(bottom - 1);
}

/** The label of the focused control if the banner lies on any of it in what is painted next. */
export async function focusUnderBanner(): Promise<string> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const cover = document.querySelector('[data-cookies] section');
  const focused = document.activeElement;
  if (!cover || !focused || focused === document.body || cover.contains(focused)) return '';
  const [a, b] = [cover.getBoundingClientRect(), focused.getBoundingClientRect()];
  const overlaps = a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom;
  // On a phone the ways to talk stand on it.
  const across = (Math.max(a.left, b.left) + Math.min(a.right, b.right)) / 2;
  const down = (Math.max(a.top, b.top) + Math.min(a.bottom, b.bottom)) / 2;
  if (overlaps && focused.contains(document.elementFromPoint(across, down))) return '';
  return overlaps && b.height < window.innerHeight / 2
    ? (focused.textContent ?? '').slice(0, 40) || focused.tagName
    : '';
}
