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
    const outside = document.querySelectorAll<HTMLElement>('main, footer, [data-top-bar], [data-cookies]');
    for (const element of outside) element.inert = true;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const onClick = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
    };
    const sheet = panel.current;
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
