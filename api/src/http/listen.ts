import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isRecord } from '../../../src/contract/record';

/**
 * As many connections may wait to be taken, if the system lets them (`net.core.somaxconn`). Node's 511 are full when a
 * thousand call at one moment, and whoever calls then waits for seconds until the system tries again.
 */
const backlog = 4096;

/** All addresses of localhost, which are 127.0.0.1 and often ::1; every other host is one address. */
export async function addressesOf(host: string): Promise<string[]> {
  if (host !== 'localhost') return [host];
  const found = await lookup(host, { all: true });
  return [...new Set(found.map(({ address }) => address))];
}

/**
 * Listens at all these addresses, and resolves to the port. There is one HTTP server, and what comes to another address
 * is handed to it. Given localhost, Fastify would make a second server, which refuses with bare answers and is not
 * waited for at a stop.
 * @throws when the port is taken at one of them
 */
export async function listen(app: FastifyInstance, addresses: readonly string[], port: number): Promise<number> {
  const [first, ...others] = addresses;
  const doors = others.map(() => {
    return createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit('connection', socket));
  });
  const closed: Promise<unknown>[] = [];
  app.addHook('preClose', async () => {
    for (const door of doors.filter(({ listening }) => listening)) closed.push(once(door.close(), 'close'));
  });
  app.addHook('onClose', () => Promise.all(closed));
  const url = new URL(await app.listen({ ...(first !== undefined && { host: first }), port, backlog }));
  for (const [index, door] of doors.entries()) await open(door, others[index], Number(url.port));
  return Number(url.port);
}

/** An address that this machine lacks is passed over: some machines name ::1 and have no IPv6. */
async function open(door: Server, host: string | undefined, port: number): Promise<void> {
  try {
    await once(door.listen({ host, port, backlog }), 'listening');
  } catch (error) {
    if (!isRecord(error) || !isMissing.has(error.code)) throw error;
  }
}

const isMissing: ReadonlySet<unknown> = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);
