import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { startHanging } from '../support/hanging';
import { readyPort } from '../support/processes';

/**
 * What systemd does: listens on a socket of datagrams, and here prints them. Node has no such sockets. BARRIER=1 only
 * asks whether all before it was read.
 */
const receiver = `
import socket, sys
listening = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
listening.bind(sys.argv[1])
print('listening', flush=True)
while True:
    told = listening.recv(4096).decode()
    if told != 'BARRIER=1':
        print(told, flush=True)
`;

const isPossible = ['python3', 'systemd-notify'].every((name) => spawnSync(name, ['--version']).status === 0);
if (!isPossible)
  process.stderr.write('What systemd is told is not tested: there is no python3 or no systemd-notify.\n');

(isPossible ? test : test.skip)(
  'systemd hears that the server is ready, then that it is alive, and nothing once it hangs',
  async () => {
    const socket = path.join(temporaryFolder(), 'notify');
    const systemd = spawn('python3', ['-c', receiver, socket]);
    try {
      const heard = linesOf(systemd);
      expect(await heard()).toBe('listening');
      const script = `if (isMainThread) process.on('SIGUSR2', () => pause());`;
      const env = { NOTIFY_SOCKET: socket, WATCHDOG_USEC: '1500000' };
      const server = startHanging({ script, env });
      expect(await heard()).toBe('READY=1');
      await readyPort(server);
      for (let times = 0; times < 3; times += 1) expect(await heard()).toBe('WATCHDOG=1');

      server.kill('SIGUSR2');
      // One that was on its way may still arrive.
      await heard(2_000);
      expect(await heard(4_000)).toBeUndefined();
    } finally {
      systemd.kill();
    }
  },
);

/** The next line each time; undefined when none comes in so many milliseconds. */
function linesOf({ stdout }: ChildProcess): (patience?: number) => Promise<string | undefined> {
  if (!stdout) throw new Error('The receiver has no output');
  const lines = createInterface(stdout)[Symbol.asyncIterator]();
  let next: Promise<string | undefined> | undefined;
  return async (patience = 50_000) => {
    next ??= lines.next().then(({ value }) => value);
    let timer: NodeJS.Timeout | undefined;
    const none = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), patience);
    });
    const line = await Promise.race([next, none]);
    clearTimeout(timer);
    if (line !== undefined) next = undefined;
    return line;
  };
}
