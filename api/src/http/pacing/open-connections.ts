import type { Socket } from 'node:net';
import { widestNetwork } from '../../quotas/networks';

interface Reports {
  /** One is ended, because there are too many. */
  onFull: () => void;
  /** Less than half as many are open as may be. */
  onRoom: () => void;
}

/** Connections: no browser opens more to a server, nor do the few people of a small office. */
const few = 16;

/**
 * The connections that are open. When there are too many, the one is ended that has sent nothing, and was sent no
 * answer, for longest: nothing is received from those that wait, not even that they were closed long ago. Those of a
 * network that has many go first.
 */
export class OpenConnections {
  /** With their networks, in the order in which something happened on them last. */
  private readonly open = new Map<Socket, string>();
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly most: number,
    private readonly reports: Reports,
  ) {}

  /** @returns a function to be called when something happens on it */
  add(socket: Socket): () => void {
    const network = widestNetwork(socket.remoteAddress ?? '');
    this.open.set(socket, network);
    this.counts.set(network, this.countOf(network) + 1);
    if (this.open.size > this.most) this.endOne();
    socket.once('close', () => this.forget(socket));
    return () => {
      if (this.open.delete(socket)) this.open.set(socket, network);
    };
  }

  private countOf(network: string): number {
    return this.counts.get(network) ?? 0;
  }

  private endOne(): void {
    let [victim] = this.open.keys();
    for (const [socket, network] of this.open) {
      if (this.countOf(network) <= few) continue;
      victim = socket;
      break;
    }
    if (!victim) return;
    this.reports.onFull();
    // At once, so that the next one is not the same.
    this.forget(victim);
    victim.destroy();
  }

  private forget(socket: Socket): void {
    const network = this.open.get(socket);
    if (network === undefined) return;
    this.open.delete(socket);
    const left = this.countOf(network) - 1;
    if (left > 0) this.counts.set(network, left);
    else this.counts.delete(network);
    if (this.open.size < this.most / 2) this.reports.onRoom();
  }
}
