import { idle } from '../accounts/sessions';

/** Of one account; a further one takes the place of the oldest. */
const most = 20;

/**
 * Notes that were typed and not saved, for whoever typed them, and the page on which they are typed on. In memory, and
 * as long as a session lasts without a request.
 */
export class Drafts {
  /** By account, and then by page: the oldest first. */
  private readonly drafts = new Map<string, Map<string, { words: string; timeout: NodeJS.Timeout }>>();

  /** @param page path of the page whose note it is */
  keep(staffId: string, page: string, words: string): void {
    this.forget(staffId, page);
    const own = this.drafts.get(staffId) ?? new Map();
    this.drafts.set(staffId, own);
    const timeout = setTimeout(() => this.forget(staffId, page), idle).unref();
    own.set(page, { words, timeout });
    for (const oldest of [...own.keys()].slice(0, -most)) this.forget(staffId, oldest);
  }

  of(staffId: string, page: string): string | undefined {
    return this.drafts.get(staffId)?.get(page)?.words;
  }

  forget(staffId: string, page: string): void {
    const own = this.drafts.get(staffId);
    clearTimeout(own?.get(page)?.timeout);
    own?.delete(page);
    if (own?.size === 0) this.drafts.delete(staffId);
  }
}
