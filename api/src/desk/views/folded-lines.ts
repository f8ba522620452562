import { dhakaDay } from '../../leads/dhaka-time';
import type { AuditRow } from '../../leads/store/desk-schema';

/** Lines of the audit log that say the same: somebody has opened one lead several times on a day, and nothing else. */
export interface FoldedLine {
  /** The latest of them. */
  line: AuditRow;
  times: number;
}

/** Folds what stands one behind the other; the order stays. */
export function foldedLines(lines: readonly AuditRow[]): FoldedLine[] {
  const folded: FoldedLine[] = [];
  for (const line of lines) {
    const last = folded.at(-1);
    if (last && isSameOpening(last.line, line)) last.times += 1;
    else folded.push({ line, times: 1 });
  }
  return folded;
}

function isSameOpening(one: AuditRow, other: AuditRow): boolean {
  const isOpening = one.action === 'opened' && other.action === 'opened';
  const isSame = one.actor === other.actor && one.lead_id === other.lead_id;
  return isOpening && isSame && dhakaDay(one.at) === dhakaDay(other.at);
}
