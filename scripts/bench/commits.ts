import { randomBytes } from 'node:crypto';
import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';

export interface Commits {
  perSecond: number;
  seconds: number;
  milliseconds: number[];
}

/** Commits rows one by one, straight to a database beside the server's, with its settings. */
export function commitRows(folder: string, rowBytes: number, seconds: number): Commits {
  const database = new SqliteDatabase(path.join(folder, 'commits.db'));
  try {
    database.pragma('journal_mode = wal');
    database.pragma('synchronous = full');
    if (database.pragma('synchronous', { simple: true }) !== 2) throw new Error('SQLite refused synchronous=FULL.');
    database.exec('create table if not exists entries (content blob not null)');
    const insert = database.prepare('insert into entries values (?)');
    const content = randomBytes(rowBytes);
    const milliseconds: number[] = [];
    const started = performance.now();
    for (let now = started; now - started < seconds * 1000; ) {
      insert.run(content);
      const done = performance.now();
      milliseconds.push(done - now);
      now = done;
    }
    const elapsed = (performance.now() - started) / 1000;
    return { perSecond: milliseconds.length / elapsed, seconds: elapsed, milliseconds };
  } finally {
    database.close();
  }
}
