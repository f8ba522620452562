import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBack } from '../../shared/use-back';
import { useHeldFocus } from './use-held-focus';
import { wideLayout } from './wide-layout';

interface Sheet {
  /** Whether a script is there to open and close it; until then the address does, by its fragment. */
  isAlive: boolean;
  isOpen: boolean;
  toggle: (event: MouseEvent) => void;
  /** For clicks inside the header: choosing a link closes the sheet. */
  closeOnLink: (event: MouseEvent) => void;
  header: RefObject<HTMLElement>;
  panel: RefObject<HTMLDivElement>;
  button: RefObject<HTMLAnchorElement>;
}

/** The id of the sheet, which an address opens without a script. */
export const sheetId = 'site-menu';

/**
 * The menu sheet of a phone (R-SHELL-04): closes on Esc or Back, on choosing a link, on navigation, when something else
 * takes the screen; while it is open the rest of the page cannot be reached, so focus stays inside. On a screen that is
 * turned and so wide that the menus are in a row, nothing is covered; turned back, the sheet is there as it was, unless
 * its reader has gone to something else meanwhile.
 */
export function useSheet(path: string, isCovered: boolean): Sheet {
  const [isAlive, setAlive] = useState(false);
  const [wasOpened, setOpen] = useState(false);
  const [isWide, setWide] = useState(false);
  // At once, or what covers it would still be out of reach when it opens.
  const isOpen = wasOpened && !isCovered && !isWide;
  const header = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const held = useHeldFocus(header);

  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  useBack(isOpen, close);

  // biome-ignore lint/correctness/useExhaustiveDependencies: both are triggers
  useEffect(() => setOpen(false), [path, isCovered]);

  useEffect(() => {
    setAlive(true);
    // Opened before the script came.
    const { hash, pathname, search } = window.location;
    if (hash !== `#${sheetId}`) return;
    setOpen(!wideLayout().matches);
    window.history.replaceState(window.history.state, '', pathname + search);
  }, []);

  useEffect(() => {
    const bar = header.current;
    if (!isOpen || !bar) return;
    const restore = withdrawFromReach(bar);
    const placeSheet = () => panel.current?.style.setProperty('--sheet-top', `${bar.getBoundingClientRect().bottom}px`);
    const hearKeys = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
      if (event.key !== 'Tab' || event.shiftKey || document.activeElement !== button.current) return;
      // The menus stand before their button, since above 600 px they are in a row before the other one.
      event.preventDefault();
      panel.current?.querySelector<HTMLElement>('a, summary')?.focus();
    };
    placeSheet();
    window.addEventListener('resize', placeSheet);
    document.addEventListener('keydown', hearKeys);
    return () => {
      restore();
      window.removeEventListener('resize', placeSheet);
      document.removeEventListener('keydown', hearKeys);
    };
  }, [isOpen, close]);

  useEffect(() => {
    setWide(false);
    if (!wasOpened) return;
    const wide = wideLayout();
    const turn = () => {
      const hadFocus = held.current;
      // Drawn at once: what has the focus would be taken from the screen before what gets it is there.
      flushSync(() => setWide(wide.matches));
      if (hadFocus) keepFocus(hadFocus, wide.matches ? panel.current?.querySelector('summary') : button.current);
    };
    const closeElsewhere = ({ target }: Event) => {
      if (wide.matches && target instanceof Node && !header.current?.contains(target)) setOpen(false);
    };
    wide.addEventListener('change', turn);
    document.addEventListener('pointerdown', closeElsewhere);
    document.addEventListener('focusin', closeElsewhere);
    return () => {
      wide.removeEventListener('change', turn);
      document.removeEventListener('pointerdown', closeElsewhere);
      document.removeEventListener('focusin', closeElsewhere);
    };
  }, [wasOpened, held]);

  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    setOpen((open) => !open);
  };
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a:not([aria-controls])')) setOpen(false);
  };
  return { isAlive, isOpen, toggle, closeOnLink, header, panel, button };
}

/** What had the focus may be out of sight in the other layout. */
function keepFocus(held: HTMLElement, instead: HTMLElement | null | undefined): void {
  const kept = held.getClientRects().length > 0 ? held : instead;
  if (kept !== document.activeElement) kept?.focus();
}

/** Nothing but the element can be reached or scrolled, until the returned function is called. */
function withdrawFromReach(element: HTMLElement): () => void {
  const others: HTMLElement[] = [];
  for (let inner = element; inner !== document.body && inner.parentElement; inner = inner.parentElement)
    for (const other of inner.parentElement.children)
      if (other !== inner && other instanceof HTMLElement && !other.inert) others.push(other);
  for (const other of others) other.inert = true;
  document.documentElement.style.overflow = 'hidden';
  return () => {
    for (const other of others) other.inert = false;
    document.documentElement.style.overflow = '';
  };
}
