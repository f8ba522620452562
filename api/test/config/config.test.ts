import { Client } from 'pg';
import { maxFileBytes } from '../../../src/contract/attachment';
import { readConfig, readDatabaseUrl } from '../../src/config/config';
import { readDeskConfig } from '../../src/config/desk';
import { ConfigError } from '../../src/config/env-reader';
import { addressesFor } from '../../src/config/mail';

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
    releasesDir: '/srv/releases',
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
        to: { all: ['staff@kantha.example'], byForm: {} },
      },
    },
    retention: { leads: 12, applications: 3 },
  });
});

test.each([
  [{ WEBHOOK_SHAPE: 'slack', WEBHOOK_URL: 'https://hooks.slack.com/services/T/B/x' }, { shape: 'slack' }],
  [{ WEBHOOK_SHAPE: 'teams', WEBHOOK_URL: 'https://a.webhook.office.com/x?sig=y' }, { shape: 'teams' }],
  [
    { WEBHOOK_SHAPE: 'sheets', WEBHOOK_URL: 'https://script.google.com/macros/s/x/exec', WEBHOOK_SECRET: secret },
    { shape: 'sheets', secret: Buffer.alloc(24) },
  ],
  [
    { WEBHOOK_SHAPE: 'hubspot', WEBHOOK_URL: 'https://api.hsforms.com/x', WEBHOOK_SECRET: 'pat-eu1-0123' },
    { shape: 'hubspot', token: 'pat-eu1-0123' },
  ],
])('leads go to a service in its own form: %j', (env, shape) => {
  const deskUrl = 'https://desk.kantha.example';
  const { webhook } = readConfig({ ...env, DESK_URL: deskUrl }).delivery;
  expect(webhook).toEqual({ ...shape, url: env.WEBHOOK_URL, allowPrivate: false, deskUrl });
});

test('letters have a name for their sender, several readers, and those of one form others', () => {
  const { delivery } = readConfig({
    SITE_URL: 'https://a.example',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: '"Kantha Software" <desk@kantha.example>',
    MAIL_TO: 'sales@kantha.example, boss@kantha.example',
    MAIL_TO_APPLICATION: 'hr@kantha.example',
  });
  const { mail } = delivery;
  expect(mail).toMatchObject({ from: 'desk@kantha.example', fromName: 'Kantha Software' });
  if (!mail?.to) throw new Error('Staff are told');
  expect(addressesFor(mail.to, 'application')).toEqual(['hr@kantha.example']);
  expect(addressesFor(mail.to, 'demo')).toEqual(['sales@kantha.example', 'boss@kantha.example']);
});

describe('the digest', () => {
  const env = { SITE_URL: 'https://a.example', SMTP_URL: 'smtp://m.example', MAIL_FROM: 'a@b.example' };
  const digest = (more: NodeJS.ProcessEnv) => readConfig({ ...env, ...more }).delivery.mail?.digest;
  const staff = { MAIL_TO: 'staff@b.example', MAIL_TO_APPLICATION: 'hr@b.example' };

  test('goes to those who are told of all forms at eight, unless settings say otherwise', () => {
    expect(digest(staff)).toEqual({ to: ['staff@b.example'], hour: 8, noLeadDays: 7 });
    const own = { DIGEST_TO: 'boss@b.example, sales@b.example', DIGEST_HOUR: '0', NO_LEAD_DAYS: '0' };
    const expected = { to: ['boss@b.example', 'sales@b.example'], hour: 0, noLeadDays: 0 };
    for (const more of [own, { ...staff, ...own }]) expect(digest(more)).toEqual(expected);
  });

  test('goes to nobody where it is off, or staff get no letters', () => {
    expect(digest({ ...staff, DIGEST_TO: 'off', DIGEST_HOUR: '9' })).toBeUndefined();
    expect(digest({})).toBeUndefined();
  });
});

test('files go with letters to staff up to 5 MB, or what a setting says, or not at all', () => {
  const env = { SITE_URL: 'https://a.example', SMTP_URL: 'smtp://m.example', MAIL_FROM: 'a@b.example' };
  const attach = (more: NodeJS.ProcessEnv) => readConfig({ ...env, ...more }).delivery.mail?.attach;
  expect(attach({ MAIL_TO: 'a@b.example' })).toBe(maxFileBytes);
  expect(attach({ MAIL_TO: 'a@b.example', MAIL_ATTACH_MB: '1' })).toBe(1024 * 1024);
  expect(attach({ MAIL_TO: 'a@b.example', MAIL_ATTACH_MB: '0' })).toBeUndefined();
  expect(attach({ MAIL_ATTACH_MB: '1' })).toBeUndefined();
});

describe('letters link to the desk', () => {
  const env = { SITE_URL: 'https://a.example', SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'desk@kantha.example' };

  test.each(['https://desk.kantha.example', 'http://127.0.0.1:8010'])('at %s, where DESK_URL says so', (url) => {
    expect(readConfig({ ...env, DESK_URL: url }).delivery.mail?.deskUrl).toBe(url);
    expect(readConfig(env).delivery.mail).not.toHaveProperty('deskUrl');
  });

  test.each([
    ['http://desk.kantha.example', 'must begin with https'],
    ['https://desk.kantha.example/leads', 'without a path'],
  ])('and not at %s', (url, why) => {
    expect(mistakesIn({ ...env, DESK_URL: url }).mistakes).toEqual([expect.stringContaining(why)]);
    // The desk refuses it whether there is mail or not.
    expect(mistakesIn({ DESK_URL: url }).mistakes).toEqual([expect.stringContaining(why)]);
  });
});

test.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, plain: false }],
  ['smtp://mail.example?tls=off', { host: 'mail.example', port: 587, secure: false, plain: true }],
  ['smtp://localhost:25', { host: 'localhost', port: 25, secure: false, plain: true }],
  ['smtp://localhost:25?tls=on', { host: 'localhost', port: 25, secure: false, plain: false }],
  ['smtp://mail.example?tls=on', { host: 'mail.example', port: 587, secure: false, plain: false }],
  ['smtp://[::1]:25', { host: '::1', port: 25, secure: false, plain: true }],
])('%s is understood; without TLS only on this machine, or when asked for', (url, smtp) => {
  const { delivery } = readConfig({ SMTP_URL: url, MAIL_FROM: 'desk@kantha.example', SITE_URL: 'https://a.example' });
  expect(delivery).toEqual({ mail: { smtp, from: 'desk@kantha.example' } });
});

test.each([
  [{ WEBHOOK_URL: 'http://hooks.example', WEBHOOK_SECRET: secret }, 'WEBHOOK_URL'],
  [{ WEBHOOK_URL: 'https://a:b@hooks.example', WEBHOOK_SECRET: secret }, 'WEBHOOK_URL'],
  [{ WEBHOOK_URL: 'file:///etc/passwd', WEBHOOK_SECRET: secret, WEBHOOK_ALLOW_PRIVATE: 'on' }, 'WEBHOOK_URL'],
  [{ WEBHOOK_URL: 'https://hooks.example' }, 'WEBHOOK_SECRET'],
  [{ WEBHOOK_URL: 'https://hooks.example', WEBHOOK_SECRET: 'whsec_c2hvcnQ=' }, 'WEBHOOK_SECRET'],
  [{ WEBHOOK_URL: 'https://hooks.example', WEBHOOK_SECRET: 'secret' }, 'WEBHOOK_SECRET'],
  [{ WEBHOOK_URL: 'https://10.0.0.1/x', WEBHOOK_SECRET: secret }, 'WEBHOOK_URL'],
  [{ WEBHOOK_URL: 'https://127.1/x', WEBHOOK_SECRET: secret }, 'WEBHOOK_URL'],
  [{ WEBHOOK_URL: 'https://[fd00::1]/x', WEBHOOK_SECRET: secret }, 'WEBHOOK_URL'],
  [{ WEBHOOK_URL: 'https://localhost/x', WEBHOOK_SECRET: secret }, 'WEBHOOK_URL'],
  [{ WEBHOOK_SECRET: secret }, 'WEBHOOK_SECRET'],
  [{ WEBHOOK_SHAPE: 'slack' }, 'WEBHOOK_SHAPE'],
  [{ WEBHOOK_URL: 'https://hooks.example', WEBHOOK_SECRET: secret, WEBHOOK_SHAPE: 'discord' }, 'WEBHOOK_SHAPE'],
  [{ WEBHOOK_URL: 'https://hooks.slack.com/services/T/B/x', WEBHOOK_SECRET: secret }, 'WEBHOOK_SHAPE'],
  [{ WEBHOOK_URL: 'https://hooks.slack.com/services/T/B/x' }, 'WEBHOOK_SHAPE'],
  [{ WEBHOOK_URL: 'https://script.google.com/x', WEBHOOK_SHAPE: 'slack' }, 'WEBHOOK_SHAPE'],
  [{ WEBHOOK_URL: 'https://a.webhook.office.com/x', WEBHOOK_SECRET: secret }, 'WEBHOOK_SHAPE'],
  [{ WEBHOOK_URL: 'https://hooks.example', WEBHOOK_SHAPE: 'teams', WEBHOOK_SECRET: secret }, 'WEBHOOK_SECRET'],
  [{ WEBHOOK_URL: 'https://hooks.example', WEBHOOK_SHAPE: 'sheets' }, 'WEBHOOK_SECRET'],
  [{ WEBHOOK_URL: 'https://hooks.example', WEBHOOK_SHAPE: 'hubspot', WEBHOOK_SECRET: secret }, 'WEBHOOK_SECRET'],
  [
    {
      WEBHOOK_URL: 'https://hooks.example',
      WEBHOOK_SHAPE: 'hubspot',
      WEBHOOK_SECRET: 'pat-eu1-0123',
      WEBHOOK_SECRET_PREVIOUS: secret,
    },
    'WEBHOOK_SECRET_PREVIOUS',
  ],
  ...[
    'smtp://u:p%zzhush@mail.example',
    'smtp://u:hu@sh@mail.example',
    'smtp://user@mail.example',
    'smtp://mail.example:99999',
    'smtp://mail.example/inbox',
    'smtp://mail.example?tlss=off',
    'smtp://mail.example?tls=no',
    'smtp://mail.example?tls=off&tls=on',
    'smtps://mail.example?tls=off',
  ].map((url): [Record<string, string>, string] => [{ SMTP_URL: url, MAIL_FROM: 'desk@kantha.example' }, 'SMTP_URL']),
  [{ SMTP_URL: 'mail.example', MAIL_FROM: 'desk@kantha.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'https://mail.example', MAIL_FROM: 'desk@kantha.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Desk <desk>' }, 'MAIL_FROM'],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Desk <a@b.example>, <c@d.example>' }, 'MAIL_FROM'],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Desk\r\nBcc: x <desk@kantha.example>' }, 'MAIL_FROM'],
  [
    { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'desk@kantha.example', MAIL_TO: 'a@b.example; c@d.example' },
    'MAIL_TO',
  ],
  [
    { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example', MAIL_TO: 'a@b.example', MAIL_TO_DEMO: 'sales' },
    'MAIL_TO_DEMO',
  ],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example', MAIL_TO_APPLICATION: 'hr@b.example' }, 'MAIL_TO'],
  [{ MAIL_TO_APPLICATION: 'hr@b.example' }, 'MAIL_TO_APPLICATION'],
  [{ WEBHOOK_SECRET_PREVIOUS: secret }, 'WEBHOOK_SECRET_PREVIOUS'],
  [
    { WEBHOOK_URL: 'https://hooks.example', WEBHOOK_SECRET: secret, WEBHOOK_SECRET_PREVIOUS: 'old' },
    'WEBHOOK_SECRET_PREVIOUS',
  ],
  [{ MAIL_TO: 'staff@kantha.example' }, 'MAIL_TO'],
  [{ MAIL_ATTACH_MB: '5' }, 'MAIL_ATTACH_MB'],
  ...['17', '5 MB', '0.5', 'off'].map((text): [Record<string, string>, string] => [
    { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example', SITE_URL: 'https://a.example', MAIL_ATTACH_MB: text },
    'MAIL_ATTACH_MB',
  ]),
  ...[
    { DIGEST_HOUR: '24' },
    { DIGEST_HOUR: '8:00' },
    { NO_LEAD_DAYS: '-1' },
    { NO_LEAD_DAYS: '366' },
    { DIGEST_TO: 'staff' },
    { DIGEST_TO: 'off, a@b.example' },
  ].map((wrong): [Record<string, string>, string] => [
    { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example', MAIL_TO: 'a@b.example', ...wrong },
    Object.keys(wrong).join(),
  ]),
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example', DIGEST_HOUR: '9' }, 'DIGEST_HOUR'],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example', NO_LEAD_DAYS: '9' }, 'NO_LEAD_DAYS'],
  [{ DIGEST_TO: 'staff@kantha.example' }, 'DIGEST_TO'],
  [{ MAIL_FROM: 'desk@kantha.example' }, 'MAIL_FROM'],
  [{ WEBHOOK_ALLOW_PRIVATE: 'yes' }, 'WEBHOOK_ALLOW_PRIVATE'],
  [{ RETENTION_MONTHS: '3' }, 'RETENTION_MONTHS_APPLICATIONS'],
  [{ RETENTION_MONTHS: '0' }, 'RETENTION_MONTHS'],
  [{ RETENTION_MONTHS_APPLICATIONS: 'never' }, 'RETENTION_MONTHS_APPLICATIONS'],
])('%j is one mistake, in one sentence that names %s and quotes no secret', (env, name) => {
  const { mistakes } = mistakesIn({ SITE_URL: 'https://www.kantha.example', ...env });
  expect(mistakes).toEqual([expect.stringMatching(new RegExp(`^${name} must .*\\.$`))]);
  expect(mistakes.join()).not.toMatch(/whsec_c2|hush/);
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['DATABASE_URL', 'mysql://h/d'],
  ['DATABASE_URL', 'sqlite:'],
  ['DATABASE_URL', 'sqlite::memory:'],
  ['DATABASE_URL', 'sqlite: /srv/leads.db'],
  ['DATABASE_URL', 'sqlite:\tvar/leads.db'],
  ['DATABASE_URL', 'sqlite:\u00a0/srv/leads.db'],
  ['DATABASE_URL', 'postgres://user:pa#ss@127.0.0.1/x'],
  ['DATABASE_URL', 'postgres://user:p@ss/w@127.0.0.1/x'],
  ['DATABASE_URL', 'postgres://user:pa%zz@127.0.0.1/x'],
  ['DATABASE_URL', 'postgres://user:pass@127.0.0.1:5432'],
  ['DATABASE_URL', 'postgres://user:pass@127.0.0.1:5432/'],
  ['DATABASE_URL', 'postgres://user:pass@127.0.0.1/a/b'],
  ['DATABASE_URL', 'postgres:///x'],
  ['DATABASE_URL', 'postgres://h/x?sslmod=require'],
  ['DATABASE_URL', 'postgres://h/x?sslmode=required'],
  ['DATABASE_URL', 'postgres://h/x?ssl=true'],
  ['DATABASE_URL', 'postgres://h/x?constructor=x'],
  ['HOST', 'http://localhost'],
  ['HOST', 'localhost:8000'],
  ['HOST', '[::1]'],
  ['HOST', '*'],
  ['SITE_URL', 'www.kantha.example'],
  ['SITE_URL', 'https://www.kantha.example/shop'],
  ['CORS_ORIGINS', 'https://a.example,*'],
  ['CORS_ORIGINS', 'https://*.example.com'],
  ['TRUST_PROXY', '0'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '128.0.0.0/1,0.0.0.0/1'],
  ['TRUST_PROXY', '::/0'],
  ['TRUST_PROXY', '::ffff:0.0.0.0/96'],
  ['TRUST_PROXY', 'everybody'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['QUOTAS', 'no'],
  ['SERVE_SITE', 'true'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is one mistake, in one sentence that names it', (name, value) => {
  const { mistakes } = mistakesIn({ [name]: value });
  expect(mistakes).toEqual([expect.stringMatching(new RegExp(`^${name} must .*\\.$`))]);
});

test.each([
  [{ TRUST_PROXY: 'everybody' }, '"everybody" is not'],
  [{ MAIL_TO: 'a@b.example, sales', SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.example' }, '"sales" is none'],
  [{ MAIL_FROM: 'desk', SMTP_URL: 'smtp://localhost' }, 'not "desk"'],
  [{ PORT: 'eighty' }, 'not "eighty"'],
  [{ HOST: '*' }, 'not "*"'],
  [{ SITE_URL: 'www.kantha.example' }, '"www.kantha.example" is none'],
  [{ METRICS_PORT: '8000' }, 'both are 8000'],
  [{ METRICS_PORT: 'on' }, 'not "on"'],
  [{ METRICS_HOST: '10.0.0.1' }, 'METRICS_HOST must come with METRICS_PORT'],
])('%j is said with what it is', (env, words) => {
  expect(mistakesIn(env).mistakes).toEqual([expect.stringContaining(words)]);
});

test.each([
  [
    { PORT: '9000', DESK_PORT: '9000' },
    'DESK_PORT must be another one than PORT, which visitors reach: both are 9000.',
  ],
  [{ DESK_PORT: '8000' }, 'DESK_PORT must be another one than PORT, which visitors reach: both are 8000.'],
  [{ DESK_PORT: '9100', METRICS_PORT: '9100' }, 'METRICS_PORT must be another one than DESK_PORT: both are 9100.'],
])('a server whose port the desk or the figures would have as well is refused: %j', (env, sentence) => {
  expect(mistakesIn(env).mistakes).toEqual([sentence]);
});

test.each([
  [
    { PORT: '9000', DESK_PORT: '9000' },
    'DESK_PORT must be another one than PORT, which visitors reach: both are 9000.',
  ],
  [{ PORT: '8010' }, 'DESK_PORT must be another one than PORT, which visitors reach: both are 8010.'],
])('a desk whose port the server would have as well is refused: %j', (env, sentence) => {
  expect(() => readDeskConfig(env)).toThrow(new ConfigError([sentence]));
});

test.each([[{}], [{ PORT: '0', DESK_PORT: '0' }], [{ DESK_PORT: '8000' }]])(
  'a desk alone on its machine has the port that it likes: %j',
  (env) => {
    expect(() => readDeskConfig(env)).not.toThrow();
  },
);

test('an address of staff that stands there twice, in another case too, gets each letter once', () => {
  const mail = {
    SITE_URL: 'https://www.kantha.example',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'desk@kantha.example',
  };
  const { delivery } = readConfig({
    ...mail,
    MAIL_TO: 'Sales@Kantha.example, boss@kantha.example,sales@kantha.example',
  });
  expect(delivery.mail?.to?.all).toEqual(['Sales@Kantha.example', 'boss@kantha.example']);
});

test('all mistakes are reported together', () => {
  expect(mistakesIn({ PORT: 'x', QUOTAS: 'x', SITE_URL: 'x' }).message.split('\n')).toHaveLength(3);
});

test('quotas cannot be switched off in production', () => {
  expect(mistakesIn({ QUOTAS: 'off', NODE_ENV: 'production' }).message).toMatch(/QUOTAS=off/);
});

test.each([
  'postgres://h/x',
  'postgresql://u:p%40s%2Fs@[::1]:5432/x?sslmode=disable',
  'postgres://h/x?sslmode=require&uselibpqcompat=true',
  'postgres://u@/x?host=/var/run/postgresql',
  'postgres://u@%2Fvar%2Frun%2Fpostgresql/x?sslmode=verify-full&sslrootcert=/etc/ca.pem',
])('%s is taken', (url) => {
  expect(readConfig({ DATABASE_URL: url }).database).toEqual({ kind: 'postgres', url });
});

test.each(['prefer', 'require', 'verify-ca'])(
  'sslmode=%s is what the driver makes of it, without its warning',
  (mode) => {
    const emitted = jest.spyOn(process, 'emitWarning');
    const { database } = readConfig({ DATABASE_URL: `postgres://h/x?application_name=a&sslmode=${mode}` });
    expect(database).toEqual({ kind: 'postgres', url: 'postgres://h/x?application_name=a&sslmode=verify-full' });
    expect(new Client({ connectionString: database.kind === 'postgres' ? database.url : '' }).ssl).toEqual({});
    expect(emitted).not.toHaveBeenCalled();
  },
);

describe('where links in letters lead', () => {
  const production = { NODE_ENV: 'production', SERVE_SITE: 'off' };
  const mail = { SMTP_URL: 'smtp://mail.kantha.software', MAIL_FROM: 'desk@kantha.software' };

  test.each([
    [{}, 'localhost is this machine'],
    [{ SITE_URL: 'https://127.0.0.2' }, '127.0.0.2 is this machine'],
    [{ SITE_URL: 'https://[::1]' }, '::1 is this machine'],
    [{ SITE_URL: 'https://www.example.com' }, 'www.example.com is a name for examples and tests'],
    [{ SITE_URL: 'https://kantha.example' }, 'kantha.example is a name for examples and tests'],
    [{ SITE_URL: 'http://www.kantha.software' }, 'it does not begin with https:'],
  ])('is refused in production, and the reason said, when it is %j', (env, reason) => {
    const { mistakes } = mistakesIn({ ...production, ...env });
    expect(mistakes).toEqual([expect.stringMatching(/^SITE_URL must /)]);
    expect(mistakes[0]).toContain(reason);
  });

  test.each([
    [{}, 'SITE_URL must be set when SMTP_URL is: links in letters'],
    [{ SITE_URL: 'http://localhost:8000' }, 'SITE_URL leads to this machine (http://localhost:8000): links in letters'],
    [
      { SITE_URL: 'https://www.kantha.software', GATSBY_API_URL: 'http://127.0.0.1:8000' },
      'GATSBY_API_URL leads to this machine (http://127.0.0.1:8000): links in letters',
    ],
  ])('is refused where letters go out, and the setting named that is to be changed: %j', (env, words) => {
    expect(mistakesIn({ ...mail, ...env }).mistakes).toEqual([expect.stringContaining(words)]);
  });

  test('is refused in production when it is another host of the API that is only ours', () => {
    const env = { ...production, SITE_URL: 'https://www.kantha.software', GATSBY_API_URL: 'http://localhost:8000' };
    expect(mistakesIn(env).mistakes).toEqual([expect.stringMatching(/^GATSBY_API_URL must /)]);
  });

  test.each([
    [{ SITE_URL: 'https://www.kantha.software/bn' }, 'SITE_URL must hold origins like'],
    [{ SITE_URL: 'www.kantha.software' }, 'SITE_URL must hold origins like'],
    [{ SITEURL: 'https://www.kantha.software' }, 'SITE_URL is not set, but SITEURL is'],
  ])('is one mistake when it cannot be read: %j', (env, words) => {
    for (const all of [
      { ...production, ...env },
      { ...mail, ...env },
    ]) {
      expect(mistakesIn(all).mistakes).toEqual([expect.stringContaining(words)]);
    }
  });

  test('is never the machine of whoever reads them', () => {
    expect(mistakesIn(mail).mistakes).toEqual([expect.stringMatching(/^SITE_URL must /)]);
  });

  test('may be this machine while nobody else gets letters', () => {
    expect(readConfig({ ...mail, SMTP_URL: 'smtp://localhost:1025' }).apiUrl).toBe('http://localhost:8000');
  });

  test('is the site, in production as well', () => {
    const config = readConfig({ ...production, ...mail, SITE_URL: 'https://www.kantha.software' });
    expect(config.apiUrl).toBe('https://www.kantha.software');
  });
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
