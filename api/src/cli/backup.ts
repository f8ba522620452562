import path from 'node:path';
import { dhakaMinute } from '../leads/dhaka-time';
import type { StaffStore } from '../leads/store/lead-store';
import { knownFailure } from '../log/failure';
import { whileUnderWay } from './under-way';

/**
 * `leads backup`: copies everything into a new file; the text to print.
 * @throws naming the file: SQLite says of a full disk alone that it is one
 */
export async function backup(store: StaffStore, file: string): Promise<string> {
  try {
    await whileUnderWay(partsOf(file), () => store.backUp(file));
  } catch (error) {
    const known = knownFailure(error);
    throw known === undefined ? error : new Error(`${path.resolve(file)} was not written: ${known}`, { cause: error });
  }
  return `Everything is in ${file}. To look into it: DATABASE_URL=sqlite:${path.resolve(file)} npm run leads -- list\n`;
}

/** `leads backed-up`: notes that a copy is kept that can be opened, which its keeper alone knows; the text to print. */
export async function noteBackup(store: StaffStore, now = new Date()): Promise<string> {
  await store.noteBackup(now);
  return `A good backup of ${dhakaMinute(now.toISOString())} is noted.\n`;
}

/** `leads restore`: copies a backup into an empty database; the text to print. @throws when there are leads already */
export async function restore(store: StaffStore, file: string): Promise<string> {
  await whileUnderWay(partsOf(file), () => store.bringBack(file));
  return `${await store.count({})} leads were restored.\n`;
}

/** What the store writes before it is complete, as `store/backup.ts` names it. */
function partsOf(file: string): string[] {
  return ['', '-wal', '-shm'].map((suffix) => `${file}.${process.pid}.part${suffix}`);
}
