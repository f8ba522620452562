import { idle } from '../accounts/sessions';

/** At how many pages something waits for one owner, and for all; a further one takes the place of the oldest. */
export interface Most {
  each: number;
  all: number;
}

interface Waits<What> {
  owner: string;
  page: string;
  what: What;
  timeout: NodeJS.Timeout;
}

/**
 * What waits for somebody at a page, and for nobody else. In memory, and as long as a session lasts without a request.
 * How large each can be, the longest form says (`fields.ts`).
 */
export class Waiting<What> {
  /** The oldest first. */
  private readonly all = new Map<string, Waits<What>>();

  constructor(private readonly most: Most) {}

  /** @param page its path, without what is behind a question mark */
  keep(owner: string, page: string, what: What): void {
    this.forget(owner, page);
    const timeout = setTimeout(() => this.forget(owner, page), idle).unref();
    this.all.set(keyOf(owner, page), { owner, page, what, timeout });
    const own = [...this.all.values()].filter((one) => one.owner === owner);
    for (const one of own.slice(0, -this.most.each)) this.forget(owner, one.page);
    for (const one of [...this.all.values()].slice(0, -this.most.all)) this.forget(one.owner, one.page);
  }

  of(owner: string, page: string): What | undefined {
    return this.all.get(keyOf(owner, page))?.what;
  }

  forget(owner: string, page: string): void {
    clearTimeout(this.all.get(keyOf(owner, page))?.timeout);
    this.all.delete(keyOf(owner, page));
  }

  /** Forgets what waits at a page, whoever it belongs to. */
  forgetPage(page: string): void {
    for (const one of [...this.all.values()]) if (one.page === page) this.forget(one.owner, page);
  }
}

function keyOf(owner: string, page: string): string {
  return JSON.stringify([owner, page]);
}
