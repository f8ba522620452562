import { useEffect, useState } from 'react';

/** In milliseconds: how often a page that stays open looks at the clock. */
const interval = 60_000;

/**
 * The time in milliseconds, for what depends on it: that of the build in the HTML and in the first render, which must
 * agree, then the visitor's.
 */
export function useNow(builtAt: string): number {
  const [now, setNow] = useState(() => Date.parse(builtAt));
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, interval);
    return () => clearInterval(timer);
  }, []);
  return now;
}
