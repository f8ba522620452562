/**
 * Web storage that may be forbidden or full. What it cannot keep is kept until the page is left, so that within a page
 * a choice holds in every browser.
 */
export interface SafeStorage {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
}

export function safeStorage(kind: 'localStorage' | 'sessionStorage'): SafeStorage {
  const unstored = new Map<string, string>();
  return {
    read: (key) => unstored.get(key) ?? stored(kind, key),
    write: (key, value) => {
      try {
        window[kind].setItem(key, value);
        unstored.delete(key);
      } catch {
        unstored.set(key, value);
      }
    },
  };
}

function stored(kind: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}
