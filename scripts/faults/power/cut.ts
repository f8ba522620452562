import { writeFileSync } from 'node:fs';
import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { newFolder } from '../../../kit/folders';
import { Disk } from './disk';
import type { Action } from './trace';

export interface PowerVerdict {
  /** Answers with a receipt, and syncs of the write-ahead log. */
  answers: number;
  syncs: number;
  /** Power cuts tried: one right after each answer. */
  cuts: number;
  /** Receipts that visitors had, and the database had not after a cut. */
  lost: number;
}

/** Cuts the power right after every answer, and looks whether the database still has all that was acknowledged. */
export function cutPower(actions: readonly Action[], databaseFile: string, folder: string): PowerVerdict {
  const log = `${databaseFile}-wal`;
  const disk = new Disk();
  const receipts: string[] = [];
  const lost = new Set<string>();
  const verdict: PowerVerdict = { answers: 0, syncs: 0, cuts: 0, lost: 0 };
  for (const action of actions) {
    disk.apply(action);
    if (action.kind === 'sync' && action.path === log) verdict.syncs += 1;
    if (action.kind !== 'answer') continue;
    receipts.push(action.receipt);
    verdict.answers += 1;
    verdict.cuts += 1;
    const left = receiptsIn(disk.afterPowerCut(databaseFile), disk.afterPowerCut(log), folder);
    for (const receipt of receipts) if (!left.has(receipt)) lost.add(receipt);
  }
  return { ...verdict, lost: lost.size };
}

/** Lets SQLite recover from what the disk kept, as it would at the next start. */
function receiptsIn(database: Buffer, log: Buffer, parent: string): Set<string> {
  const { folder, remove } = newFolder(parent);
  const file = path.join(folder, 'leads.db');
  writeFileSync(file, database);
  writeFileSync(`${file}-wal`, log);
  const recovered = new SqliteDatabase(file);
  try {
    return new Set(
      recovered
        .prepare<[], { id: string }>('select id from leads')
        .all()
        .map(({ id }) => id),
    );
  } catch {
    // Not even the table came back.
    return new Set();
  } finally {
    recovered.close();
    remove();
  }
}
