import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface Sheet {
  isOpen: boolean;
  toggle: (event: MouseEvent) => void;
  panel: RefObject<HTMLDivElement>;
  button: RefObject<HTMLAnchorElement>;
}

/**
 * The menu sheet of a phone (R-SHELL-04): closes on Esc, on navigation and on choosing a link; while it is open the
 * rest of the page cannot be reached, so focus stays inside.
 */
export function useSheet(path: string): Sheet {
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLAnchorElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger
  useEffect(() => setOpen(false), [path]);

  useEffect(() => {
    if (!isOpen) return;
    const outside = document.querySelectorAll<HTMLElement>(
      '[href="#main"], main, footer, aside, [data-top-bar], [data-cookies]',
    );
    for (const element of outside) element.inert = true;
    const sheet = panel.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const isOnButton = document.activeElement === button.current;
      if (event.key === 'Escape') {
        setOpen(false);
        button.current?.focus();
      } else if (event.key === 'Tab' && !event.shiftKey && isOnButton) {
        // The menus stand before their button, since above 600 px they are in a row before the other one.
        event.preventDefault();
        sheet?.querySelector('summary')?.focus();
      }
    };
    const onClick = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
    };
    document.documentElement.style.overflow = 'hidden';
    document.addEventListener('keydown', onKeyDown);
    sheet?.addEventListener('click', onClick);
    return () => {
      for (const element of outside) element.inert = false;
      document.documentElement.style.overflow = '';
      document.removeEventListener('keydown', onKeyDown);
      sheet?.removeEventListener('click', onClick);
    };
  }, [isOpen]);

  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    setOpen((open) => !open);
  };
  return { isOpen, toggle, panel, button };
}
