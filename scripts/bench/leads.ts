import SqliteDatabase from 'better-sqlite3';
import { databaseIn } from '../../kit/server';
import { bookDemos } from './bookings';
import { commitRows } from './commits';
import { quantile, report, whole } from './report';

/**
 * As many as share one commit (api/src/leads/store/group-commit.ts): with fewer, the server waits for the next ones to
 * arrive.
 */
const clients = 64;

/**
 * In seconds. Raw commits are measured before and after the bookings, since a disk is not equally quick all the time.
 */
const warmUpSeconds = 2;
const bookingSeconds = 10;
const commitSeconds = 5;

/** Bookings that the backend accepts, beside the durable commits that the disk allows. */
export async function measureLeads(url: string, folder: string): Promise<string> {
  const databaseFile = databaseIn(folder);
  const warmUp = await bookDemos(url, clients, warmUpSeconds);
  const rowBytes = leadBytes(databaseFile);
  const before = commitRows(folder, rowBytes, commitSeconds);
  const booked = await bookDemos(url, clients, bookingSeconds);
  const after = commitRows(folder, rowBytes, commitSeconds);
  const peers = [before.perSecond, after.perSecond];
  const accepted = booked.accepted / booked.seconds;
  const expected = warmUp.accepted + booked.accepted;
  return report(
    `Leads (SQLite; ${clients} clients at once)`,
    [
      ['WORK', 'RATE, per second', 'MEDIAN, ms', '99 OF 100 WITHIN, ms', 'MEASURED, s', 'FAILED, number'],
      ['demo bookings accepted', whole(accepted), ...times(booked), whole(booked.failed)],
      ['peer: raw durable commits, before', whole(before.perSecond), ...times(before), '0'],
      ['peer: raw durable commits, after', whole(after.perSecond), ...times(after), '0'],
    ],
    [
      `Ratio of bookings to raw commits: ${ratio(accepted, ...peers)} (${ratio(accepted, Math.max(...peers))} to ${ratio(accepted, Math.min(...peers))}: if these are far apart, the disk was busy with something else).`,
      `A commit is one row of ${rowBytes} bytes, as a lead has, in a transaction of its own: WAL, synchronous=FULL, no index, no HTTP.`,
      `Accepted: ${expected} bookings, warm-up included; stored: ${storedLeads(databaseFile)} leads.`,
    ].join('\n'),
  );
}

/** To the mean of the peers. */
function ratio(rate: number, ...peers: number[]): string {
  return ((rate * peers.length) / peers.reduce((sum, peer) => sum + peer, 0)).toFixed(2);
}

function times({ milliseconds, seconds }: { milliseconds: readonly number[]; seconds: number }): string[] {
  return [quantile(milliseconds, 0.5).toFixed(2), quantile(milliseconds, 0.99).toFixed(2), seconds.toFixed(1)];
}

/** Of all values of one lead. */
function leadBytes(file: string): number {
  const columns = ['id', 'form', 'key', 'fingerprint', 'status', 'received_at', 'fields', 'page'];
  const sum = columns.map((column) => `length(cast(${column} as blob))`).join(' + ');
  return readNumber(file, `select ${sum} as number from leads limit 1`);
}

function storedLeads(file: string): number {
  return readNumber(file, 'select count(*) as number from leads');
}

function readNumber(file: string, query: string): number {
  const database = new SqliteDatabase(file, { readonly: true });
  try {
    return database.prepare<[], { number: number }>(query).get()?.number ?? 0;
  } finally {
    database.close();
  }
}
