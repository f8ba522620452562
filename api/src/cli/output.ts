import { once } from 'node:events';
import { open, rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { failureText } from '../log/failure';
import { whileUnderWay } from './under-way';

let isRead = true;

// `leads list | head` closes the pipe when it has seen enough: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  isRead = false;
  if (error.code === 'EPIPE') return;
  console.error(failureText(error));
  process.exit(1);
});

/**
 * Writes to standard output, not faster than it is read. Characters that a terminal would obey are left out for a
 * terminal only; a file or another program gets every letter.
 * @returns whether anybody still reads it
 */
export async function writeOut(text: string): Promise<boolean> {
  const shown = process.stdout.isTTY ? text.replace(commands, ' ') : text;
  if (isRead && !process.stdout.write(shown)) await once(process.stdout, 'drain').catch(() => {});
  return isRead;
}

/** Control characters except those between cells and lines, and characters that change the direction of text. */
const commands = /[^\P{Cc}\t\r\n]|\p{Bidi_Control}/gu;

/**
 * Writes a file that appears only when it is complete, readable by its owner only.
 * @throws also when there is a folder or a device of that name: it would be replaced
 */
export async function writeFileWhole(
  file: string,
  content: Iterable<Buffer> | AsyncIterable<string | Buffer>,
): Promise<void> {
  const there = await stat(file).catch(() => undefined);
  if (there && !there.isFile()) throw new Error(`${file} is no file that could be replaced.`);
  const temporary = `${file}.${process.pid}.part`;
  await whileUnderWay([temporary], async () => {
    try {
      // Before anything can fail: a file that is made afterwards would be left.
      const target = await open(temporary, 'wx', 0o600);
      await pipeline(Readable.from(content), target.createWriteStream());
      await rename(temporary, file);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  });
}
