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

interface Network {
  readonly name: string;
  /** Of its connections that are open. */
  count: number;
}

interface Connection {
  network: Network;
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
  private readonly networks = new Map<string, Network>();

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
    const connection = { network: this.joined(widestNetwork(socket.remoteAddress ?? '')), at: performance.now() };
    this.open.set(socket, connection);
    if (this.open.size > this.most) this.endOne();
    socket.once('close', () => this.forget(socket));
    return () => {
      connection.at = performance.now();
    };
  }

  /** Says who asks by a connection. */
  askedBy(socket: Socket, address: string): void {
    const connection = this.open.get(socket);
    const name = widestNetwork(address);
    if (!connection || connection.network.name === name) return;
    this.leave(connection.network);
    connection.network = this.joined(name);
  }

  private joined(name: string): Network {
    const network = this.networks.get(name) ?? { name, count: 0 };
    network.count += 1;
    this.networks.set(name, network);
    return network;
  }

  private leave(network: Network): void {
    network.count -= 1;
    if (network.count === 0) this.networks.delete(network.name);
  }

  private endOne(): void {
    const victim = this.heaviest();
    if (!victim) return;
    this.reports.onFull();
    // At once, so that the next one is not the same.
    this.forget(victim);
    victim.destroy();
  }

  /** Looks at each connection once and keeps nothing of it: under a flood this is done for each one that is opened. */
  private heaviest(): Socket | undefined {
    const now = performance.now();
    const [idle, free, owed] = [new Heaviest(now), new Heaviest(now), new Heaviest(now)];
    for (const [socket, connection] of this.open) {
      if (this.state.isOwed(socket)) {
        owed.look(socket, connection);
        continue;
      }
      free.look(socket, connection);
      if (now - connection.at >= moment && !this.state.waits(socket)) idle.look(socket, connection);
    }
    if (idle.count > 0) return idle.found;
    return free.count >= owed.count ? free.found : owed.found;
  }

  private forget(socket: Socket): void {
    const connection = this.open.get(socket);
    if (!connection) return;
    this.open.delete(socket);
    this.leave(connection.network);
    if (this.open.size < this.most / 2) this.reports.onRoom();
  }
}

/** Of those that were looked at, the one that goes first. */
class Heaviest {
  count = 0;
  found: Socket | undefined;
  private weight = -1;
  private age = -1;

  constructor(private readonly now: number) {}

  look(socket: Socket, { at, network }: Connection): void {
    this.count += 1;
    const age = this.now - at;
    const weight = Math.max(leastAge, age) * network.count;
    if (weight < this.weight || (weight === this.weight && age <= this.age)) return;
    [this.found, this.weight, this.age] = [socket, weight, age];
  }
}
