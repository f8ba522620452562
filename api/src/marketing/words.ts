import type { Marketing } from '../store/lead';

/** How it stands with marketing, for staff. */
export function marketingText({ allowed, withdrawals }: Marketing): string {
  const last = withdrawals.at(-1);
  const withdrawn = last && `withdrawn ${last.at} by ${last.how}`;
  if (allowed) return withdrawn ? `allowed (${withdrawn}, consented again since)` : 'allowed';
  return withdrawn ? `not allowed: ${withdrawn}` : 'not allowed';
}
