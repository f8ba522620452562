import { buildSettings } from '../../../src/build/environment';

const before = { ...process.env };

beforeEach(() => {
  for (const name of ['SITE_URL', 'PORT', 'GATSBY_API_URL', 'GATSBY_API_MODE']) delete process.env[name];
});

afterEach(() => {
  process.env = { ...before };
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
