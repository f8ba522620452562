import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useBack } from '../../shared/use-back';
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
 * takes the screen, and when the screen gets so wide that the menus are in a row; while it is open the rest of the page
 * cannot be reached, so focus stays inside.
 */
export function useSheet(path: string, isCovered: boolean): Sheet {
  const [isAlive, setAlive] = useState(false);
  const [wasOpened, setOpen] = useState(false);
  // At once, or what covers it would still be out of reach when it opens.
  const isOpen = wasOpened && !isCovered;
  const header = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLAnchorElement>(null);

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
    const wide = wideLayout();
    const closeWhenWide = () => setOpen(false);
    const placeSheet = () => panel.current?.style.setProperty('--sheet-top', `${bar.getBoundingClientRect().bottom}px`);
    const hearKeys = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
      if (event.key !== 'Tab' || event.shiftKey || document.activeElement !== button.current) return;
      // The menus stand before their button, since above 600 px they are in a row before the other one.
      event.preventDefault();
      panel.current?.querySelector<HTMLElement>('a, summary')?.focus();
    };
    placeSheet();
    wide.addEventListener('change', closeWhenWide);
    window.addEventListener('resize', placeSheet);
    document.addEventListener('keydown', hearKeys);
    return () => {
      restore();
      wide.removeEventListener('change', closeWhenWide);
      window.removeEventListener('resize', placeSheet);
      document.removeEventListener('keydown', hearKeys);
    };
  }, [isOpen, close]);

  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    setOpen((open) => !open);
  };
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a:not([aria-controls])')) setOpen(false);
  };
  return { isAlive, isOpen, toggle, closeOnLink, header, panel, button };
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
