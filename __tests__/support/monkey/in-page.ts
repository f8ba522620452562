import type { Point } from './hands';

declare global {
  interface Window {
    headerWatch?: { changes: number };
  }
}

/** What can be pressed. */
export interface Place extends Point {
  label: string;
  /** Whether it leads elsewhere, as most of what can be pressed does. */
  leads: boolean;
}

/** In the page, where nothing else of this file is known: counts how often the header changes its style. */
export function watchHeader(): void {
  const header = document.querySelector('header');
  if (!header || window.headerWatch) return;
  const watch = { changes: 0 };
  window.headerWatch = watch;
  new MutationObserver((changes) => {
    watch.changes += changes.length;
  }).observe(header, { attributes: true, attributeFilter: ['class'] });
}

/** In the page: what somebody sees and could press. */
export function pressable(): Place[] {
  const all = [...document.querySelectorAll<HTMLElement>('a, button, summary, input, textarea, [role=tab]')];
  return all.flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    const under = document.elementFromPoint(left, top);
    const leaves = element instanceof HTMLAnchorElement && /^(tel|mailto):/.test(element.href);
    const opens = element instanceof HTMLInputElement && element.type === 'file';
    if (width === 0 || leaves || opens || !under || !element.contains(under)) return [];
    const label = (element.textContent ?? '').trim().slice(0, 40) || element.tagName;
    const page = element.getAttribute('href')?.replace(/#.*/, '');
    return [{ x: left, y: top, label, leads: page !== undefined && page !== '/schedule-a-demo' }];
  });
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
  if (isSheetOpen && window.matchMedia('(min-width: 37.501em)').matches) broken.push('The sheet of a phone is open');
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

/** Where somebody has come to. */
export function whatIsOpen(): string[] {
  const open = { dialog: 'dialog[open]', menu: '[aria-controls=site-menu][aria-expanded=true], nav details[open]' };
  const found = Object.entries(open).filter(([, selector]) => document.querySelector(selector));
  return [location.pathname, ...found.map(([kind]) => kind)];
}
