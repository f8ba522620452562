import { type RefObject, useEffect, useRef } from 'react';

/** In milliseconds: long enough that a pointer on its way elsewhere opens nothing. */
const hoverIntent = 140;

/**
 * Makes the `<details>` menus behave as one set: opened by click or hover-intent, closed by Esc, by a click outside
 * and by navigation. Exclusiveness is the browser's own, by their shared `name`.
 */
export function useDisclosures(container: RefObject<HTMLElement>, path: string): void {
  const previous = useRef(path);
  useEffect(() => {
    // Not on the first run: a menu opened before the script arrived stays open.
    if (previous.current !== path) closeAll(container.current);
    previous.current = path;
  }, [container, path]);

  useEffect(() => {
    const nav = container.current;
    if (!nav) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeAndRefocus(nav);
    };
    const onPointerDown = (event: Event) => {
      if (event.target instanceof Node && !nav.contains(event.target)) closeAll(nav);
    };
    const stopHovering = openOnHover(nav);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      stopHovering();
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [container]);
}

function closeAll(nav: HTMLElement | null): void {
  for (const menu of nav?.querySelectorAll('details[open]') ?? []) menu.removeAttribute('open');
}

function closeAndRefocus(nav: HTMLElement): void {
  const open = nav.querySelector('details[open]');
  if (open?.contains(document.activeElement)) open.querySelector('summary')?.focus();
  closeAll(nav);
}

/** Only for a mouse on the wide layout; a panel opened by a click stays when the pointer leaves. */
function openOnHover(nav: HTMLElement): () => void {
  const pointer = window.matchMedia('(hover: hover) and (min-width: 37.5625em)');
  let timer = 0;
  const over = (event: PointerEvent) => {
    const menu = event.target instanceof Element ? event.target.closest('details') : null;
    window.clearTimeout(timer);
    // An open one needs nothing, and would open again after one of its links has been followed.
    if (!pointer.matches || event.pointerType !== 'mouse' || !menu || menu.open) return;
    timer = window.setTimeout(() => menu.setAttribute('open', ''), hoverIntent);
  };
  const leave = () => {
    window.clearTimeout(timer);
    if (pointer.matches) timer = window.setTimeout(() => closeUnlessFocused(nav), hoverIntent * 2);
  };
  nav.addEventListener('pointerover', over);
  nav.addEventListener('pointerleave', leave);
  return () => {
    window.clearTimeout(timer);
    nav.removeEventListener('pointerover', over);
    nav.removeEventListener('pointerleave', leave);
  };
}

function closeUnlessFocused(nav: HTMLElement): void {
  if (!nav.contains(document.activeElement)) closeAll(nav);
}
