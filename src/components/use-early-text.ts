import { type RefObject, useEffect, useRef } from 'react';

/** The box of a search, in which what was typed before the script arrived counts too. */
export function useEarlyText(value: string, onChange: (value: string) => void): RefObject<HTMLInputElement> {
  const input = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const early = input.current?.value ?? '';
    if (early !== value) onChange(early);
  }, []);

  return input;
}
