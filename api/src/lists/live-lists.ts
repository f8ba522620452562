import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { LiveList, Option } from '../../../src/contract/form';
import { liveLists, readList } from '../../../src/contract/lists';
import { CachedJson } from './cached-json';
import { sorted, sources } from './sources';

export interface LoadedList {
  /** The answer, ready to send. */
  body: string;
  etag: string;
  options: readonly Option[];
}

/** How long a list is served without looking at the disk again, in milliseconds. */
const defaultMaxAge = 1000;

/**
 * The reference lists, from the same files as the site (architecture, "Where things live"). A change on disk shows
 * within `maxAge`; a file that cannot be read is logged once per change, and the last good list stays.
 */
export class LiveLists {
  private readonly json = new CachedJson();
  private readonly loaded = new Map<LiveList, { list: LoadedList | undefined; at: number; trouble: string }>();

  constructor(
    private readonly dataDir: string,
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
    private readonly maxAge = defaultMaxAge,
  ) {}

  /** Undefined when the list could never be loaded. */
  async get(name: LiveList): Promise<LoadedList | undefined> {
    const before = this.loaded.get(name);
    if (before && Date.now() - before.at < this.maxAge) return before.list;
    try {
      const list = await this.load(name);
      this.loaded.set(name, { list, at: Date.now(), trouble: '' });
      return list;
    } catch (error) {
      const trouble = error instanceof Error ? error.message : String(error);
      if (trouble !== before?.trouble) this.log.warn({ list: name, trouble }, 'a list cannot be read');
      this.loaded.set(name, { list: before?.list, at: Date.now(), trouble });
      return before?.list;
    }
  }

  private async load(name: LiveList): Promise<LoadedList> {
    const { key } = liveLists[name];
    const entries = sorted(name, key, await sources[name](this.json, this.dataDir));
    const body = JSON.stringify({ [key]: entries });
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    return { body, etag, options: readList(name, JSON.parse(body)) };
  }
}
