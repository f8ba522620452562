import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { writeFiles } from '../../../kit/folders';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { BusyError } from '../../../scripts/release/lock';
import { watch } from '../../../scripts/release/watch';

const checkout = process.cwd();
let over: AbortController;
let watching: Promise<void> | undefined;
beforeEach(() => {
  over = new AbortController();
  process.chdir(content());
});
afterEach(async () => {
  over.abort();
  await watching;
  process.chdir(checkout);
});

test('a saved change is released without anybody, and once', async () => {
  const { release, said } = start();
  await setTimeout(3000);
  expect(release).not.toHaveBeenCalled();
  writeFiles('.', { 'data/site.json': '{"name": "Changed"}' });
  await until(() => said.length > 0);
  await setTimeout(3000);
  expect(said).toEqual(['Released.']);
});

test('what was edited while nobody watched is released at the start', async () => {
  const { said } = start({ isReleased: () => false });
  await until(() => said.length > 0);
  expect(said).toEqual(['Released.']);
});

test('a change that is refused is said once, and the next one that is right is released', async () => {
  const release = jest
    .fn()
    .mockRejectedValueOnce(new Error('The content has 1 problem.'))
    .mockResolvedValue('Released.');
  const { said } = start({ release });
  await until(() => watching !== undefined);
  writeFiles('.', { 'data/site.json': '{' });
  await until(() => said.length > 0);
  writeFiles('.', { 'data/site.json': '{"name": "Right"}' });
  await until(() => said.length > 1);
  expect(said).toEqual(['The content has 1 problem.', 'Released.']);
});

test('a change that meets another release is tried again, without a word', async () => {
  const release = jest.fn().mockRejectedValueOnce(new BusyError('Another release')).mockResolvedValue('Released.');
  const { said } = start({ release, isReleased: () => false });
  await until(() => said.length > 0);
  expect(said).toEqual(['Released.']);
});

describe('Of a branch', () => {
  let remote = '';
  beforeEach(() => {
    remote = process.cwd();
    git('init', '--quiet', '--initial-branch', 'main');
    commit('First');
    const clone = path.join(temporaryFolder(), 'clone');
    git('clone', '--quiet', remote, clone);
    process.chdir(clone);
  });

  test('a push of content is taken over and released', async () => {
    inRemote({ 'data/site.json': '{"name": "Pushed"}' });
    const { said } = start({ branch: 'origin/main' });
    await until(() => said.length > 0);
    expect(said).toEqual(['Released.']);
    expect(readFileSync('data/site.json', 'utf8')).toContain('Pushed');
  });

  test('a push of the program is left to a person, and said', async () => {
    inRemote({ 'data/site.json': '{"name": "Pushed"}', 'api/server.ts': 'stop()' });
    const { release, said } = start({ branch: 'origin/main' });
    await until(() => said.length > 0);
    expect(said).toEqual([expect.stringContaining('changes the program as well (api/server.ts)')]);
    expect(release).not.toHaveBeenCalled();
  });

  test('that cannot be reached is said, and saved changes are released all the same', async () => {
    const { said } = start({ branch: 'elsewhere/main' });
    await until(() => said.length > 0);
    appendFileSync('data/site.json', ' ');
    await until(() => said.length > 1);
    expect(said).toEqual([expect.stringContaining('git fetch'), 'Released.']);
  });

  function inRemote(files: Record<string, string>): void {
    writeFiles(remote, files);
    const clone = process.cwd();
    process.chdir(remote);
    commit('Second');
    process.chdir(clone);
  }
});

function start({
  release = jest.fn(async () => 'Released.'),
  isReleased = () => true,
  branch,
}: {
  release?: jest.Mock;
  isReleased?: () => boolean;
  branch?: string;
} = {}) {
  const said: string[] = [];
  watching = watch({ release, isReleased, say: (sentence) => void said.push(sentence) }, over.signal, branch);
  return { release, said };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await setTimeout(50);
}

function content(): string {
  const root = temporaryFolder();
  writeFiles(root, { 'data/site.json': '{}', 'static/favicon.svg': '' });
  return root;
}

function git(...words: string[]): void {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@kantha.example'];
  execFileSync('git', [...author, ...words]);
}

function commit(subject: string): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', subject);
}
