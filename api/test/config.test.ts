import { readConfig, readDatabaseUrl } from '../src/config';
import { ConfigError } from '../src/env-reader';

test('an empty environment gives a server on this machine with a SQLite file', () => {
  expect(readConfig({}, '/srv')).toEqual({
    port: 8000,
    host: 'localhost',
    database: { kind: 'sqlite', file: 'var/leads.db' },
    siteUrl: 'http://localhost:8000',
    corsOrigins: [],
    trustProxy: false,
    quotas: true,
    serveSite: true,
    logLevel: 'info',
    dataDir: '/srv/data',
    publicDir: '/srv/public',
  });
});

test('every setting can be changed', () => {
  const config = readConfig({
    PORT: '9000',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgres://u@h/d',
    SITE_URL: 'https://www.kantha.example/',
    CORS_ORIGINS: 'https://a.example, https://b.example',
    TRUST_PROXY: '10.0.0.0/8,::1',
    QUOTAS: 'off',
    SERVE_SITE: 'off',
    LOG_LEVEL: 'warn',
  });
  expect(config).toMatchObject({
    port: 9000,
    host: '0.0.0.0',
    database: { kind: 'postgres', url: 'postgres://u@h/d' },
    siteUrl: 'https://www.kantha.example',
    corsOrigins: ['https://a.example', 'https://b.example'],
    trustProxy: ['10.0.0.0/8', '::1'],
    quotas: false,
    serveSite: false,
    logLevel: 'warn',
  });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['DATABASE_URL', 'mysql://h/d'],
  ['DATABASE_URL', 'sqlite:'],
  ['SITE_URL', 'www.kantha.example'],
  ['SITE_URL', 'https://www.kantha.example/shop'],
  ['CORS_ORIGINS', 'https://a.example,*'],
  ['TRUST_PROXY', '0'],
  ['TRUST_PROXY', 'everybody'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['QUOTAS', 'no'],
  ['SERVE_SITE', 'true'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is one mistake, in one sentence that names it', (name, value) => {
  const { mistakes } = mistakesIn({ [name]: value });
  expect(mistakes).toEqual([expect.stringMatching(new RegExp(`^${name} must .*\\.$`))]);
});

test('all mistakes are reported together', () => {
  expect(mistakesIn({ PORT: 'x', QUOTAS: 'x', SITE_URL: 'x' }).message.split('\n')).toHaveLength(3);
});

test('quotas cannot be switched off in production', () => {
  expect(mistakesIn({ QUOTAS: 'off', NODE_ENV: 'production' }).message).toMatch(/QUOTAS=off/);
});

test('a number of trusted proxies is read as a number', () => {
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
});

test('the command line does not mind mistakes that concern the server only', () => {
  expect(readDatabaseUrl({ PORT: 'x', DATABASE_URL: 'sqlite:a.db' })).toEqual({ kind: 'sqlite', file: 'a.db' });
});

function mistakesIn(env: NodeJS.ProcessEnv): ConfigError {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error;
  }
  throw new Error('The settings were accepted');
}
