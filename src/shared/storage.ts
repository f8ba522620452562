export type StorageName = 'localStorage' | 'sessionStorage';

/** @returns undefined where web storage is forbidden or full, or holds what cannot be used so */
export function withStorage<T>(name: StorageName, use: (storage: Storage) => T): T | undefined {
  try {
    return use(window[name]);
  } catch {
    return undefined;
  }
}

/**
 * Web storage of texts. What it cannot keep is kept until the page is left, so that within a page a choice holds in
 * every browser.
 */
export interface SafeStorage {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
}

export function safeStorage(name: StorageName): SafeStorage {
  const unstored = new Map<string, string>();
  return {
    read: (key) => unstored.get(key) ?? withStorage(name, (storage) => storage.getItem(key)) ?? null,
    write: (key, value) => {
      unstored.set(key, value);
      withStorage(name, (storage) => {
        storage.setItem(key, value);
        unstored.delete(key);
      });
    },
  };
}
