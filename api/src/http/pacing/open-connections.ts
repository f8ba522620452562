import type { Socket } from 'node:net';
import { widestNetwork } from '../../quotas/networks';

interface Reports {
  /** One is ended, because there are too many. */
  onFull: () => void;
  /** Less than half as many are open as may be. */
  onRoom: () => void;
}

interface ConnectionState {
  /** Whether an answer is owed on it. */
  isOwed: (socket: Socket) => boolean;
  /** Whether it has sent what was not looked at yet. */
  waits: (socket: Socket) => boolean;
}

interface Connection {
  network: string;
  /** When it was opened, or something happened on it that counts, by `performance.now()`. */
  at: number;
}

/** In milliseconds: whoever has just come, or been answered, may be about to ask. */
const moment = 1_000;

/**
 * In milliseconds: nobody is younger when it is decided who is ended. Whoever has most connections would else be spared
 * at the moment in which all of his have just sent something.
 */
const leastAge = 250;

/**
 * The connections that are open. When there are too many, one is ended on which no answer is owed, if there is one that
 * has not just come, and else one of the larger half, of those that wait for an answer or of those that do not: an
 * upload that pauses stays before those who ask for nothing, and whoever comes before uploads that never end. The
 * longer nothing has happened on it, and the more its network has, the sooner it goes. So whoever takes all that there
 * may be loses his own first, and an office behind one address none that it works with. A connection of a proxy has the
 * network of the visitor who asked last by it. Nothing is received from those that wait, not even that they were closed
 * long ago.
 */
export class OpenConnections {
  private readonly open = new Map<Socket, Connection>();
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly most: number,
    private readonly reports: Reports,
    private readonly state: ConnectionState,
  ) {}

  /**
   * @returns a function to be called when something happens on it: of a request that is under way, or when that is
   * answered. A header that never ends is nothing.
   */
  add(socket: Socket): () => void {
    const connection = { network: widestNetwork(socket.remoteAddress ?? ''), at: performance.now() };
    this.open.set(socket, connection);
    this.count(connection, 1);
    if (this.open.size > this.most) this.endOne();
    socket.once('close', () => this.forget(socket));
    return () => {
      connection.at = performance.now();
    };
  }

  /** Says who asks by a connection. */
  askedBy(socket: Socket, address: string): void {
    const connection = this.open.get(socket);
    const network = widestNetwork(address);
    if (!connection || connection.network === network) return;
    this.count(connection, -1);
    connection.network = network;
    this.count(connection, 1);
  }

  private count(connection: Connection, change: 1 | -1): void {
    const count = this.countOf(connection) + change;
    if (count > 0) this.counts.set(connection.network, count);
    else this.counts.delete(connection.network);
  }

  private countOf({ network }: Connection): number {
    return this.counts.get(network) ?? 0;
  }

  private endOne(): void {
    const now = performance.now();
    let victim: Socket | undefined;
    let [most, oldest] = [-1, -1];
    for (const [socket, connection] of this.candidates(now)) {
      const age = now - connection.at;
      const weight = Math.max(leastAge, age) * this.countOf(connection);
      if (weight < most || (weight === most && age <= oldest)) continue;
      [victim, most, oldest] = [socket, weight, age];
    }
    if (!victim) return;
    this.reports.onFull();
    // At once, so that the next one is not the same.
    this.forget(victim);
    victim.destroy();
  }

  private candidates(now: number): [Socket, Connection][] {
    const all = [...this.open];
    const free = all.filter(([socket]) => !this.state.isOwed(socket));
    const idle = free.filter(([socket, { at }]) => now - at >= moment && !this.state.waits(socket));
    if (idle.length > 0) return idle;
    return 2 * free.length >= all.length ? free : all.filter(([socket]) => this.state.isOwed(socket));
  }

  private forget(socket: Socket): void {
    const connection = this.open.get(socket);
    if (!connection) return;
    this.open.delete(socket);
    this.count(connection, -1);
    if (this.open.size < this.most / 2) this.reports.onRoom();
  }
}
