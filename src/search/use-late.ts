import { useCallback, useEffect, useRef, useState } from 'react';

export interface Late<T> {
  /** Undefined until it has come. */
  value: T | undefined;
  /** Whether it has come, or the last try has failed; the next change of the wish makes another. */
  isSettled: boolean;
  /** Asks for it before there is a wish, as when a search box gets the focus. */
  want: () => void;
}

/** What a page can do without until somebody types: it is loaded when the wish is not empty, or wanted earlier. */
export function useLate<T>(load: () => Promise<T>, wish: string): Late<T> {
  const [late, setLate] = useState<Pick<Late<T>, 'value' | 'isSettled'>>({ value: undefined, isSettled: false });
  const isUnderWay = useRef(false);

  const want = useCallback(() => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    load().then(
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

  return { ...late, want };
}
