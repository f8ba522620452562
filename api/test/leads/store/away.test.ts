import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from '../../../../kit/free-port';
import { openStore } from '../../../src/leads/store/open';
import { describeOnPostgres } from '../../support/databases';
import { startMailServer } from '../../support/mail-server';
import { post } from '../../support/multipart';
import { readyPort, run, start } from '../../support/processes';
import { silentProxy } from '../../support/silent-proxy';

/** The words about it, for whoever can mend it. */
const away = 'DATABASE_URL: No such database answers. (connect ECONNREFUSED';

describeOnPostgres('while the database is away,', (database) => {
  let url: string;
  let port: number;
  let drop: () => Promise<void>;
  let store: Parameters<typeof openStore>[0];

  beforeEach(async () => {
    const created = await database.create();
    ({ url: store, drop } = created);
    port = await freePort();
    const here = new URL(created.url.url);
    here.host = `127.0.0.1:${port}`;
    url = here.href;
  });

  afterEach(() => drop());

  /** Until the test ends it. */
  const comesBack = () => silentProxy(store.kind === 'postgres' ? store.url : '', port);

  test('a server starts, says so, serves lists, and takes leads as soon as it is back', async () => {
    const child = start('server.ts', [], { PORT: '0', DATABASE_URL: url });
    let log = '';
    child.stdout?.on('data', (chunk) => {
      log += chunk;
    });
    const at = `http://127.0.0.1:${await readyPort(child)}`;
    const { url: path, headers, payload } = post();
    const send = () => fetch(at + path, { method: 'POST', headers: Object(headers), body: String(payload) });

    expect((await fetch(`${at}/api/live`)).status).toBe(200);
    expect((await fetch(`${at}/api/job-list`)).status).toBe(200);
    expect((await fetch(`${at}/api/ready`)).status).toBe(503);
    const refused = await send();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    expect(log).toContain(`${away} 127.0.0.1:${port}) Forms are not stored until this is over.`);

    const { close } = await comesBack();
    expect((await send()).status).toBe(201);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await close();
    const opened = await openStore(store);
    expect(await opened.count({})).toBe(1);
    await opened.close();
  });

  test('the desk starts, and is itself as soon as it is back', async () => {
    const child = start('desk/desk.ts', [], { DATABASE_URL: url, DESK_PORT: '0' });
    const address = `http://127.0.0.1:${await readyPort(child)}/welcome/none`;
    const page = await fetch(address);
    expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('No such database answers.')]);
    const { close } = await comesBack();
    expect((await fetch(address)).status).toBe(404);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await close();
  });

  test.each(['server.ts', 'cli/leads.ts'])(
    'a mail server on its port ends the start in one sentence: %s',
    async (file) => {
      const mail = await startMailServer();
      const there = url.replace(`:${port}`, `:${mail.port}`);
      const { err, code } = await run(file, ['list'], { PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: there });
      expect([code, err]).toEqual([1, expect.stringContaining('What answers there is no PostgreSQL.')]);
    },
  );

  test('a server stops in order that waits for an answer of a database which gives none', async () => {
    const silent = createServer().listen(port, '127.0.0.1');
    const child = start('server.ts', [], { PORT: '0', DATABASE_URL: url });
    let log = '';
    child.stdout?.on('data', (chunk) => {
      log += chunk;
    });
    await readyPort(child);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(log).not.toContain('unexpected error');
    silent.close();
  });

  test('a command says so and ends', async () => {
    for (const [file, args] of [
      ['desk/desk.ts', ['user', 'list']],
      ['cli/leads.ts', ['list']],
    ] as const) {
      const { err, code } = await run(file, [...args], { DATABASE_URL: url });
      expect([code, err]).toEqual([1, expect.stringContaining('No such database answers.')]);
    }
  });
});
