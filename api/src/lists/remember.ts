/** The same reader, asked at most once in `maxAge` milliseconds; everybody who asks meanwhile gets that answer. */
export function remember<T>(read: () => Promise<T>, maxAge: number): () => Promise<T> {
  let answer: Promise<T> | undefined;
  let at = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (answer && now - at < maxAge) return answer;
    at = now;
    answer = read();
    return answer;
  };
}
