import { spawn } from 'node:child_process';
import { readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { announced, ended } from '../../../kit/children';
import { writeFiles } from '../../../kit/folders';
import { startProgram } from '../../../kit/server';
import { takeLock } from '../../../scripts/release/lock';
import { list } from '../../../scripts/release/roll-back';
import { build, noReleases, release, shown } from '../../support/releases';

let releases = '';
beforeEach(() => {
  releases = noReleases();
});

describe('What was broken off', () => {
  test('while it was put together is never shown, and taken away by the next release', () => {
    release(releases, 'First');
    writeFiles(releases, { '.incoming/public/index.html': 'Half' });
    release(releases, 'Second');
    expect(shown(releases)).toBe('Second');
    expect(readdirSync(releases)).not.toContain('.incoming');
  });

  test('between its two renames is complete, and no hindrance', () => {
    release(releases, 'First');
    symlinkSync('nowhere', path.join(releases, '.current'));
    release(releases, 'Second');
    expect(shown(releases)).toBe('Second');
  });

  test('while an old release was taken away is no release any more', () => {
    release(releases, 'First');
    writeFiles(releases, { '.old-20250101T000000.000Z-aaaaaaaa/public/index.html': 'Old' });
    writeFiles(releases, { '20250101T000000.000Z-bbbbbbbb/public/index.html': 'Half' });
    expect(list(releases).split('\n')).toHaveLength(1);
    release(releases, 'Second');
    expect(readdirSync(releases).filter((name) => name.includes('2025'))).toEqual([]);
  });
});

test('A release that is killed before any of its steps leaves visitors with the whole of one, and the next goes on', async () => {
  const second = path.dirname(build('Second').publicDir);
  const seen: string[] = [];
  let end: number | NodeJS.Signals = 'SIGKILL';
  for (let step = 1; end === 'SIGKILL'; step += 1) {
    release(releases, 'First');
    // Something to take away behind the switch.
    writeFiles(releases, { '.old-20250101T000000.000Z-aaaaaaaa/public/index.html': 'Old' });
    end = await ended(releaseKilledAt(step, second));
    seen.push(shown(releases));
    expect(shown(releases, 'data/site.json')).toBe(JSON.stringify({ name: shown(releases) }));
    expect(shown(releases, 'nginx.conf')).toContain(`sha256-${shown(releases)}`);
  }
  expect(end).toBe(0);
  // From one step on it is the new one.
  expect(seen.join(' ')).toMatch(/^(?:First ){10,}(?:Second ?){2,}$/);
  release(releases, 'Third');
  expect(readdirSync(releases).filter((name) => /^\.(?!lock)/.test(name))).toEqual([]);
}, 120_000);

/** In a process of its own, which is killed before it changes something for the n-th time. */
function releaseKilledAt(step: number, build: string) {
  return startProgram('__tests__/support/publish-build.ts', {
    env: { KILLED_IN: releases, KILLED_AT: `${step}` },
    args: [releases, build],
    options: ['--require', 'tsx/cjs', '--require', path.resolve('__tests__/support/killed-at.cjs')],
  });
}

describe('Of two at once', () => {
  test('the second does not get the lock, until the first is over', () => {
    const lock = takeLock(releases, '.lock');
    expect(takeLock(releases, '.lock')).toBeUndefined();
    lock?.free();
    expect(takeLock(releases, '.lock')).toBeDefined();
  });

  test('one that was killed leaves no lock behind, but what it has left running still has it', async () => {
    const script = `
      const { takeLock } = require('./scripts/release/lock');
      const lock = takeLock(${JSON.stringify(releases)}, '.lock');
      const child = require('node:child_process').spawn('sleep', ['60'], { stdio: ['ignore', 'ignore', 'ignore', lock.file], detached: true });
      console.log('child ' + child.pid + ' ');
      setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ['--require', 'tsx/cjs', '-e', script]);
    const child = Number(await announced(holder, /child (\d+) /));
    const end = ended(holder);
    holder.kill('SIGKILL');
    await end;
    expect(takeLock(releases, '.lock')).toBeUndefined();
    process.kill(child, 'SIGKILL');
    expect(takeLock(releases, '.lock', 10)).toBeDefined();
  });
});
