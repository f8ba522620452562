import { writeFileSync } from 'node:fs';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { buildSettings, isContentStrict } from '../../../src/build/environment';

const before = { env: { ...process.env }, folder: process.cwd() };

beforeEach(() => {
  for (const name of ['SITE_URL', 'PORT', 'GATSBY_API_URL', 'GATSBY_API_MODE', 'STRICT_CONTENT'])
    delete process.env[name];
});

afterEach(() => {
  process.chdir(before.folder);
  process.env = { ...before.env };
});

test('The canonical origin is the configured one, without a slash at its end', () => {
  process.env.SITE_URL = 'https://kantha.example//';
  expect(buildSettings().siteUrl).toBe('https://kantha.example');
});

test('Without a setting the site is at home on this machine, whatever port serves it, so that a port needs no build', () => {
  process.env.PORT = '8123';
  expect(buildSettings().siteUrl).toBe('http://localhost:8000');
});

test('Without a setting the backend is our own, at the same origin', () => {
  expect(buildSettings()).toMatchObject({ apiUrl: '', apiMode: 'own' });
});

test('A misspelt mode of the backend is refused, so that no form is built for another backend than was meant', () => {
  process.env.GATSBY_API_MODE = 'contract';
  expect(buildSettings().apiMode).toBe('contract');
  process.env.GATSBY_API_MODE = 'Contract';
  expect(buildSettings).toThrow(/GATSBY_API_MODE must be/);
});

test.each([
  ['', false],
  ['STRICT_CONTENT=0', false],
  ['STRICT_CONTENT=1', true],
])('With %j in .env, sample content is refused: %s', (line, isStrict) => {
  process.chdir(temporaryFolder());
  writeFileSync('.env', line);
  expect(isContentStrict()).toBe(isStrict);
});

test('A word that says neither yes nor no is refused, so that nobody publishes samples by a misspelling', () => {
  process.chdir(temporaryFolder());
  writeFileSync('.env', 'STRICT_CONTENT=yes');
  expect(isContentStrict).toThrow(/STRICT_CONTENT/);
});
