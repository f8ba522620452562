/** In milliseconds: what failed is asked again after so long, if not earlier. */
const maxAgeOfFailure = 1_000;

/** The same reader, asked at most once in `maxAge` milliseconds; everybody who asks meanwhile gets that answer. */
export function remember<T>(read: () => Promise<T>, maxAge: number): () => Promise<T> {
  let answer: Promise<T> | undefined;
  let until = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (answer && now < until) return answer;
    until = now + maxAge;
    const asked = read();
    answer = asked;
    asked.catch(() => {
      if (answer === asked) until = Math.min(until, now + maxAgeOfFailure);
    });
    return asked;
  };
}
