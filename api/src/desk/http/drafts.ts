import { idle } from '../accounts/sessions';

/**
 * Notes that were typed and not saved, for the page on which they are typed on. In memory, and as long as a session
 * lasts without a request.
 */
export class Drafts {
  private readonly drafts = new Map<string, { words: string; timeout: NodeJS.Timeout }>();

  /** @param page path of the page whose note it is */
  keep(staffId: string, page: string, words: string): void {
    this.forget(staffId, page);
    const timeout = setTimeout(() => this.forget(staffId, page), idle).unref();
    this.drafts.set(`${staffId} ${page}`, { words, timeout });
  }

  of(staffId: string, page: string): string | undefined {
    return this.drafts.get(`${staffId} ${page}`)?.words;
  }

  forget(staffId: string, page: string): void {
    const key = `${staffId} ${page}`;
    clearTimeout(this.drafts.get(key)?.timeout);
    this.drafts.delete(key);
  }
}
