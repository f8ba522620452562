import { readConfig, readDatabaseUrl } from '../src/config';
import { ConfigError } from '../src/env-reader';

const secret = `whsec_${Buffer.alloc(24).toString('base64')}`;

test('an empty environment gives a server on this machine with a SQLite file', () => {
  expect(readConfig({}, '/srv')).toEqual({
    port: 8000,
    host: 'localhost',
    database: { kind: 'sqlite', file: 'var/leads.db' },
    siteUrl: 'http://localhost:8000',
    apiUrl: 'http://localhost:8000',
    corsOrigins: [],
    trustProxy: false,
    quotas: true,
    diskFloor: 500_000_000,
    serveSite: true,
    logLevel: 'info',
    delivery: {},
    retention: { leads: 24, applications: 6 },
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
    WEBHOOK_URL: 'https://hooks.example/leads',
    WEBHOOK_SECRET: secret,
    SMTP_URL: 'smtps://desk:p%40ss@mail.example',
    MAIL_FROM: 'desk@kantha.example',
    MAIL_TO: 'staff@kantha.example',
    RETENTION_MONTHS: '12',
    RETENTION_MONTHS_APPLICATIONS: '3',
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
    delivery: {
      webhook: { url: 'https://hooks.example/leads', secret: Buffer.alloc(24), allowPrivate: false },
      mail: {
        smtp: { host: 'mail.example', port: 465, secure: true, plain: false, auth: { user: 'desk', pass: 'p@ss' } },
        from: 'desk@kantha.example',
        to: 'staff@kantha.example',
      },
    },
    retention: { leads: 12, applications: 3 },
  });
});

test.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, plain: false }],
  ['smtp://mail.example?tls=off', { host: 'mail.example', port: 587, secure: false, plain: true }],
  ['smtp://localhost:25', { host: 'localhost', port: 25, secure: false, plain: true }],
  ['smtp://[::1]:25', { host: '::1', port: 25, secure: false, plain: true }],
])('%s is understood; without TLS only on this machine, or when asked for', (url, smtp) => {
  const { delivery } = readConfig({ SMTP_URL: url, MAIL_FROM: 'desk@kantha.example' });
  expect(delivery).toEqual({ mail: { smtp, from: 'desk@kantha.example' } });
});

test.each([
  [{ WEBHOOK_URL: 'http://hooks.example', WEBHOOK_SECRET: secret }, 'WEBHOOK_URL'],
  [{ WEBHOOK_URL: 'https://a:b@hooks.example', WEBHOOK_SECRET: secret }, 'WEBHOOK_URL'],
  [{ WEBHOOK_URL: 'file:///etc/passwd', WEBHOOK_SECRET: secret, WEBHOOK_ALLOW_PRIVATE: 'on' }, 'WEBHOOK_URL'],
  [{ WEBHOOK_URL: 'https://hooks.example' }, 'WEBHOOK_SECRET'],
  [{ WEBHOOK_URL: 'https://hooks.example', WEBHOOK_SECRET: 'whsec_c2hvcnQ=' }, 'WEBHOOK_SECRET'],
  [{ WEBHOOK_URL: 'https://hooks.example', WEBHOOK_SECRET: 'secret' }, 'WEBHOOK_SECRET'],
  [{ SMTP_URL: 'mail.example', MAIL_FROM: 'desk@kantha.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'https://mail.example', MAIL_FROM: 'desk@kantha.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Desk <desk@kantha.example>' }, 'MAIL_FROM'],
  [
    { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'desk@kantha.example', MAIL_TO: 'a@b.example, c@d.example' },
    'MAIL_TO',
  ],
  [{ MAIL_TO: 'staff@kantha.example' }, 'MAIL_TO'],
  [{ MAIL_FROM: 'desk@kantha.example' }, 'MAIL_FROM'],
  [{ WEBHOOK_ALLOW_PRIVATE: 'yes' }, 'WEBHOOK_ALLOW_PRIVATE'],
  [{ RETENTION_MONTHS: '0' }, 'RETENTION_MONTHS'],
  [{ RETENTION_MONTHS_APPLICATIONS: 'never' }, 'RETENTION_MONTHS_APPLICATIONS'],
])('%j is one mistake, in one sentence that names %s and quotes no secret', (env, name) => {
  const { mistakes } = mistakesIn(env);
  expect(mistakes).toEqual([expect.stringMatching(new RegExp(`^${name} must .*\\.$`))]);
  expect(mistakes.join()).not.toContain('whsec_c2');
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

test.each(['prod', 'Production', 'staging'])(
  'NODE_ENV=%s is refused, since it would quietly be no production',
  (word) => {
    expect(mistakesIn({ NODE_ENV: word }).mistakes).toEqual([expect.stringMatching(/^NODE_ENV must /)]);
  },
);

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
