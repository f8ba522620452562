import { connect } from 'node:net';
import { Client } from 'pg';

/** In milliseconds: a connection before this one was given longer. */
const patience = 3_000;

/** `SSLRequest`, by which a client of PostgreSQL asks whether it may speak TLS. */
const request = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/** Of other services, many read to the end of a line before they answer. */
const endOfLine = '\r\n\r\n';

/** Yes, no, or an error in a packet of less than 16 MB, or in words where there is no memory for a packet. */
const postgresAnswer = /^(?:[SN]$|E(?:\0|could not fork))/;

/**
 * Where a service listens that is no PostgreSQL, such as one for mail or for pages: it greets, or answers what only
 * PostgreSQL understands as PostgreSQL does not. Undefined where PostgreSQL answers, or whatever stands in front of it,
 * or nobody: what takes a connection and closes it without a word may stand in front of one that is away.
 */
export function anotherServiceAt(url: string): Promise<string | undefined> {
  const { host, port } = new Client({ connectionString: url });
  // A socket of this machine has a path, and only PostgreSQL makes one of that name.
  if (host.startsWith('/')) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const socket = connect({ host, port }, () => socket.write(request));
    // PostgreSQL has answered long before.
    const timers = [setTimeout(() => socket.write(endOfLine), patience / 2), setTimeout(() => end(), patience)];
    const end = (place?: string) => {
      for (const timer of timers) clearTimeout(timer);
      socket.destroy();
      resolve(place);
    };
    socket.on('data', (answer) => end(postgresAnswer.test(answer.toString('latin1')) ? undefined : `${host}:${port}`));
    for (const event of ['end', 'error']) socket.on(event, () => end());
  });
}
