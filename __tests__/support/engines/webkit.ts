import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { announced, stop } from '../../../kit/children';
import { freePort } from '../../../kit/free-port';
import type { Commands, Engine } from './engine';

/** Where each command is posted, below the address of the session. */
const paths: { [Name in keyof Commands]: (parameters: Commands[Name]) => string } = {
  navigate: () => '/url',
  resize: () => '/window/rect',
  run: () => '/execute/sync',
  act: () => '/actions',
  click: ({ id }) => `/element/${id}/click`,
  type: ({ id }) => `/element/${id}/value`,
};

/** Starts a browser of WebKitGTK and its driver on a screen that nobody sees. */
export async function startWebKit(program: string): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']);
  const display = await announced(screen, /^(\d+)\n/m);
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}` },
  });
  const address = `http://127.0.0.1:${port}/session`;
  const browserOptions = { binary: program, args: ['--automation'] };
  await listening(driver, port);
  const session = await post(address, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  });
  const { sessionId } = session as { sessionId: string };
  return {
    send: (command, parameters) => post(`${address}/${sessionId}${paths[command](parameters)}`, parameters),
    stop: async () => {
      await fetch(`${address}/${sessionId}`, { method: 'DELETE' });
      await stop(driver);
      await stop(screen);
    },
  };
}

async function listening(driver: ChildProcess, port: number): Promise<void> {
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    );
  while (!(await isReady())) {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver did not start');
    await setTimeout(50);
  }
}

async function post(address: string, parameters: object): Promise<unknown> {
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(parameters) });
  const { value }: { value: { error?: string; message?: string } | null } = await answer.json();
  if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
}
