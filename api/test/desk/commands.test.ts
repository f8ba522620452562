import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { readDeskConfig } from '../../src/config/desk';
import { runDesk } from '../../src/desk/commands';
import { openStore } from '../../src/leads/store/open';
import { availableDatabases } from '../support/databases';
import { deskUrl, eachTestHasDesk } from '../support/desk';
import { readyPort, run, start } from '../support/processes';
import { auditMoments, writeAudit } from '../support/rows';

describe.each(availableDatabases())('accounts of the desk, by command, on $name,', (database) => {
  const { desk } = eachTestHasDesk(database);
  const command = (...args: string[]) => runDesk(args, desk().services, deskUrl);

  test('are added, listed, given another role, reset and removed, and the audit log says so', async () => {
    const added = await command('user', 'add', 'rahima', '--role', 'sales');
    const link = /http:\/\/127\.0\.0\.1:8010(\/welcome\/[\w-]{43})\n$/.exec(added)?.[1] ?? '';
    expect((await desk().visitor().get(link)).statusCode).toBe(200);
    expect(await command('user', 'list')).toBe('rahima  sales  invited\n');
    expect(await command('user', 'role', 'rahima', '--role', 'admin')).toBe('rahima has the role admin now.\n');
    expect(await command('user', 'reset', 'rahima')).toMatch(/\/welcome\/[\w-]{43}\n$/);
    expect((await desk().visitor().get(link)).statusCode).toBe(404);
    expect(await command('user', 'remove', 'rahima')).toMatch(
      /^rahima is removed and signed out everywhere.\n(?:Nobody is an admin now: .+\n)$/,
    );
    expect(await command('user', 'list')).toBe('No accounts.\n');
    const lines = (await command('audit')).trim().split('\n');
    expect(lines.map((line) => line.replace(/^.*Dhaka {2}/, ''))).toEqual([
      'rahima  account removed',
      'rahima  account reset',
      'rahima  role changed (admin)',
      'rahima  account added (sales)',
    ]);
    expect((await command('audit', '--limit', '1')).trim().split('\n')).toHaveLength(1);
  });

  test.each([
    [['user', 'add', 'rahima'], '--role must be one of admin, sales, hr.'],
    [['user', 'add', 'rahima', '--role', 'boss'], '--role must be one of admin, sales, hr.'],
    [['user', 'add', 'Rahima A', '--role', 'hr'], 'A name has 2 to 32 small letters'],
    [['user', 'add'], 'A name has 2 to 32 small letters'],
    [['user', 'rename', 'rahima'], 'There is no command "user rename".'],
    [['users'], 'There is no command "users".'],
    [['user', 'remove', 'rahima', 'karim'], '"karim" is one word too many.'],
    [['user', 'remove', 'rahima'], 'There is no account of the name rahima.'],
    [['user', 'reset', 'rahima'], 'There is no account of the name rahima.'],
    [['audit', '--limit', 'all'], '--limit must be a whole number.'],
    [['user', 'list', '--force'], "Unknown option '--force'"],
  ])('are left as they are by %j, which says why', async (args, why) => {
    await expect(command(...args)).rejects.toThrow(why);
    expect(await command('user', 'list')).toBe('No accounts.\n');
  });

  test('have a name of their own', async () => {
    await command('user', 'add', 'rahima', '--role', 'sales');
    await expect(command('user', 'add', 'rahima', '--role', 'admin')).rejects.toThrow('There is an account');
    expect(await command('user', 'list')).toBe('rahima  sales  invited\n');
  });
});

test('the process serves the desk on its own port, until it is told to stop', async () => {
  const DATABASE_URL = `sqlite:${path.join(temporaryFolder(), 'leads.db')}`;
  const database = { kind: 'sqlite', file: DATABASE_URL.slice('sqlite:'.length) } as const;
  await (await openStore(database)).close();
  await writeAudit(database, '2020-01-01T00:00:00.000Z');
  const child = start('desk/desk.ts', [], { DATABASE_URL, DESK_PORT: '0' });
  const port = await readyPort(child);
  const answer = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sign-in']);
  const page = await fetch(`http://127.0.0.1:${port}/sign-in`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1>Sign in</h1>')]);
  // It tidies when it starts.
  while ((await auditMoments(database)).length > 0) await setTimeout(20);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('a wrong path is no empty desk', async () => {
  const { err, code } = await run('desk/desk.ts', [], { DATABASE_URL: `sqlite:${temporaryFolder()}/none.db` });
  expect(code).toBe(1);
  expect(err).toMatch(/^DATABASE_URL: There is no database at .*none\.db yet\.\n$/);
});

test('a command that cannot be understood ends with 2 and the usage', async () => {
  const DATABASE_URL = `sqlite:${path.join(temporaryFolder(), 'leads.db')}`;
  await (await openStore({ kind: 'sqlite', file: DATABASE_URL.slice('sqlite:'.length) })).close();
  const { err, code } = await run('desk/desk.ts', ['user', 'add', 'rahima'], { DATABASE_URL });
  expect(code).toBe(2);
  expect(err).toContain('--role must be one of admin, sales, hr.\n\nUsage: npm run desk');
});

test.each([
  [{ DESK_HOST: '0.0.0.0' }],
  [{ DESK_HOST: '::' }],
  [{ DESK_HOST: '0.0.0.0', DESK_URL: 'http://127.0.0.1:8010' }],
  [{ DESK_URL: 'http://desk.example.com' }],
  [{ DESK_HOST: '10.0.0.5' }],
])('passwords go over no network without TLS: %j is refused', (env) => {
  expect(() => readDeskConfig(env)).toThrow('DESK_URL must begin with https');
});

test('behind TLS, and only there, the proxy is believed', () => {
  const env = { TRUST_PROXY: '1', DATABASE_URL: 'sqlite:var/leads.db' };
  expect(readDeskConfig(env)).toMatchObject({ host: '127.0.0.1', port: 8010, isSecure: false, trustProxy: false });
  const secure = readDeskConfig({ ...env, DESK_URL: 'https://desk.example.com' });
  expect(secure).toMatchObject({ url: 'https://desk.example.com', isSecure: true, trustProxy: 1 });
});
