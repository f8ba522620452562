import { asksForWork } from './meanings';

/** Whoever looks for work names it, and the others look for a product or an answer. */
export function weightOf({ kind }: { kind: string }, words: readonly string[]): number {
  return kind === 'job' && !asksForWork(words) ? 0.2 : 1;
}
