import type { Network } from './networks';
import type { UnderWay } from './quotas';

/** The posts of each network that are under way. */
export class OpenPosts {
  private readonly posts = new Map<string, Set<UnderWay>>();

  /** `most`: of a network with the factor 1. */
  constructor(private readonly most: number) {}

  /**
   * Where a network has too many, whoever asks has the place of a post that is slow: connections that are opened and
   * left cost their sender nothing, and would close the forms for all who share his address.
   * @returns whether there was a place
   */
  enter(networks: readonly Network[], post: UnderWay): boolean {
    for (const { name, factor } of networks) {
      const open = this.posts.get(name) ?? new Set();
      if (open.size < this.most * factor) continue;
      const slow = [...open].find(({ isSlow }) => isSlow);
      if (!slow) return false;
      this.leave(networks, slow);
      slow.stop();
    }
    for (const { name } of networks) this.posts.set(name, (this.posts.get(name) ?? new Set()).add(post));
    return true;
  }

  /** Without effect on one that has left. */
  leave(networks: readonly Network[], post: UnderWay): void {
    for (const { name } of networks) {
      const open = this.posts.get(name);
      open?.delete(post);
      if (open?.size === 0) this.posts.delete(name);
    }
  }
}
