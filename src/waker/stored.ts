type StorageName = 'localStorage' | 'sessionStorage';

/** What web storage holds under a key; null where there is nothing, or storage is forbidden. */
export function storedIn(name: StorageName, key: string): string | null {
  return keysOf(name).includes(key) ? window[name].getItem(key) : null;
}

export function keysOf(name: StorageName): string[] {
  try {
    return Object.keys(window[name]);
  } catch {
    return [];
  }
}

/** Where storage is forbidden, or full, nothing is kept. */
export function storeIn(name: StorageName, key: string, value: string): void {
  try {
    window[name].setItem(key, value);
  } catch {}
}
