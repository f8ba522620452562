import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, readlinkSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { foldersOf } from '../../../api/src/release/folders';
import { announced, ended } from '../../../kit/children';
import { writeFiles } from '../../../kit/folders';
import { startProgram } from '../../../kit/server';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { clean } from '../../../scripts/release/clean';
import { currentRelease, releasesIn } from '../../../scripts/release/folders';
import { takeLock } from '../../../scripts/release/lock';
import { list, publish, rollBack } from '../../../scripts/release/release';

/** In milliseconds. */
const day = 24 * 60 * 60 * 1000;

let releases = '';
beforeEach(() => {
  releases = path.join(temporaryFolder(), 'releases');
});

describe('A release', () => {
  test('has the pages and the content of one build, and visitors are led to it', () => {
    expect(release('First')).toMatch(/^Released \S+: visitors see it within a second\.$/);
    expect(shown('public/index.html')).toBe('First');
    expect(shown('data/site.json')).toBe('"First"');
    expect(readlinkSync(path.join(releases, 'current'))).not.toContain('/');
  });

  test('leaves the one before as it was, and shares with it what both have', () => {
    release('First', { 'public/same.txt': 'Same' });
    const first = currentFolder();
    release('Second', { 'public/same.txt': 'Same' });
    expect(readFileSync(path.join(first, 'public/index.html'), 'utf8')).toBe('First');
    const inode = (folder: string) => statSync(path.join(folder, 'public/same.txt')).ino;
    expect(inode(currentFolder())).toBe(inode(first));
  });

  test('keeps what pages of the one before will ask for: scripts, data and their copies, and no pages', () => {
    release('First', { 'public/c-1234567.js': 'run()', 'public/c-1234567.js.br': 'packed', 'public/old.html': 'Old' });
    release('Second');
    const kept = readdirSync(path.join(releases, 'earlier'), { recursive: true }).map(String);
    expect(kept).toEqual(
      expect.arrayContaining(['c-1234567.js', 'c-1234567.js.br', `${placeOf('First').slice(1)}/words.json`]),
    );
    expect(kept).not.toContain('old.html');
  });

  test('names its own folder to nginx, whose pages and policy so change together', () => {
    release('First');
    const conf = readFileSync(path.join(currentFolder(), 'nginx.conf'), 'utf8');
    expect(conf).toContain(`root "${path.join(releases, currentRelease(releases) ?? '')}/public";`);
    expect(conf).toContain('sha256-First');
  });

  test('is refused when somebody went back while it was built', () => {
    release('First');
    const before = currentRelease(releases);
    release('Second');
    expect(() => publish(releases, build('Third'), before)).toThrow('somebody led visitors to another release');
    expect(shown('public/index.html')).toBe('Second');
  });

  test('says so when the server itself has changed', () => {
    release('First', { 'data/options.json': '1' });
    expect(release('Second', { 'data/options.json': '1' })).not.toContain('start it again');
    expect(release('Third', { 'data/options.json': '2' })).toContain('start it again');
  });

  test('that cannot be put together leaves nothing of itself, and visitors see what they saw', () => {
    release('First');
    const built = build('Second', { 'public/csp.json': '{' });
    expect(() => publish(releases, built, currentRelease(releases))).toThrow();
    expect(existsSync(path.join(releases, '.incoming'))).toBe(false);
    expect(shown('public/index.html')).toBe('First');
  });
});

describe('What was broken off', () => {
  test('while it was put together is never shown, and taken away by the next release', () => {
    release('First');
    writeFiles(releases, { '.incoming/public/index.html': 'Half' });
    release('Second');
    expect(shown('public/index.html')).toBe('Second');
    expect(readdirSync(releases)).not.toContain('.incoming');
  });

  test('between its two renames is complete, and no hindrance', () => {
    release('First');
    symlinkSync('nowhere', path.join(releases, '.current'));
    release('Second');
    expect(shown('public/index.html')).toBe('Second');
  });

  test('while an old release was taken away is no release any more', () => {
    release('First');
    writeFiles(releases, { '.old-20250101T000000.000Z-aaaaaaaa/public/index.html': 'Old' });
    writeFiles(releases, { '20250101T000000.000Z-bbbbbbbb/public/index.html': 'Half' });
    expect(list(releases).split('\n')).toHaveLength(1);
    release('Second');
    expect(readdirSync(releases).filter((name) => name.includes('2025'))).toEqual([]);
  });
});

test('A release that is killed at any moment leaves visitors with the whole of one, and the next goes on', async () => {
  const pages = Object.fromEntries([...Array(300).keys()].map((count) => [`public/pages/${count}.js`, `${count}`]));
  const builds = ['First', 'Second'].map((words) => path.dirname(build(words, pages).publicDir));
  release('First', pages);
  for (let count = 0; count < 16; count += 1) {
    const args = [releases, builds[count % 2] ?? ''];
    const child = startProgram('__tests__/support/publish-build.ts', { env: {}, args });
    const end = ended(child);
    // From the time in which it starts to that in which it has finished.
    await Promise.race([setTimeout(300 + 50 * count), end]);
    child.kill('SIGKILL');
    await end;
    expect(shown('data/site.json')).toBe(JSON.stringify(shown('public/index.html')));
    expect(readdirSync(path.join(currentFolder(), 'public/pages'))).toHaveLength(300);
  }
  release('Third');
  expect(readdirSync(releases).filter((name) => /^\.(?!lock)/.test(name))).toEqual([]);
}, 60_000);

describe('The way back', () => {
  test('leads to the release before, and further back when it is gone again', () => {
    for (const words of ['First', 'Second', 'Third']) release(words);
    rollBack(releases);
    expect(shown('public/index.html')).toBe('Second');
    rollBack(releases);
    expect(shown('public/index.html')).toBe('First');
    expect(() => rollBack(releases)).toThrow('nothing was released before');
  });

  test('from what was released after going back leads to what visitors saw before it', () => {
    for (const words of ['First', 'Second']) release(words);
    rollBack(releases);
    release('Third');
    rollBack(releases);
    expect(shown('public/index.html')).toBe('First');
  });

  test('leads to any release that is named, forwards too', () => {
    for (const words of ['First', 'Second']) release(words);
    const second = currentRelease(releases);
    rollBack(releases);
    rollBack(releases, second);
    expect(shown('public/index.html')).toBe('Second');
    expect(() => rollBack(releases, second)).toThrow('Visitors see');
    expect(() => rollBack(releases, '../../etc')).toThrow('There is no release');
  });

  test('keeps what pages of the release that is left will ask for', () => {
    release('First');
    release('Second', { 'public/c-7654321.js': 'run()' });
    rollBack(releases);
    expect(existsSync(path.join(releases, 'earlier/c-7654321.js'))).toBe(true);
  });

  test('is open while a build is under way, and the list names what visitors see', () => {
    for (const words of ['First', 'Second']) release(words);
    const lock = takeLock(releases, '.lock-of-build');
    rollBack(releases);
    lock?.free();
    expect(
      list(releases)
        .split('\n')
        .map((line) => line.includes('visitors see it')),
    ).toEqual([false, true]);
  });
});

describe('After a week', () => {
  test('releases go with the files that only they had, but never that of now and the one before', () => {
    release('First', { 'public/c-1111111.js': '1' });
    release('Second', { 'public/c-2222222.js': '2' });
    release('Third');
    age(8);
    clean(releases);
    expect(releasesIn(releases)).toHaveLength(2);
    expect(readdirSync(path.join(releases, 'earlier')).sort()).toEqual(['builds', 'c-2222222.js']);
    rollBack(releases);
    expect(shown('public/index.html')).toBe('Second');
  });

  test('and not before', () => {
    for (const words of ['First', 'Second', 'Third']) release(words);
    age(6);
    clean(releases);
    expect(releasesIn(releases)).toHaveLength(3);
  });

  test('a release counts from when visitors last saw it', () => {
    release('First');
    age(30);
    for (const words of ['Second', 'Third']) release(words);
    expect(releasesIn(releases)).toHaveLength(3);
  });
});

test('no more releases are kept than fit, whatever their age', () => {
  for (let count = 0; count < 45; count += 1) release(`Number ${count}`);
  expect(releasesIn(releases)).toHaveLength(40);
  expect(shown('public/index.html')).toBe('Number 44');
});

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

function release(words: string, more: Record<string, string> = {}): string {
  return publish(releases, build(words, more), currentRelease(releases));
}

function build(words: string, more: Record<string, string> = {}) {
  const folder = temporaryFolder();
  writeFiles(folder, {
    'public/index.html': words,
    'public/404.html': 'There is no such page',
    'public/csp.json': { scriptHashes: [`sha256-${words}`] },
    [`public${placeOf(words)}/words.json`]: words,
    'data/site.json': JSON.stringify(words),
    ...more,
  });
  return foldersOf(folder);
}

/** Of the data of pages. */
function placeOf(words: string): string {
  return `/builds/${createHash('sha256').update(words).digest('hex').slice(0, 16)}`;
}

function currentFolder(): string {
  return path.join(releases, currentRelease(releases) ?? '');
}

function shown(file: string): string {
  return readFileSync(path.join(releases, 'current', file), 'utf8');
}

/** Lets days go by for all releases. */
function age(days: number): void {
  for (const { name } of releasesIn(releases)) {
    const then = new Date(Date.now() - days * day);
    utimesSync(path.join(releases, name), then, then);
  }
}
