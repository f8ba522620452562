import { newToken } from '../accounts/codes';

/** In milliseconds: how long what somebody has shown for who they are can be fetched. */
const lasts = 2 * 60 * 1000;

/** What somebody may fetch who has just shown who they are: for that account alone, and in this process. */
export class Handouts<What> {
  private readonly ready = new Map<string, What>();

  /** @returns the word for it in addresses */
  give(staffId: string, what: What): string {
    const token = newToken();
    this.ready.set(`${staffId} ${token}`, what);
    setTimeout(() => this.ready.delete(`${staffId} ${token}`), lasts).unref();
    return token;
  }

  of(staffId: string, token: string): What | undefined {
    return this.ready.get(`${staffId} ${token}`);
  }
}
