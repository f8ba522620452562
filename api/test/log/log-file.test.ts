import { execFileSync, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../../kit/free-port';
import { settingsIn, startProgram } from '../../../kit/server';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { LogFile } from '../../src/log/log-file';

const line = `${'x'.repeat(999)}\n`;

test('lines are written in their order', async () => {
  const file = path.join(temporaryFolder(), 'log');
  const log = new LogFile(openSync(file, 'w'));
  for (let count = 0; count < 100; count += 1) log.write(`${count}\n`);
  await until(() => readFileSync(file, 'utf8').split('\n').length === 101);
  expect(readFileSync(file, 'utf8').trim().split('\n').map(Number)).toEqual(Array.from({ length: 100 }, (_, at) => at));
});

test('what waits at the end of the process is written', () => {
  const file = path.join(temporaryFolder(), 'log');
  const log = new LogFile(openSync(file, 'w'));
  log.write('first\n');
  log.write('last\n');
  log.writeRest();
  expect(readFileSync(file, 'utf8')).toContain('last\n');
});

test('nothing waits for a reader that has stopped, and when he reads on he learns what he has missed', async () => {
  const pipe = namedPipe();
  const [read, write] = [openSync(pipe, 'r+'), openSync(pipe, 'w')];
  const log = new LogFile(write);
  for (let count = 0; count < 3_000; count += 1) log.write(line);
  await setTimeout(1_200);
  log.writeRest();
  const piece = Buffer.alloc(65_536);
  let all = '';
  while (!all.includes('lines of the log are lost')) {
    all += piece.toString('utf8', 0, readSync(read, piece));
    await setTimeout(1);
  }
  expect(JSON.parse(all.split('\n').find((one) => one.startsWith('{')) ?? '')).toMatchObject({ level: 40 });
  for (const descriptor of [read, write]) closeSync(descriptor);
});

(existsSync('/dev/full') ? describe : describe.skip)('The server goes on without a log', () => {
  test.each([
    ['on a full disk', () => openSync('/dev/full', 'w')],
    ['when nobody reads it any more', abandonedPipe],
    ['when its reader has stopped', () => openSync(namedPipe(), 'r+')],
  ])(
    '%s, and ends in order',
    async (_, opened) => {
      const port = await freePort();
      const settings = settingsIn(temporaryFolder(), { PORT: String(port), LOG_LEVEL: 'info' });
      const server = startProgram('api/src/server.ts', { env: settings, stdout: opened() });
      const ended = new Promise((resolve) => server.once('exit', (code, signal) => resolve(code ?? signal)));
      const ask = (address: string) => fetch(`http://127.0.0.1:${port}${address}`).catch(() => undefined);
      await until(async () => (await ask('/api/live'))?.status === 200);
      for (let count = 0; count < 600; count += 1) expect((await ask('/api/nothing'))?.status).toBe(404);
      server.kill();
      expect(await ended).toBe(0);
    },
    60_000,
  );
});

function namedPipe(): string {
  const pipe = path.join(temporaryFolder(), 'pipe');
  execFileSync('mkfifo', [pipe]);
  return pipe;
}

/** Of which the only reader has ended. */
function abandonedPipe(): number {
  const pipe = namedPipe();
  const reader = spawn('head', ['-c', '1', pipe], { stdio: 'ignore' });
  const write = openSync(pipe, 'w');
  reader.kill('SIGKILL');
  return write;
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await setTimeout(50);
}
