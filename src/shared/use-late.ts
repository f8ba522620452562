import { useCallback, useEffect, useRef, useState } from 'react';
import type { Once } from './once';

export interface Late<T> {
  /** Undefined until it has come. */
  value: T | undefined;
  /** Whether it has come, or the last try has failed; the next change of the wish makes another. */
  isSettled: boolean;
  /** Whether it takes so long that what the page knows without it is better than nothing. */
  isOverdue: boolean;
  /** Asks for it before there is a wish, as when a search box gets the focus. */
  want: () => void;
}

/** In milliseconds: so long most people wait for an answer without doubt. */
const patience = 2_000;

/** What a page can do without until somebody types: it is loaded when the wish is not empty, or wanted earlier. */
export function useLate<T>(source: Once<T>, wish: string): Late<T> {
  // What has come for another page is there from the first render, so that whoever goes back finds a page as long as
  // it was left, and the place in it where they were.
  const [late, setLate] = useState(() => ({ value: source.value, isSettled: source.value !== undefined }));
  const [isOverdue, setOverdue] = useState(false);
  const isUnderWay = useRef(late.isSettled);

  const want = useCallback(() => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const timer = setTimeout(() => setOverdue(true), patience);
    const loading = source.fetch().finally(() => clearTimeout(timer));
    loading.then(
      (value) => setLate({ value, isSettled: true }),
      () => {
        isUnderWay.current = false;
        setLate({ value: undefined, isSettled: true });
      },
    );
  }, [source]);

  useEffect(() => {
    if (wish !== '') want();
  }, [wish, want]);

  return { ...late, isOverdue, want };
}
