import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

// `leads list | head` closes the pipe when it has seen enough: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

/** Writes to standard output, not faster than it is read. */
export async function writeOut(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** Writes a file that appears only when it is complete, readable by its owner only. */
export async function writeFileWhole(file: string, content: Iterable<Buffer> | AsyncIterable<string>): Promise<void> {
  const temporary = `${file}.${process.pid}.part`;
  try {
    await pipeline(Readable.from(content), createWriteStream(temporary, { mode: 0o600, flags: 'wx' }));
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
