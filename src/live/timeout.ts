/** Ends a request after so many milliseconds. Older phones cannot; there the network itself decides. */
export function timeoutSignal(milliseconds: number): AbortSignal | undefined {
  return 'timeout' in AbortSignal ? AbortSignal.timeout(milliseconds) : undefined;
}
