import { closeSync, existsSync, openSync } from 'node:fs';
import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import {
  type DatabaseConnection,
  type SqliteDatabase as KyselySqliteDatabase,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { defaultFile } from '../../config/database-url';
import { assertNoStrayLog, watchFiles } from './files';
import { makeFolder } from './make-folder';

/**
 * How long a statement waits for another process's lock, in milliseconds. All who want to store something wait with it;
 * after it the visitor gets 503 and the page tries again (reliability R5).
 */
const busyTimeout = 1000;

/**
 * What the connection must report after opening, by pragma (reliability R2). 2 is FULL: sync the WAL at each commit.
 */
const required = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1, secure_delete: 1, busy_timeout: busyTimeout };

/** Opens a database file, readable by its owner only. */
export function openSqlite(file: string, mustExist: boolean): SqliteDialect {
  assertNoStrayLog(file);
  if (mustExist && !existsSync(file)) throw new Error(`There is no database at ${file} yet.`);
  if (!mustExist) createPrivately(file);
  const database = new SqliteDatabase(file, { timeout: busyTimeout });
  try {
    for (const [pragma, value] of Object.entries(required)) database.pragma(`${pragma} = ${value}`);
    assertDurable((pragma) => database.pragma(pragma, { simple: true }));
    // A first look at the contents opens the log, which from then on stays the same as long as this connection.
    database.pragma('schema_version');
    return new Dialect(keepingStatements(database), watchFiles(file), () => database.inTransaction);
  } catch (error) {
    database.close();
    throw error;
  }
}

class Dialect extends SqliteDialect {
  constructor(
    private readonly database: KyselySqliteDatabase,
    private readonly assertSameFiles: () => void,
    private readonly isInTransaction: () => boolean,
  ) {
    super({ database });
  }

  override createDriver(): SqliteDriver {
    return new Driver(this.database, this.assertSameFiles, this.isInTransaction);
  }

  override createAdapter(): SqliteAdapter {
    return new Adapter();
  }
}

/**
 * Looks before each use of the connection, so that nothing is answered from lost files, and after it, so that nothing
 * is acknowledged that was committed into them. Three looks at a folder's entry take microseconds, a commit
 * milliseconds.
 */
class Driver extends SqliteDriver {
  constructor(
    database: KyselySqliteDatabase,
    private readonly assertSameFiles: () => void,
    private readonly isInTransaction: () => boolean,
  ) {
    super({ database });
  }

  /** On a full disk SQLite has done so by itself, and its refusal to do it twice would hide what was wrong. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.isInTransaction()) await super.rollbackTransaction(connection);
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    try {
      this.assertSameFiles();
    } catch (error) {
      await super.releaseConnection();
      throw error;
    }
    return connection;
  }

  override async releaseConnection(): Promise<void> {
    await super.releaseConnection();
    this.assertSameFiles();
  }
}

/** Kysely would run migrations outside of a transaction, and a process that ends in one would leave half of it. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** More than the server has; a page of an export with its own number of values must not push the others out. */
const keptStatements = 100;

/** Compiles each text once. Kysely asks for a new statement every time, which takes longer than running it. */
function keepingStatements(database: SqliteDatabase.Database): KyselySqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(source) {
      const statement = statements.get(source) ?? database.prepare(source);
      if (statements.size < keptStatements) statements.set(source, statement);
      return statement;
    },
  };
}

/**
 * Reads the settings back instead of trusting that they were taken: SQLite ignores a pragma that it cannot follow, and
 * better-sqlite3 compiles WAL to `synchronous=NORMAL`, which can lose an acknowledged lead at power loss.
 * @throws Error naming the setting
 */
export function assertDurable(read: (pragma: string) => unknown): void {
  for (const [pragma, expected] of Object.entries(required)) {
    const actual = read(pragma);
    if (actual === expected) continue;
    throw new Error(
      `The SQLite database reports ${pragma}=${actual} instead of ${expected}, so leads would not be safe.`,
    );
  }
}

/** SQLite gives its -wal and -shm files the mode of the database file, so it is set before the first byte. */
function createPrivately(file: string): void {
  if (file === ':memory:') return;
  const folder = path.dirname(path.resolve(file));
  if (folder === path.dirname(path.resolve(defaultFile))) makeFolder(folder);
  else if (!existsSync(folder)) throw new Error(`There is no folder ${folder}: make it first, or correct the path.`);
  closeSync(openSync(file, 'a', 0o600));
}
