import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { announced, stop } from '../../../kit/children';
import { newFolder } from '../../../kit/folders';
import type { Commands, Engine } from './engine';
import { converse } from './marionette';

const names: Record<keyof Commands, string> = {
  navigate: 'WebDriver:Navigate',
  resize: 'WebDriver:SetWindowRect',
  run: 'WebDriver:ExecuteScript',
  act: 'WebDriver:PerformActions',
  click: 'WebDriver:ElementClick',
  type: 'WebDriver:ElementSendKeys',
};

/** A port of its own, no questions to Mozilla, and no moves that somebody would have to wait for. */
const settings = {
  'marionette.port': 0,
  'app.normandy.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'ui.prefersReducedMotion': 1,
};

export async function startFirefox(program: string): Promise<Engine> {
  const { folder: profile, remove } = newFolder();
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${value});\n`);
  writeFileSync(path.join(profile, 'user.js'), lines.join(''));
  const browser = spawn(program, ['--marionette', '--headless', '--no-remote', '--profile', profile]);
  const port = await announced(browser, /Listening on port (\d+)/);
  const { ask, end } = await converse(Number(port));
  await ask('WebDriver:NewSession', {});
  return {
    send: (command, parameters) => ask(names[command], parameters),
    stop: async () => {
      end();
      await stop(browser);
      remove();
    },
  };
}
