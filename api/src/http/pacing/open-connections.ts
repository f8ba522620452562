import type { Socket } from 'node:net';
import { widestNetwork } from '../../quotas/networks';

interface Reports {
  /** One is ended, because there are too many. */
  onFull: () => void;
  /** Less than half as many are open as may be. */
  onRoom: () => void;
}

interface Connection {
  network: string;
  /** When something happened on it last, by `performance.now()`. */
  at: number;
}

/** In milliseconds: whoever has just come, or been answered, may be about to ask. */
const moment = 1_000;

/**
 * The connections that are open. When there are too many, one is ended on which no answer is owed, if there is one: the
 * longer it has been silent, and the more its network has, the sooner. So whoever takes all that there may be loses his
 * own first, and an office behind one address none that it works with. Nothing is received from those that wait, not
 * even that they were closed long ago.
 */
export class OpenConnections {
  private readonly open = new Map<Socket, Connection>();
  private readonly counts = new Map<string, number>();

  /** @param isOwed whether an answer is owed on a connection, or it has sent what was not looked at yet */
  constructor(
    private readonly most: number,
    private readonly reports: Reports,
    private readonly isOwed: (socket: Socket) => boolean,
  ) {}

  /** @returns a function to be called when something happens on it */
  add(socket: Socket): () => void {
    const connection = { network: widestNetwork(socket.remoteAddress ?? ''), at: performance.now() };
    this.open.set(socket, connection);
    this.counts.set(connection.network, this.countOf(connection) + 1);
    if (this.open.size > this.most) this.endOne();
    socket.once('close', () => this.forget(socket));
    return () => {
      connection.at = performance.now();
    };
  }

  private countOf({ network }: Connection): number {
    return this.counts.get(network) ?? 0;
  }

  private endOne(): void {
    const now = performance.now();
    const all = [...this.open];
    const idle = all.filter(([socket, { at }]) => now - at >= moment && !this.isOwed(socket));
    const weigh = (connection: Connection) => (now - connection.at) * this.countOf(connection);
    let victim: Socket | undefined;
    let most = -1;
    for (const [socket, connection] of idle.length > 0 ? idle : all) {
      const weight = weigh(connection);
      if (weight > most) [victim, most] = [socket, weight];
    }
    if (!victim) return;
    this.reports.onFull();
    // At once, so that the next one is not the same.
    this.forget(victim);
    victim.destroy();
  }

  private forget(socket: Socket): void {
    const connection = this.open.get(socket);
    if (!connection) return;
    this.open.delete(socket);
    const left = this.countOf(connection) - 1;
    if (left > 0) this.counts.set(connection.network, left);
    else this.counts.delete(connection.network);
    if (this.open.size < this.most / 2) this.reports.onRoom();
  }
}
