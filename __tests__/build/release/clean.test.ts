import { readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { clean } from '../../../scripts/release/clean';
import { releasesIn } from '../../../scripts/release/folders';
import { rollBack } from '../../../scripts/release/roll-back';
import { noReleases, release, shown } from '../../support/releases';

/** In milliseconds. */
const day = 24 * 60 * 60 * 1000;

let releases = '';
beforeEach(() => {
  releases = noReleases();
});

describe('After a week', () => {
  test('releases go with the files that only they had, but never that of now and the one before', () => {
    release(releases, 'First', { 'public/c-1111111.js': '1' });
    release(releases, 'Second', { 'public/c-2222222.js': '2' });
    release(releases, 'Third');
    age(8);
    clean(releases);
    expect(releasesIn(releases)).toHaveLength(2);
    expect(readdirSync(path.join(releases, 'earlier')).sort()).toEqual(['builds', 'c-2222222.js']);
    rollBack(releases);
    expect(shown(releases)).toBe('Second');
  });

  test('and not before', () => {
    for (const words of ['First', 'Second', 'Third']) release(releases, words);
    age(6);
    clean(releases);
    expect(releasesIn(releases)).toHaveLength(3);
  });

  test('a release counts from when visitors last saw it', () => {
    release(releases, 'First');
    age(30);
    for (const words of ['Second', 'Third']) release(releases, words);
    expect(releasesIn(releases)).toHaveLength(3);
  });
});

test('no more releases are kept than fit, whatever their age', () => {
  for (let count = 0; count < 45; count += 1) release(releases, `Number ${count}`);
  expect(releasesIn(releases)).toHaveLength(40);
  expect(shown(releases)).toBe('Number 44');
});

/** Lets days go by for all releases. */
function age(days: number): void {
  for (const { name } of releasesIn(releases)) {
    const then = new Date(Date.now() - days * day);
    utimesSync(path.join(releases, name), then, then);
  }
}
