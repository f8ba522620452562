import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import path from 'node:path';
import { writeFiles } from '../../../kit/folders';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { concerning } from '../../src/config/concerning';
import { ConfigError } from '../../src/config/env-reader';
import { openServerStore } from '../../src/leads/store/open';
import { failureText, isAway, knownFailure } from '../../src/log/failure';
import { describeOnPostgres } from '../support/databases';
import { tcpService } from '../support/tcp-service';

const greeting = (words: string) => (socket: Socket) => socket.write(words);

describe('what ends a start is one sentence that names the setting', () => {
  test('of a SQLite file in a place where none can be', async () => {
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, 'leads.db'));
    writeFiles(folder, {
      file: 'x',
      'text.db': 'A shopping list, long enough for the header of a database. '.repeat(20),
    });
    for (const name of ['leads.db', 'file/leads.db', 'text.db']) {
      await stopsWith(
        openServerStore({ kind: 'sqlite', file: path.join(folder, name) }),
        /^DATABASE_URL: [A-Z].*\. \(.*\)$/,
      );
    }
  });

  test.each([
    ['MySQL', greeting('J\0\0\0\n8.0.36\0')],
    ['mail', greeting('220 mail.kantha.example ESMTP\r\n')],
    ['SSH', greeting('SSH-2.0-OpenSSH_9.6\r\n')],
    ['Redis', (socket: Socket) => socket.once('data', () => socket.end('-ERR unknown command\r\n'))],
    ['line-reading', (socket: Socket) => socket.on('data', (said) => said.includes('\r\n') && socket.end('400\r\n'))],
    ['TLS', (socket: Socket) => socket.once('data', () => socket.end(Buffer.from([0x15, 3, 1, 0, 2, 2, 70])))],
    ['HTTP', (socket: Socket) => void createServer().emit('connection', socket)],
  ])('of a %s server where PostgreSQL should be', async (_, meet) => {
    const { port } = await tcpService(meet);
    for (const options of ['', '?sslmode=verify-full']) {
      const url = `postgres://u:p@127.0.0.1:${port}/x${options}`;
      await stopsWith(
        openServerStore({ kind: 'postgres', url }),
        /^DATABASE_URL: What answers there is no PostgreSQL\./,
      );
    }
  });

  describeOnPostgres('of PostgreSQL', (database) => {
    test.each([
      ['an unknown role', (url: URL) => Object.assign(url, { username: 'nobody_of_that_name' }), /lets nobody in/],
      ['an unknown database', (url: URL) => Object.assign(url, { pathname: '/no_such_database' }), /No such database/],
    ])('with %s', async (_, change, sentence) => {
      const { url, drop } = await database.empty();
      await stopsWith(openServerStore({ kind: 'postgres', url: change(new URL(url.url)).href }), sentence);
      await drop();
    });
  });
});

test.each([
  [error('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432'), true],
  [new AggregateError([error('ETIMEDOUT', 'connect ETIMEDOUT 10.0.0.9:5432')]), true],
  [error('EHOSTUNREACH', 'connect EHOSTUNREACH 10.0.0.9:5432'), true],
  [error('ENOTFOUND', 'getaddrinfo ENOTFOUND database'), true],
  [error('EAI_AGAIN', 'getaddrinfo EAI_AGAIN database'), true],
  [error('57P03', 'the database system is starting up'), true],
  [error('53300', 'sorry, too many clients already'), true],
  [new Error('Connection terminated due to connection timeout'), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [error('28P01', 'password authentication failed for user "kantha"'), false],
  [error('3D000', 'database "leads" does not exist'), false],
  [error('57P04', 'database was dropped'), false],
  [error('42501', 'permission denied for table leads'), false],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('Query read timeout'), true],
  [error('ECONNRESET', 'read ECONNRESET'), true],
  [error('08P01', 'server login has been failing, try again later (server_login_retry)'), true],
  [error('08P01', 'SASL authentication failed'), false],
  [new Error('The server does not support SSL connections'), false],
  [new Error('PostgreSQL runs with synchronous_commit=off'), false],
])('what passes by itself is told from what somebody must mend: %s', (failure, isPassing) => {
  expect(isAway(failure)).toBe(isPassing);
});

test.each([
  [
    error('ENOTDIR', "not a directory, stat '/srv/file/leads.db'"),
    'Part of that path is a file, where a folder should be',
  ],
  [error('ENOENT', "no such file or directory, mkdir '/proc/leads'"), 'No folder can be made there'],
  [error('ENOENT', "no such file or directory, open '/srv/leads.csv'"), 'There is no such file or folder'],
  [error('SQLITE_READONLY', 'attempt to write a readonly database'), 'The database can only be read'],
  [error('25006', 'cannot execute DELETE in a read-only transaction'), 'The database can only be read'],
  [error('EROFS', "read-only file system, mkdir '/mnt/leads'"), 'That file system can only be read'],
])('%s is told as what it is', (failure, sentence) => {
  expect(knownFailure(failure)).toBe(`${sentence}. (${failure.message})`);
});

test('a sentence is said once, however often a failure is passed on with words in front', async () => {
  const failure = new Error('The server does not support SSL connections');
  const told = await concerning(() => 'DATABASE_URL', Promise.reject(failure)).catch((error: unknown) => error);
  const once = 'DATABASE_URL: The database offers no TLS: turn it on there, or leave sslmode away. (The server';
  expect(failureText(told)).toBe(`${once} does not support SSL connections)`);
  expect(failureText(new ConfigError(['PORT must be a number.', failureText(told)]))).toContain(`number.\n${once}`);
});

test.each([
  [new Error('Could not locate the bindings file. Tried:\n → /srv/build/better_sqlite3.node\n → /srv/lib')],
  [error('ERR_DLOPEN_FAILED', 'was compiled against a different Node.js version\nPlease try re-compiling')],
])('a package that was not built is told in one line, with the command that builds it', (failure) => {
  expect(knownFailure(failure)).toMatch(
    /^A package was not built for this machine and this Node: run npm ci\. \(.*\)$/,
  );
});

function error(code: string, message: string): Error {
  return Object.assign(new Error(`${code}: ${message}`), { code });
}

test('a mistake of ours keeps its stack, from another thread too', async () => {
  const ours = new TypeError('x is not a function');
  await expect(concerning(() => 'DATABASE_URL', Promise.reject(ours))).rejects.toBe(ours);
  const fromThread = Object.assign(new Error(ours.message), { stack: ours.stack, code: undefined });
  await expect(concerning(() => 'DATABASE_URL', Promise.reject(fromThread))).rejects.toBe(fromThread);
});

async function stopsWith(start: Promise<unknown>, sentence: RegExp): Promise<void> {
  const error: unknown = await concerning(() => 'DATABASE_URL', start).catch((failure: unknown) => failure);
  if (!(error instanceof ConfigError)) throw new Error(`It is no sentence: ${error}`);
  expect(error.mistakes).toHaveLength(1);
  expect(error.message).toMatch(sentence);
  expect(error.message).not.toContain('\n');
}
