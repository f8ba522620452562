import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { Trouble } from '../../log/trouble';
import { lineForLoop } from '../turns/fair-line';
import { OpenConnections } from './open-connections';
import { type PacedSocket, paceSocket } from './paced-socket';
import { Unanswered } from './unanswered';

/** Files and connections of our own that are open at rest, and some more. */
const ownFiles = 48;

/** As many connections may be open, each of which may have 64 kB here that wait to be parsed. */
const mostConnections = Math.min(2_000, Math.max(8, Math.floor((mostOpenFiles() - ownFiles) / 2)));

/**
 * Has the bytes of all connections parsed in turns, a piece at a time. Node parses whatever a connection has received
 * in one go, and then what the next one has, before any timer of ours: sixty kilobytes of small requests or of chunks
 * take it a tenth of a second, and a few hundred connections with as much end the server. Decision 0041.
 * @returns a function to be told who asks by a connection, which a proxy knows
 */
export function paceRequests(
  server: Server,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  most = mostConnections,
): OpenConnections['askedBy'] {
  const unanswered = new Unanswered(server);
  const trouble = new Trouble(log, {
    wrong: 'too many connections are open: some are ended',
    over: 'there is room for connections again',
  });
  const paced = new WeakMap<Socket, PacedSocket>();
  const reports = {
    onFull: () => trouble.happened(undefined, { connections: most }),
    onRoom: () => trouble.isOver(),
  };
  const open = new OpenConnections(most, reports, {
    isOwed: (socket) => unanswered.has(socket),
    waits: (socket) => paced.get(socket)?.waits === true,
  });
  server.on('connection', (socket) => {
    const onActivity = open.add(socket);
    // With somebody who listens, Node's parser no longer reads the connection past its stream.
    const listen = () => {};
    socket.on('data', listen).off('data', listen);
    paced.set(socket, paceSocket(socket, { line: lineForLoop, unanswered, onActivity }));
  });
  return (socket, address) => open.askedBy(socket, address);
}

/** As many files and connections the system lets this process open; where it does not tell, there is no limit. */
function mostOpenFiles(): number {
  try {
    const [, soft] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return Number(soft ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
