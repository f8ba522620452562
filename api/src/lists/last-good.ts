import type { FastifyBaseLogger } from 'fastify';

export type Log = Pick<FastifyBaseLogger, 'warn'>;

interface Kept<List> {
  list: List | undefined;
  at: number;
  trouble: string;
}

/**
 * Lists that are loaded again once they are older than `maxAge` milliseconds. While one cannot be loaded, the last
 * good one stays, and the trouble is logged once.
 */
export class LastGood<Name extends string, List> {
  private readonly kept = new Map<Name, Kept<List>>();
  private readonly loading = new Map<Name, Promise<List | undefined>>();

  constructor(
    private readonly load: (name: Name) => Promise<List>,
    private readonly log: Log,
    private readonly maxAge: number,
  ) {}

  /** Undefined when the list could never be loaded. */
  async get(name: Name): Promise<List | undefined> {
    const before = this.kept.get(name);
    if (before && Date.now() - before.at < this.maxAge) return before.list;
    // Everybody who asks while it is being loaded gets that list.
    const loading = this.loading.get(name) ?? this.reload(name, before).finally(() => this.loading.delete(name));
    this.loading.set(name, loading);
    return loading;
  }

  private async reload(name: Name, before: Kept<List> | undefined): Promise<List | undefined> {
    try {
      const list = await this.load(name);
      this.kept.set(name, { list, at: Date.now(), trouble: '' });
      return list;
    } catch (error) {
      const trouble = error instanceof Error ? error.message : String(error);
      if (trouble !== before?.trouble) this.log.warn({ list: name, trouble }, 'a list cannot be read');
      this.kept.set(name, { list: before?.list, at: Date.now(), trouble });
      return before?.list;
    }
  }

  /** Why a list could not be loaded the last time it was asked for; empty when it could. */
  trouble(name: Name): string {
    return this.kept.get(name)?.trouble ?? '';
  }
}
