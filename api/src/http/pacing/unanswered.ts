import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Which requests of a connection are not answered yet. Whatever stands behind one that is whole belongs to a later one,
 * and can wait for its answer as bytes (RFC 9112, 9.3.2), which take a fiftieth of what Node would make of them.
 */
export class Unanswered {
  private readonly requests = new WeakMap<Socket, Set<IncomingMessage>>();
  private readonly listeners = new WeakMap<Socket, () => void>();

  constructor(server: Server) {
    // Before anybody answers it.
    server.prependListener('request', (request, response) => this.add(request, response));
  }

  /** Whether there is one. */
  has(socket: Socket): boolean {
    return (this.requests.get(socket)?.size ?? 0) > 0;
  }

  /** Whether one of them has arrived to its end. */
  isWhole(socket: Socket): boolean {
    for (const { complete } of this.requests.get(socket) ?? []) if (complete) return true;
    return false;
  }

  /** Calls the function after each answer on this connection. */
  onAnswer(socket: Socket, listener: () => void): void {
    this.listeners.set(socket, listener);
  }

  private add(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const requests = this.requests.get(socket) ?? new Set();
    this.requests.set(socket, requests.add(request));
    response.once('close', () => {
      requests.delete(request);
      this.listeners.get(socket)?.();
    });
  }
}
