/** In milliseconds: how long a list may take (R-API-11). */
const timeout = 20_000;

/**
 * Reads JSON from the backend, with one retry (R-API-12).
 * Throws when there is no answer in time, the status is not 2xx or the answer is not JSON.
 */
export async function fetchJson(url: string): Promise<unknown> {
  try {
    return await attempt(url);
  } catch {
    return attempt(url);
  }
}

async function attempt(url: string): Promise<unknown> {
  const response = await fetch(url, {
    headers: { Accept: 'application/json' },
    signal: timeoutSignal(timeout) ?? null,
  });
  if (!response.ok) throw new Error('Network response was not ok');
  return response.json();
}

/** Ends a request after so many milliseconds. Older phones cannot; there the network itself decides. */
function timeoutSignal(milliseconds: number): AbortSignal | undefined {
  return 'timeout' in AbortSignal ? AbortSignal.timeout(milliseconds) : undefined;
}
