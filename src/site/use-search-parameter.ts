import { useEffect, useState } from 'react';

/** A field of the address's query. The server renders without one, so it is null until the page is mounted. */
export function useSearchParameter(search: string, name: string): string | null {
  const [value, setValue] = useState<string | null>(null);
  useEffect(() => setValue(new URLSearchParams(search).get(name)), [search, name]);
  return value;
}
