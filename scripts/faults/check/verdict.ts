import type { Sent, Told } from '../journal';
import type { Contents, Row } from './rows';

/** What the journal and the database say of each other. */
export interface Verdict {
  submissions: number;
  acknowledged: number;
  stored: number;
  /** A visitor has a receipt, and there is no such lead. */
  lost: number;
  /** One submission, several leads. */
  duplicated: number;
  /** Fields or file are not what was sent. */
  different: number;
  /** One submission, several receipts. */
  receipts: number;
  /** A lead that nobody sent. */
  unknown: number;
  /** A visitor was told something else than "stored". */
  refused: number;
  integrity: string;
}

export function judge(journal: readonly (Sent | Told)[], { rows, integrity }: Contents): Verdict {
  const sent = new Map(journal.flatMap((line) => (line.event === 'sent' ? [[line.key, line] as const] : [])));
  const told = journal.flatMap((line) => (line.event === 'told' ? [line] : []));
  const receipts = groups(
    told.filter(({ receipt }) => receipt !== null),
    ({ key }) => key,
  );
  const ids = new Set(rows.map(({ id }) => id));
  // The fields name their submission, in the e-mail address: equal fields under two keys are one submission.
  const submissions = new Set([...sent.values()].map(({ fields }) => fields));
  return {
    submissions: sent.size,
    acknowledged: receipts.size,
    stored: rows.length,
    lost: count(receipts.values(), (lines) => lines.some(({ receipt }) => !ids.has(receipt ?? ''))),
    duplicated: count(groups(rows, ({ fields }) => fields).values(), (copies) => copies.length > 1),
    different: count(rows, (row) => sent.has(row.key) && !isEqual(row, sent.get(row.key))),
    receipts: count(receipts.values(), (lines) => new Set(lines.map(({ receipt }) => receipt)).size > 1),
    unknown: count(rows, (row) => !sent.has(row.key) && !submissions.has(row.fields)),
    refused: count(told, ({ receipt }) => receipt === null),
    integrity,
  };
}

/** Whether every submission was acknowledged, and is stored once and as it was sent. */
export function holds({ submissions, acknowledged, stored, integrity, ...faults }: Verdict): boolean {
  const complete = submissions > 0 && acknowledged === submissions && stored === submissions;
  return complete && integrity === 'ok' && Object.values(faults).every((number) => number === 0);
}

function isEqual({ form, fields, file }: Row, sent: Sent | undefined): boolean {
  return sent !== undefined && form === sent.form && fields === sent.fields && file === sent.file;
}

function groups<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const value of values) {
    const same = found.get(keyOf(value));
    if (same) same.push(value);
    else found.set(keyOf(value), [value]);
  }
  return found;
}

function count<T>(values: Iterable<T>, matches: (value: T) => boolean): number {
  return [...values].filter(matches).length;
}
