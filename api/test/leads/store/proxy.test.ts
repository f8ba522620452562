import { once } from 'node:events';
import type { Socket } from 'node:net';
import { temporaryFolder } from '../../../../kit/temporary-folder';
import { openStore } from '../../../src/leads/store/open';
import { knownFailure } from '../../../src/log/failure';
import { describeOnPostgres } from '../../support/databases';
import { newLead } from '../../support/leads';
import { readyPort, start } from '../../support/processes';
import { silentProxy } from '../../support/silent-proxy';
import { tcpService } from '../../support/tcp-service';

/** An answer of PostgreSQL, or of what stands for it, that ends the connection. */
function refusal(code: string, words: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${words}\0\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

const noProcess = 'Ecould not fork new process for connection: Cannot allocate memory\n\0';

/** To whether TLS is spoken it answers no, and to all else that. */
const saying = (code: string, words: string) => (socket: Socket) =>
  socket.on('data', (asked) => (asked.length === 8 ? socket.write('N') : socket.end(refusal(code, words))));

describeOnPostgres('a proxy in front of PostgreSQL, which is away,', (database) => {
  let behind: string;
  let drop: () => Promise<void>;

  beforeEach(async () => {
    const { url, drop: dropped } = await database.create();
    [behind, drop] = [url.url, dropped];
  });

  afterEach(() => drop());

  /** The database as it is reached by a port of this machine. */
  const at = (port: number, options = '') => {
    const url = new URL(behind);
    url.host = `127.0.0.1:${port}`;
    return { kind: 'postgres', url: url.href + options } as const;
  };

  const closes = (socket: Socket) => socket.end();
  const closesWhenAsked = (socket: Socket) => socket.once('data', () => socket.end());

  test.each([
    ['closes what it takes', closes],
    ['resets what it takes', (socket: Socket) => socket.resetAndDestroy()],
    ['closes when it is asked', closesWhenAsked],
    ['cannot log in to it', saying('08P01', 'server login has been failing, try again later (server_login_retry)')],
    ['cannot reach it', saying('08006', 'failed to connect to remote server')],
    ['is told that it starts', saying('57P03', 'the database system is starting up')],
  ])('and which %s, ends no start, and leads are stored once it is back', async (_, meet) => {
    const { port, stop } = await tcpService(meet);
    const store = await openStore(at(port), { mayBeAway: true });
    await expect(store.health()).rejects.toThrow();
    stop();
    const { close } = await silentProxy(behind, port);
    await store.save(newLead());
    expect(await store.count({})).toBe(1);
    await store.close();
    await close();
  });

  test.each([
    ['closes when it is asked for TLS', closesWhenAsked],
    ['closes where TLS should begin', (socket: Socket) => socket.once('data', () => socket.end('S'))],
    ['cannot make a process', (socket: Socket) => socket.once('data', () => socket.end(noProcess))],
  ])('and which %s, ends no start where TLS is asked for', async (_, meet) => {
    const { port } = await tcpService(meet);
    const store = await openStore(at(port, '?sslmode=verify-full'), { mayBeAway: true });
    await expect(store.health()).rejects.toThrow();
    await store.close();
  });

  test.each([
    ['knows no such user', '08P01', 'no such user', /lets nobody in/],
    ['remembers that there is no such database', '08P01', 'no such database: leads', /No such database/],
  ])('and which %s, ends the start in one sentence', async (_, code, words, sentence) => {
    const { port } = await tcpService(saying(code, words));
    const start = openStore(at(port), { mayBeAway: true });
    expect(knownFailure(await start.catch((error: unknown) => error))).toMatch(sentence);
  });

  test.each(['server.ts', 'desk/desk.ts'])(
    '%s starts, and answers that it is not ready, where a proxy closes',
    async (file) => {
      const { port } = await tcpService(closes);
      const child = start(file, [], { PORT: '0', DESK_PORT: '0', DATABASE_URL: at(port).url });
      const path = file === 'server.ts' ? 'api/ready' : 'welcome/none';
      const answer = await fetch(`http://127.0.0.1:${await readyPort(child)}/${path}`);
      expect(answer.status).toBe(503);
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  );
});

test('PostgreSQL that has taken its socket away while it is off ends no start', async () => {
  const url = `postgres://kantha@localhost/leads?host=${temporaryFolder()}`;
  const store = await openStore({ kind: 'postgres', url }, { mayBeAway: true });
  await expect(store.health()).rejects.toThrow('connect ENOENT');
  await store.close();
});
