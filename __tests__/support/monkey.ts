import type { Page } from '@playwright/test';
import { Random } from '../../kit/random';

/** Somebody who does whatever comes to mind, the same for the same seed, and looks whether the page still holds. */
export interface Monkey {
  page: Page;
  seed: number;
  /** Sites' own addresses to begin at, again and again. */
  addresses: readonly string[];
  hasTouch: boolean;
}

/** Of this many actions one opens another page by its address. */
const stay = 40;

/**
 * Acts so many times.
 * @returns what was broken, with the action after which it was seen; it ends there
 */
export async function play({ page, seed, addresses, hasTouch }: Monkey, actions: number): Promise<string[]> {
  const random = new Random(seed);
  page.on('dialog', (dialog) => void dialog.accept());
  let tabs = Promise.resolve();
  page.context().on('page', (other) => {
    tabs = tabs.then(() => closeTab(other, page));
  });
  await page.addInitScript(watchHeader);
  for (let action = 0; action < actions; action += 1) {
    if (action % stay === 0) await page.goto(random.pick(addresses), { waitUntil: 'load' });
    const act = random.pick(hasTouch ? touches : clicks);
    // A page that lies behind another tab answers nobody.
    await tabs;
    const detail = await doers[act](page, random, hasTouch);
    // What people see: sizes are measured and answered by the page from one frame to the next.
    await drawn(page);
    const broken = await settled(page, () => page.evaluate(brokenInvariants, act === 'tab'));
    if (broken.length > 0) return broken.map((fault) => `${fault} (action ${action}: ${act} ${detail}, ${page.url()})`);
  }
  return [];
}

type Act = 'press' | 'tab' | 'point' | 'hover' | 'wheel' | 'turn' | 'history';

/** How often each is done, by how often it stands here. */
const clicks: readonly Act[] = [
  'point',
  'point',
  'point',
  'point',
  'hover',
  'hover',
  'press',
  'press',
  'tab',
  'tab',
  'wheel',
  'wheel',
  'turn',
  'history',
];
const touches: readonly Act[] = clicks.filter((act) => act !== 'hover');

const doers: Record<Act, (page: Page, random: Random, hasTouch: boolean) => Promise<string>> = {
  press: async (page, random) => {
    const key = random.pick(['Escape', 'Enter', 'Space', 'ArrowDown', 'ArrowRight', 'Home', 'End', 'PageDown', 'x']);
    // The list of a select is the browser's own, and takes all that is done until it closes.
    const isSelect = await settled(page, () => page.evaluate(() => document.activeElement?.tagName === 'SELECT'));
    if (!isSelect) await page.keyboard.press(key);
    return key;
  },
  tab: async (page, random) => {
    const key = random.pick(['Tab', 'Tab', 'Shift+Tab']);
    await page.keyboard.press(key);
    return key;
  },
  point: async (page, random, hasTouch) => {
    const place = await placeOf(page, random);
    if (hasTouch) await tap(page, place);
    else await page.mouse.click(place.x, place.y);
    return place.label;
  },
  hover: async (page, random) => {
    const place = await placeOf(page, random);
    await page.mouse.move(place.x, place.y);
    // Sometimes long enough for a menu to open.
    if (random.chance(0.5)) await page.waitForTimeout(200);
    return place.label;
  },
  wheel: async (page, random) => {
    const by = random.pick([28, -28, 300, -300, 5_000, -5_000]);
    await settled(page, () => page.evaluate((distance) => window.scrollBy(0, distance), by));
    return String(by);
  },
  turn: async (page) => {
    const { width, height } = page.viewportSize() ?? { width: 360, height: 640 };
    await page.setViewportSize({ width: height, height: width });
    await drawn(page);
    return `to ${height} px`;
  },
  history: async (page, random) => {
    const direction = random.pick(['back', 'forward'] as const);
    await settled(page, () => page.evaluate((way) => history.go(way === 'back' ? -1 : 1), direction));
    return direction;
  },
};

interface Place {
  x: number;
  y: number;
  label: string;
}

/** Of something that can be pressed and is in sight, or now and then just anywhere. */
async function placeOf(page: Page, random: Random): Promise<Place> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const anywhere = { x: random.fraction() * width, y: random.fraction() * height, label: 'anywhere' };
  if (random.chance(0.15)) return anywhere;
  const places = await settled(page, () => page.evaluate(pressable));
  return places.length > 0 ? random.pick(places) : anywhere;
}

/**
 * With a finger, which is no quicker than the page is drawn: Chromium ends a page that a touch meets in between when it
 * has just been turned.
 */
export async function tap(page: Page, { x, y }: Pick<Place, 'x' | 'y'>): Promise<void> {
  await drawn(page);
  await page.touchscreen.tap(x, y);
}

/** Waits for a page that is being left: what is asked of it then comes to nothing. */
async function settled<T>(page: Page, ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      await page.waitForLoadState('load');
      return await ask();
    } catch (error) {
      if (tries === 5) throw error;
    }
  }
}

/** What has been closed meanwhile, as everything is when a test ends, is no fault. */
async function closeTab(tab: Page, page: Page): Promise<void> {
  await tab.close().catch(() => undefined);
  await page.bringToFront().catch(() => undefined);
}

/** Waits until the page has drawn what it was told last. */
function drawn(page: Page): Promise<void> {
  const twoFrames = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
  return settled(page, () => page.evaluate(twoFrames));
}

/** In the page: how often the header has changed its style since the last look. */
function watchHeader(): void {
  const watch = { changes: 0 };
  Object.assign(window, { headerWatch: watch });
  document.addEventListener('DOMContentLoaded', () => {
    const header = document.querySelector('header');
    if (!header) return;
    new MutationObserver((changes) => {
      watch.changes += changes.length;
    }).observe(header, { attributes: true, attributeFilter: ['class'] });
  });
}

/** In the page. */
function pressable(): Place[] {
  const all = [...document.querySelectorAll<HTMLElement>('a, button, summary, input, textarea, [role=tab]')];
  return all.flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    const under = document.elementFromPoint(left, top);
    const leaves = element instanceof HTMLAnchorElement && /^(tel|mailto):/.test(element.href);
    const opens = element instanceof HTMLInputElement && element.type === 'file';
    if (width === 0 || leaves || opens || !under || !element.contains(under)) return [];
    return [{ x: left, y: top, label: (element.textContent ?? '').trim().slice(0, 40) || element.tagName }];
  });
}

declare global {
  interface Window {
    headerWatch?: { changes: number };
  }
}

/** In the page: what a visitor would call broken. `tabbed`: the focus has just been moved by Tab. */
export function brokenInvariants(tabbed: boolean): string[] {
  const broken: string[] = [];
  const root = document.documentElement;
  const isSheetOpen = document.querySelector('[aria-controls=site-menu][aria-expanded=true]') !== null;
  const isModal = document.querySelector('dialog:modal') !== null;
  if (!isSheetOpen && !isModal) {
    const parts = [...document.querySelectorAll('main, footer, aside, header')];
    if (parts.some((part) => part.closest('[inert]'))) broken.push('Something is inert, and nothing is open');
    if (getComputedStyle(root).overflowY === 'hidden') broken.push('The page cannot be scrolled, and nothing is open');
  }
  if (isSheetOpen && window.matchMedia('(min-width: 37.5625em)').matches) broken.push('The sheet of a phone is open');
  if (root.scrollWidth > window.innerWidth + 1) broken.push(`The page is ${root.scrollWidth} px wide`);
  const changes = window.headerWatch?.changes ?? 0;
  if (changes > 4) broken.push(`The header changed its style ${changes} times`);
  if (window.headerWatch) window.headerWatch.changes = 0;
  const focused = document.activeElement;
  if (tabbed && focused && focused !== document.body) {
    const { x, y, width, height } = focused.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const cover = top?.closest('header, aside, details, [data-cookies]');
    if (top && cover && !focused.contains(top) && !cover.contains(focused))
      broken.push(`${focused.textContent?.trim().slice(0, 40)} has the focus under ${cover.tagName}`);
  }
  return broken;
}
