import { startTransition, useEffect, useState } from 'react';

/**
 * Whether what comes first has been drawn: for what nobody waits for, which then comes in pieces of some milliseconds,
 * between which the page answers.
 */
export function useAfterwards(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return isDrawn;
}
