import SqliteDatabase from 'better-sqlite3';
import { Client } from 'pg';
import { trap } from './points';

/** Puts the trap around every commit, in the drivers of both databases: the server's own code knows nothing of it. */
export function watchCommits(): void {
  watchSqlite();
  watchPostgres();
}

const commit = /^\s*commit\b/i;

function watchSqlite(): void {
  const { prepare } = SqliteDatabase.prototype;
  const watched = function (this: SqliteDatabase.Database, source: string) {
    const statement = prepare.call(this, source);
    if (!commit.test(source)) return statement;
    const original = statement.run;
    const run = (...values: unknown[]) => {
      trap.reach('in-transaction');
      const result: unknown = Reflect.apply(original, statement, values);
      trap.reach('after-commit');
      return result;
    };
    return Object.assign(statement, { run });
  };
  Object.assign(SqliteDatabase.prototype, { prepare: watched });
}

function watchPostgres(): void {
  const query: (this: Client, ...args: unknown[]) => unknown = Client.prototype.query;
  const watched = function (this: Client, ...args: unknown[]): unknown {
    if (typeof args[0] !== 'string' || !commit.test(args[0])) return query.apply(this, args);
    trap.reach('in-transaction');
    const result = query.apply(this, args);
    if (result instanceof Promise) void result.then(() => trap.reach('after-commit'));
    return result;
  };
  Object.assign(Client.prototype, { query: watched });
}
