import { useEffect, useState } from 'react';
import { endOfDay } from '../contract/dates';

/** In milliseconds: how often a page that stays open looks at the clock. */
const interval = 60_000;

/**
 * The time in milliseconds, for what depends on it: that of the build in the HTML and in the first render, which must
 * agree, then the visitor's.
 * @param builtOn the day of the build in Dhaka, which is as exact as anything is that depends on it
 */
export function useNow(builtOn: string): number {
  const [now, setNow] = useState(() => endOfDay(builtOn));
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, interval);
    return () => clearInterval(timer);
  }, []);
  return now;
}
