import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a list that is shown in place. Whoever goes to another page of it sees that from its beginning, and goes on there
 * with the keyboard, as on a page that is loaded. Whoever filters it from far below its beginning is not left in the
 * middle of another list, and stays at the filter. Who goes back is where they were.
 * @param list what is shown, such as its page
 */
export function useStartOfPage(list: string): {
  start: RefObject<HTMLParagraphElement>;
  onPage: () => void;
  onFilter: () => void;
} {
  const start = useRef<HTMLParagraphElement>(null);
  const followed = useRef<'page' | 'filter'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is the trigger
  useEffect(() => {
    const line = start.current;
    if (followed.current === 'page') line?.focus({ preventScroll: true });
    if (followed.current === 'page' || (followed.current && line && line.getBoundingClientRect().top < 0))
      line?.scrollIntoView();
    followed.current = undefined;
  }, [list]);
  return {
    start,
    onPage: () => {
      followed.current = 'page';
    },
    onFilter: () => {
      followed.current = 'filter';
    },
  };
}
