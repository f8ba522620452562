import { type RefObject, useEffect, useRef } from 'react';
import { isPlainClick } from '../../shared/plain-click';
import { useHeldFocus } from './use-held-focus';
import { wideLayout } from './wide-layout';

/** In milliseconds: long enough that a pointer on its way elsewhere opens nothing. */
const hoverIntent = 140;

/**
 * Makes the `<details>` menus behave as one set: opened by click or hover-intent, closed by Esc, by a click outside, by
 * choosing a link, by navigation, when the focus goes elsewhere and, but for that which has the focus, when the layout
 * changes. Exclusiveness is the browser's own, by their shared `name`.
 */
export function useDisclosures(container: RefObject<HTMLElement>, path: string): void {
  const previous = useRef(path);
  const held = useHeldFocus(container);
  useEffect(() => {
    // Not on the first run: a menu opened before the script arrived stays open.
    if (previous.current !== path) closeAll(container.current);
    previous.current = path;
  }, [container, path]);

  useEffect(() => {
    const nav = container.current;
    if (!nav) return;
    const wide = wideLayout();
    const close = () => closeAll(nav, held.current);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeAndRefocus(nav);
    };
    const onPointerDown = (event: Event) => {
      if (event.target instanceof Node && !nav.contains(event.target)) closeAll(nav);
    };
    // A panel in a row covers what has the focus outside of it (WCAG 2.4.11), also one that a resting mouse has opened;
    // in the sheet it covers nothing. Gatsby's wrapper of the
    // page, which holds the menus too, gets the focus from a press on a panel beside its links: the focus has gone
    // nowhere then, and Chromium 156 ends a page that takes away in that moment what is pressed.
    const onFocusIn = ({ target }: FocusEvent) => {
      if (wide.matches && target instanceof Node && !target.contains(nav)) closeAll(nav, target);
    };
    // Also one that asks something else of this page. In the sheet, its own links close the whole sheet.
    const onClick = (event: MouseEvent) => {
      const isLink = event.target instanceof Element && event.target.closest(leadingLink) !== null;
      if (isLink && isPlainClick(event) && wide.matches) closeAndRefocus(nav);
    };
    const stopHovering = openOnHover(nav);
    const stopKeeping = keepUnderFinger(nav);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    nav.addEventListener('click', onClick);
    document.addEventListener('focusin', onFocusIn);
    wide.addEventListener('change', close);
    return () => {
      stopHovering();
      stopKeeping();
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
      nav.removeEventListener('click', onClick);
      document.removeEventListener('focusin', onFocusIn);
      wide.removeEventListener('change', close);
    };
  }, [container, held]);
}

/** The filters of the products' menu change what it shows, and lead nowhere. */
const leadingLink = 'a:not([data-in-place])';

/** But for the one that holds `kept`. */
function closeAll(nav: HTMLElement | null, kept: Node | null = null): void {
  for (const menu of nav?.querySelectorAll('details[open]') ?? [])
    if (!menu.contains(kept)) menu.removeAttribute('open');
}

function closeAndRefocus(nav: HTMLElement): void {
  const open = nav.querySelector('details[open]');
  if (open?.contains(document.activeElement)) open.querySelector('summary')?.focus();
  closeAll(nav);
}

/**
 * Only for a mouse on the wide layout. A click on the heading of a menu that the pointer has opened keeps it open, for
 * that is what the click asks for. A menu that a click has closed does not open again before the pointer has left it.
 */
function openOnHover(nav: HTMLElement): () => void {
  const pointer = window.matchMedia('(hover: hover)');
  const wide = wideLayout();
  let timer = 0;
  let hovered: HTMLDetailsElement | null = null;
  let dismissed: HTMLDetailsElement | null = null;
  const over = ({ target, pointerType }: PointerEvent) => {
    const menu = target instanceof Element ? target.closest('details') : null;
    window.clearTimeout(timer);
    if (menu !== dismissed) dismissed = null;
    if (!pointer.matches || !wide.matches || pointerType !== 'mouse') return;
    // An open one needs nothing, and would open again after one of its links has been followed.
    if (!menu || menu.open || menu === dismissed) return;
    timer = window.setTimeout(() => {
      if (menu.open) return;
      menu.open = true;
      hovered = menu;
    }, hoverIntent);
  };
  const leave = () => {
    window.clearTimeout(timer);
    dismissed = null;
    if (!pointer.matches || !wide.matches) return;
    timer = window.setTimeout(() => {
      if (!nav.contains(document.activeElement)) closeAll(nav);
    }, hoverIntent * 2);
  };
  // Whoever goes on with the keyboard meanwhile has not meant it, and would have the focus under the menu.
  const focus = ({ target }: FocusEvent) => {
    if (target instanceof Node && !nav.contains(target)) window.clearTimeout(timer);
  };
  const click = (event: Event) => {
    const pressed = event.target instanceof Element ? event.target : null;
    if (pressed?.closest(leadingLink)) dismissed = pressed.closest('details');
    const summary = pressed?.closest('summary');
    if (!summary) return;
    window.clearTimeout(timer);
    const menu = summary.closest('details');
    if (menu?.open && menu === hovered) event.preventDefault();
    else if (menu?.open) dismissed = menu;
    hovered = null;
  };
  nav.addEventListener('pointerover', over);
  nav.addEventListener('pointerleave', leave);
  nav.addEventListener('click', click);
  document.addEventListener('focusin', focus);
  // A pointer that came while the page slept enters nothing any more, but moves; one that only rests asks nothing.
  nav.addEventListener('pointermove', over, { once: true });
  return () => {
    window.clearTimeout(timer);
    nav.removeEventListener('pointerover', over);
    nav.removeEventListener('pointermove', over);
    nav.removeEventListener('pointerleave', leave);
    nav.removeEventListener('click', click);
    document.removeEventListener('focusin', focus);
  };
}

/**
 * In the sheet of a phone, the menu that closes when another one opens may stand above it, and takes its height away:
 * what was pressed stays under the finger.
 */
function keepUnderFinger(nav: HTMLElement): () => void {
  const wide = wideLayout();
  const keep = ({ target }: Event) => {
    const heading = target instanceof Element ? target.closest('summary') : null;
    if (!heading || wide.matches) return;
    const { top } = heading.getBoundingClientRect();
    // Before it is painted as it is by then.
    requestAnimationFrame(() => {
      const moved = heading.getBoundingClientRect().top - top;
      nav.parentElement?.scrollBy({ top: moved, behavior: 'instant' });
    });
  };
  nav.addEventListener('click', keep);
  return () => nav.removeEventListener('click', keep);
}
