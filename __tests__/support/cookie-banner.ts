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

/** What of the open line lies on something else, beyond the window or out of reach, as it is laid out now. */
export function crampedInBanner(): string[] {
  type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
  const line = document.querySelector('[data-cookies] section');
  const words = line?.firstElementChild;
  if (!line || !words) return ['There is no line'];
  const meet = (a: Box, b: Box) =>
    a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
  const pressed = [...line.querySelectorAll('button'), ...document.querySelectorAll('aside[data-edge=bottom] a')]
    .filter((one) => one.checkVisibility() && getComputedStyle(one.closest('aside') ?? one).position !== 'relative')
    .map((element) => ({ element, box: element.getBoundingClientRect(), name: element.textContent?.slice(0, 12) }));
  const found: string[] = [];
  const room = words.getBoundingClientRect();
  const texts = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const seen = { left, right, top: Math.max(top, room.top), bottom: Math.min(bottom, room.bottom) };
      if (left < 0 || right > window.innerWidth) found.push(`${text.textContent} leaves the window`);
      if (seen.bottom <= seen.top) continue;
      for (const { box, name } of pressed) if (meet(seen, box)) found.push(`${name} lies on ${text.textContent}`);
    }
  }
  const isReached = (element: Element, { left, right, top, bottom }: Box) =>
    element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  for (const { element, box, name } of pressed) {
    for (const other of pressed)
      if (other.element !== element && meet(box, other.box)) found.push(`${name} on another`);
    if (!line.contains(element)) continue;
    if (box.left < 0 || box.right > window.innerWidth || box.top < 0 || box.bottom > window.innerHeight)
      found.push(`${name} leaves the window`);
    if (element.scrollWidth > element.clientWidth + 1) found.push(`${name} is cut`);
    if (!isReached(element, box)) found.push(`${name} is covered`);
  }
  for (const link of words.querySelectorAll('a')) {
    if (!link.checkVisibility()) continue;
    link.scrollIntoView({ block: 'nearest' });
    const last = [...link.getClientRects()].at(-1);
    if (!last || !isReached(link, last)) found.push(`${link.textContent} is out of reach`);
  }
  words.scrollTop = 0;
  const lines = words.clientHeight / Number.parseFloat(getComputedStyle(words).lineHeight);
  // Not less than two lines, of which one can be read while the next is looked for.
  if (lines < 2) found.push(`only ${lines.toFixed(1)} lines of its words are seen`);
  return found;
}
