import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

interface Entry {
  /** Changes when the file changes: modification time and size. */
  version: string;
  json: unknown;
}

/** JSON files that are read again when they change on disk, and only those that did. */
export class CachedJson {
  private entries = new Map<string, Entry>();

  /** @throws when the file cannot be read or is no JSON; the message names it */
  async file(file: string): Promise<unknown> {
    const { mtimeMs, size, ino } = await stat(file);
    const version = `${mtimeMs} ${size} ${ino}`;
    const entry = this.entries.get(file);
    if (entry?.version === version) return entry.json;
    const json = parse(file, await readFile(file, 'utf8'));
    this.entries.set(file, { version, json });
    return json;
  }

  /** Every .json file directly in a folder, in order of their names. @throws like `file` */
  async folder(folder: string): Promise<unknown[]> {
    return (await this.namedFolder(folder)).map(({ json }) => json);
  }

  /** The same, each with the name of its file. */
  async namedFolder(folder: string): Promise<{ name: string; json: unknown }[]> {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
    return Promise.all(names.map(async (name) => ({ name, json: await this.file(path.join(folder, name)) })));
  }
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not valid JSON`, { cause: error });
  }
}
