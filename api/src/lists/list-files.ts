import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isEntryFile } from '../../../src/content/served/entry-file';
import type { Reading } from '../../../src/contract/reading';
import { failureText } from '../log/failure';
import { entriesOf } from './entries-of';
import { type FileOf, type FileReader, folderOf } from './folder-of';
import { inFile } from './in-file';

interface Entry {
  /** Changes when the file changes: inode, modification time and size. */
  version: string;
  json: unknown;
}

/**
 * The JSON files of lists, which are read again when they change on disk, and only those that did. What could be used
 * last stands for what cannot be used any more.
 */
export class ListFiles {
  private readonly entries = new Map<string, Entry>();
  /** What each reader of a folder used of its files the last time. */
  private readonly used = new WeakMap<object, ReadonlyMap<string, unknown>>();
  /** What was used of a file that holds a whole list, by its entries. */
  private readonly usedEntries = new Map<string, ReadonlyMap<unknown, unknown>>();

  /** The entries of a list that one file holds; see `entriesOf`. @throws naming the file */
  async list<Row>(file: string, read: (content: unknown) => Reading<Row>): Promise<Reading<Row>> {
    const readEntries = (content: unknown) => entriesOf(content, read, this.usedEntries.get(file));
    const { rows, troubles, used } = inFile(file, readEntries, await this.file(file));
    this.usedEntries.set(file, used);
    return { rows, troubles: troubles.map((trouble) => `${file}: ${trouble}`) };
  }

  /**
   * The entries of a list that has a .json file for each, directly in a folder and in order of their names; see
   * `folderOf`. @throws when the folder cannot be read, or there are files and none of them can be used
   */
  async folder<Row>(folder: string, reader: FileReader<Row>): Promise<Reading<Row>> {
    const names = (await readdir(folder)).filter(isEntryFile).sort();
    const files = await Promise.all(names.map((name) => this.fileOf(path.join(folder, name))));
    const { used, ...reading } = folderOf(files, reader, this.used.get(reader));
    this.used.set(reader, used);
    return reading;
  }

  /** The same value as long as the file stays as it is. @throws when it cannot be read or is no JSON, naming it */
  async file(file: string): Promise<unknown> {
    try {
      const { mtimeMs, size, ino } = await stat(file);
      const version = `${mtimeMs} ${size} ${ino}`;
      const entry = this.entries.get(file);
      if (entry?.version === version) return entry.json;
      const json: unknown = JSON.parse(await readFile(file, 'utf8'));
      this.entries.set(file, { version, json });
      return json;
    } catch (error) {
      const reason = error instanceof SyntaxError ? ' is not valid JSON' : `: ${failureText(error)}`;
      throw new Error(file + reason, { cause: error });
    }
  }

  private async fileOf(file: string): Promise<FileOf> {
    try {
      return { file, json: await this.file(file) };
    } catch (error) {
      return { file, trouble: failureText(error) };
    }
  }
}
