/**
 * Fetches what the page needs once its first scripts have run, at the same time as those. The build names the files
 * (src/build/files-ahead.ts).
 */
export function fetchFilesAhead(): void {
  for (const address of document.documentElement.dataset.ahead?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = address.endsWith('.js') ? 'script' : 'fetch';
    // As the scripts ask for data; for another mode the browser would fetch it again.
    if (link.as === 'fetch') link.crossOrigin = 'anonymous';
    link.href = address;
    document.head.append(link);
  }
}
