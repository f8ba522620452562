import type { Withdrawal } from './lead';

/** The last withdrawal that nobody took back. */
export function holding(withdrawals: readonly Withdrawal[]): Withdrawal | undefined {
  return withdrawals.findLast(({ takenBackAt }) => takenBackAt === undefined);
}
