import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseUrl } from '../config';
import { remember } from '../lists/remember';

/**
 * Whether the disk has room for leads: `low` for leads without a file only, `full` for none. SQLite must always find
 * room to commit, and so must whoever wants to erase something.
 */
export type DiskRoom = () => Promise<'ok' | 'low' | 'full'>;

/** Below the floor there is room for leads without a file, below this part of it for none. */
const reserve = 1 / 4;

/** In milliseconds. */
const maxAge = 1_000;

/** Of the disk that has the database. The disk of a PostgreSQL server cannot be seen from here. `floor` is in bytes. */
export function diskRoom(database: DatabaseUrl, floor: number, freeBytes = freeAt): DiskRoom {
  if (database.kind !== 'sqlite' || floor === 0) return async () => 'ok';
  const free = remember(() => freeBytes(path.dirname(database.file)), maxAge);
  return async () => {
    const bytes = await free();
    if (bytes >= floor) return 'ok';
    return bytes >= floor * reserve ? 'low' : 'full';
  };
}

/** In bytes, what a process without privileges may still use. */
async function freeAt(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
