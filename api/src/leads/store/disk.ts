import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { remember } from '../../cache/remember';
import type { DatabaseUrl } from '../../config/database-url';

/**
 * Whether the disk has room for leads: `low` for leads without a file only, `full` for none. SQLite must always find
 * room to commit, and so must whoever wants to erase something. `gone`: the folder of the database is not there.
 */
export type DiskRoom = () => Promise<'ok' | 'low' | 'full' | 'gone'>;

/** Below the floor there is room for leads without a file, below this part of it for none. */
const reserve = 1 / 4;

/** In milliseconds. */
const maxAge = 1_000;

/** Of the disk that has the database. The disk of a PostgreSQL server cannot be seen from here. `floor` is in bytes. */
export function diskRoom(database: DatabaseUrl, floor: number, freeBytes?: FreeBytes): DiskRoom {
  if (database.kind !== 'sqlite' || floor === 0) return async () => 'ok';
  const free = remember(() => freeOf(database, freeBytes).catch(() => undefined), maxAge);
  return async () => {
    const bytes = await free();
    if (bytes === undefined) return 'gone';
    if (bytes >= floor) return 'ok';
    return bytes >= floor * reserve ? 'low' : 'full';
  };
}

/** The same, and each change is logged. */
export function sayingChanges(room: DiskRoom, log: Pick<FastifyBaseLogger, 'error' | 'info'>): DiskRoom {
  let before = 'ok';
  return async () => {
    const now = await room();
    if (now !== before) say[now](log);
    before = now;
    return now;
  };
}

const say: Record<Awaited<ReturnType<DiskRoom>>, (log: Pick<FastifyBaseLogger, 'error' | 'info'>) => void> = {
  ok: (log) => log.info('the disk has room'),
  low: (log) => log.error('the disk is nearly full, so files are refused'),
  full: (log) => log.error('the disk is nearly full, so nothing is stored'),
  gone: (log) => log.error('the folder of the database cannot be looked at, so nothing is stored'),
};

/** In bytes, of the disk that has this folder. */
export type FreeBytes = (folder: string) => Promise<number>;

/** In bytes; undefined of the disk of a PostgreSQL server. @throws when the folder of the database is not there */
export async function freeOf(database: DatabaseUrl, freeBytes: FreeBytes = freeAt): Promise<number | undefined> {
  return database.kind === 'sqlite' ? freeBytes(path.dirname(database.file)) : undefined;
}

/** In bytes, what a process without privileges may still use. */
async function freeAt(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
