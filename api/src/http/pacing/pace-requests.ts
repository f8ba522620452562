import type { Server } from 'node:http';
import { paceSocket } from './paced-socket';
import { ParsingLine } from './parsing-line';

/**
 * Has the bytes of all connections parsed in turns, a piece at a time. Node parses whatever a connection has received
 * in one go, and then what the next one has, before any timer of ours: sixty kilobytes of small requests or of chunks
 * take it a tenth of a second, and a few hundred connections with as much end the server. Decision 0041.
 */
export function paceRequests(server: Server): void {
  const line = new ParsingLine();
  server.on('connection', (socket) => {
    // With somebody who listens, Node's parser no longer reads the connection past its stream.
    const listen = () => {};
    socket.on('data', listen).off('data', listen);
    paceSocket(socket, line);
  });
}
