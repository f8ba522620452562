import { useSyncExternalStore } from 'react';

/**
 * What only the browser knows, such as the query of an address. While the server's HTML comes to life it is what that
 * was made with; then all parts of the page learn it in one render, so that none acts on half of it.
 */
export function useBrowserValue<T extends string | boolean | null>(read: () => T, onServer: T): T {
  return useSyncExternalStore(never, read, () => onServer);
}

/** Whether the page has come to life; true from the start where it comes without the server's HTML. */
export function useIsAlive(): boolean {
  return useBrowserValue(() => true, false);
}

function never() {
  return () => {};
}
