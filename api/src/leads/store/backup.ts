import { constants, existsSync } from 'node:fs';
import { access, copyFile, rename, rm } from 'node:fs/promises';
import { Kysely } from 'kysely';
import { copyAll } from './copy';
import type { Engine } from './engine';
import { commitTogether } from './group-commit';
import { migrate } from './migrations';
import type { Database } from './schema';
import { openSqlite } from './sqlite';

/**
 * Copies everything as it is at one moment into a new SQLite file, which appears only when it is complete, readable by
 * its owner only. Others may read and write meanwhile.
 * @throws when there is something at that path, or the copy failed; nothing is left then
 */
export async function backUp(db: Kysely<Database>, { snapshot }: Engine, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`There is something at ${file} already.`);
  const part = partOf(file);
  try {
    await withFile(part, (copy) => {
      return snapshot(db).execute((from) => commitTogether(copy)((to) => copyAll(from, to)));
    });
    await rename(part, file);
  } finally {
    await remove(part);
  }
}

/**
 * Copies a backup into the database, which must be empty. The file stays as it is, also when it is of an older version.
 * @throws when there is a lead already, or the copy failed; nothing is kept then
 */
export async function bringBack(db: Kysely<Database>, file: string): Promise<void> {
  await access(file, constants.R_OK);
  const part = partOf(file);
  try {
    await copyFile(file, part, constants.COPYFILE_EXCL);
    await withFile(part, (backup) => db.transaction().execute((to) => copyIntoEmpty(backup, to)));
  } finally {
    await remove(part);
  }
}

async function copyIntoEmpty(from: Kysely<Database>, to: Kysely<Database>): Promise<void> {
  if (await to.selectFrom('leads').select('id').limit(1).executeTakeFirst()) {
    throw new Error('There are leads in the database already. Restore into an empty one.');
  }
  await copyAll(from, to);
}

async function withFile(file: string, work: (db: Kysely<Database>) => Promise<void>): Promise<void> {
  const db = new Kysely<Database>({ dialect: openSqlite(file, false) });
  try {
    await migrate(db);
    await work(db);
  } finally {
    // The last connection writes the log into the file and removes it.
    await db.destroy();
  }
}

function partOf(file: string): string {
  return `${file}.${process.pid}.part`;
}

async function remove(part: string): Promise<void> {
  for (const suffix of ['', '-wal', '-shm']) await rm(part + suffix, { force: true });
}
