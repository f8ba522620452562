import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keepContent } from '../../../scripts/lib/built-content';
import { currentRelease, releasesIn } from '../../../scripts/release/folders';
import { publish, shownBefore } from '../../../scripts/release/release';
import { rollBack } from '../../../scripts/release/roll-back';
import { build, currentFolder, noReleases, placeOf, release, shown } from '../../support/releases';

let releases = '';
beforeEach(() => {
  releases = noReleases();
});

describe('A release', () => {
  test('has the pages and the content of one build, and visitors are led to it', () => {
    expect(release(releases, 'First')).toMatch(/^Released \S+: visitors see it within a second\.$/);
    expect(shown(releases)).toBe('First');
    expect(shown(releases, 'data/site.json')).toBe('{"name":"First"}');
    expect(readlinkSync(path.join(releases, 'current'))).not.toContain('/');
  });

  test('leaves the one before as it was, and shares with it what both have', () => {
    release(releases, 'First', { 'public/same.txt': 'Same' });
    const first = currentFolder(releases);
    release(releases, 'Second', { 'public/same.txt': 'Same' });
    expect(readFileSync(path.join(first, 'public/index.html'), 'utf8')).toBe('First');
    const inode = (folder: string) => statSync(path.join(folder, 'public/same.txt')).ino;
    expect(inode(currentFolder(releases))).toBe(inode(first));
  });

  test('keeps what pages of the one before will ask for: scripts, data and their copies, and no pages', () => {
    release(releases, 'First', {
      'public/c-1234567.js': 'run()',
      'public/c-1234567.js.br': 'packed',
      'public/old.html': 'Old',
    });
    release(releases, 'Second');
    const kept = readdirSync(path.join(releases, 'earlier'), { recursive: true }).map(String);
    expect(kept).toEqual(
      expect.arrayContaining(['c-1234567.js', 'c-1234567.js.br', `${placeOf('First').slice(1)}/words.json`]),
    );
    expect(kept).not.toContain('old.html');
  });

  test('names its own folder to nginx, whose pages and policy so change together', () => {
    release(releases, 'First');
    const conf = readFileSync(path.join(currentFolder(releases), 'nginx.conf'), 'utf8');
    expect(conf).toContain(`root "${path.join(releases, currentRelease(releases) ?? '')}/public";`);
    expect(conf).toContain('sha256-First');
  });

  test('is refused when somebody went back while it was built', () => {
    release(releases, 'First');
    const before = currentRelease(releases);
    release(releases, 'Second');
    expect(() => publish(releases, build('Third'), before)).toThrow('somebody led visitors to another release');
    expect(shown(releases)).toBe('Second');
  });

  test('says so when the server itself has changed', () => {
    release(releases, 'First', { 'data/options.json': '1' });
    expect(release(releases, 'Second', { 'data/options.json': '1' })).not.toContain('start it again');
    expect(release(releases, 'Third', { 'data/options.json': '2' })).toContain('start it again');
  });

  test('that cannot be put together leaves nothing of itself, and visitors see what they saw', () => {
    release(releases, 'First');
    const built = build('Second', { 'public/csp.json': '{' });
    expect(() => publish(releases, built, currentRelease(releases))).toThrow();
    expect(existsSync(path.join(releases, '.incoming'))).toBe(false);
    expect(shown(releases)).toBe('First');
  });
});

describe('The first release', () => {
  const script = { 'public/c-1234567.js': 'run()' };

  test('keeps what pages of public/ will ask for, and is what visitors see', () => {
    publish(releases, build('First'), undefined, unreleased('Never released', script));
    expect(shown(releases)).toBe('First');
    expect(existsSync(path.join(releases, 'earlier/c-1234567.js'))).toBe(true);
    expect(existsSync(path.join(releases, `earlier${placeOf('Never released')}/words.json`))).toBe(true);
  });

  test('can be left for what visitors saw in public/ and data/ before it', () => {
    publish(releases, build('First'), undefined, unreleased('Never released'));
    rollBack(releases);
    expect(shown(releases)).toBe('Never released');
    expect(shown(releases, 'data/site.json')).toBe('{"name":"Never released"}');
    expect(() => rollBack(releases)).toThrow('nothing was released before');
  });

  test('can be left for pages and lists that go together, whatever was edited before it', () => {
    const { publicDir, dataDir } = build('Never released');
    keepContent(path.dirname(publicDir));
    writeFileSync(path.join(dataDir, 'site.json'), '{"name":"Edited"}');
    const said = publish(releases, build('First'), undefined, shownBefore(path.dirname(publicDir)));
    expect(said).not.toContain('The way back');
    rollBack(releases);
    expect(shown(releases)).toBe('Never released');
    expect(shown(releases, 'data/site.json')).toBe('{"name":"Never released"}');
  });

  test('says so when the build before it does not know its lists', () => {
    const shownThen = shownBefore(path.dirname(build('Never released').publicDir));
    expect(publish(releases, build('First'), undefined, shownThen)).toContain('with the lists as data/ has them now');
    expect(release(releases, 'Second')).not.toContain('The way back');
  });

  test('leaves public/ as it was', () => {
    const before = unreleased('Never released', script);
    publish(releases, build('First'), undefined, before);
    expect(readFileSync(path.join(before.publicDir, 'c-1234567.js'), 'utf8')).toBe('run()');
  });

  test('takes no second copy of public/ when visitors were led to no release for a while', () => {
    publish(releases, build('First'), undefined, unreleased('Never released'));
    rmSync(path.join(releases, 'current'));
    publish(releases, build('Second'), undefined, unreleased('Never released'));
    expect(releasesIn(releases)).toHaveLength(3);
  });
});

/** What visitors saw before the first release. */
function unreleased(words: string, more?: Record<string, string>) {
  return { ...build(words, more), isOfOneContent: true };
}
