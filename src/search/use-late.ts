import { useCallback, useEffect, useRef, useState } from 'react';

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
export function useLate<T>(load: () => Promise<T>, wish: string): Late<T> {
  const [late, setLate] = useState<Pick<Late<T>, 'value' | 'isSettled'>>({ value: undefined, isSettled: false });
  const [isOverdue, setOverdue] = useState(false);
  const isUnderWay = useRef(false);

  const want = useCallback(() => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const timer = setTimeout(() => setOverdue(true), patience);
    const loading = load().finally(() => clearTimeout(timer));
    loading.then(
      (value) => setLate({ value, isSettled: true }),
      () => {
        isUnderWay.current = false;
        setLate({ value: undefined, isSettled: true });
      },
    );
  }, [load]);

  useEffect(() => {
    if (wish !== '') want();
  }, [wish, want]);

  return { ...late, isOverdue, want };
}
