import { statSync } from 'node:fs';

/** What a SQLite database in WAL mode consists of while it is open, behind the name of its file. */
const parts = ['', '-wal', '-shm'];

/**
 * For a database that is open: throws when one of its files was moved, replaced or deleted since. SQLite goes on in the
 * files that it has open, which nobody finds any more, so nothing may be acknowledged or answered from them.
 */
export function watchFiles(file: string): () => void {
  const opened = parts.map((part) => identity(file + part));
  return () => {
    const other = parts.find((part, index) => identity(file + part) !== opened[index]);
    if (other === undefined) return;
    throw new Error(
      `${file}${other} is not the file that was opened: it was moved, replaced or deleted. Nothing is stored until it ` +
        'is back, or the server was stopped, the database restored as docs/deploy.md says, and the server started.',
    );
  };
}

/**
 * SQLite takes a log without its database for rubbish and deletes it, with everything acknowledged that is only there.
 * @throws when such a log lies there
 */
export function assertNoStrayLog(file: string): void {
  if (size(file) > 0 || size(`${file}-wal`) === 0) return;
  throw new Error(
    `${file}-wal is there without its database ${file}, and may hold leads. Put the database back beside it, or move ` +
      `${file}-wal and ${file}-shm to a safe place.`,
  );
}

/** Of an inode; undefined when there is no such file. Large numbers would be rounded without `bigint`. */
function identity(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

/** In bytes; 0 when there is no such file. */
function size(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
