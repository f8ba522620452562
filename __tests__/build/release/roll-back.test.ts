import { existsSync } from 'node:fs';
import path from 'node:path';
import { currentRelease } from '../../../scripts/release/folders';
import { takeLock } from '../../../scripts/release/lock';
import { list, rollBack } from '../../../scripts/release/roll-back';
import { noReleases, release, shown } from '../../support/releases';

let releases = '';
beforeEach(() => {
  releases = noReleases();
});

describe('The way back', () => {
  test('leads to the release before, and further back when it is gone again', () => {
    for (const words of ['First', 'Second', 'Third']) release(releases, words);
    rollBack(releases);
    expect(shown(releases)).toBe('Second');
    rollBack(releases);
    expect(shown(releases)).toBe('First');
    expect(() => rollBack(releases)).toThrow('nothing was released before');
  });

  test('from what was released after going back leads to what visitors saw before it', () => {
    for (const words of ['First', 'Second']) release(releases, words);
    rollBack(releases);
    release(releases, 'Third');
    rollBack(releases);
    expect(shown(releases)).toBe('First');
  });

  test('leads to any release that is named, forwards too', () => {
    for (const words of ['First', 'Second']) release(releases, words);
    const second = currentRelease(releases);
    rollBack(releases);
    rollBack(releases, second);
    expect(shown(releases)).toBe('Second');
    expect(() => rollBack(releases, second)).toThrow('Visitors see');
    expect(() => rollBack(releases, '../../etc')).toThrow('There is no release');
  });

  test('keeps what pages of the release that is left will ask for', () => {
    release(releases, 'First');
    release(releases, 'Second', { 'public/c-7654321.js': 'run()' });
    rollBack(releases);
    expect(existsSync(path.join(releases, 'earlier/c-7654321.js'))).toBe(true);
  });

  test('is open while a build is under way, and the list names what visitors see', () => {
    for (const words of ['First', 'Second']) release(releases, words);
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
