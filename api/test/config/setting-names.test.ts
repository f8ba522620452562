import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readDatabaseUrl } from '../../src/config/config';
import { deskWarnings, readDeskConfig } from '../../src/config/desk';
import { ConfigError, EnvReader } from '../../src/config/env-reader';
import { unreadNames } from '../../src/config/names-elsewhere';
import { meantBy, settingNames } from '../../src/config/setting-names';

test('.env.example explains every name, and no other', () => {
  const example = readFileSync(path.join(__dirname, '../../../.env.example'), 'utf8');
  expect([...example.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name).sort()).toEqual([...settingNames].sort());
});

describe.each(settingNames)('%s', (name) => {
  const wrong = new Set([name.toLowerCase(), `${name[0]}${name.slice(1).toLowerCase()}`, `${name}S`]);
  if (name.includes('_')) wrong.add(name.replaceAll('_', '')).add(name.replaceAll('_', '-'));
  if (name.length > 5) {
    for (let at = 1; at < name.length - 1; at += 1) {
      wrong.add(name.slice(0, at) + name.slice(at + 1));
      wrong.add(name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2));
    }
  }
  // The right one, and names of cron's.
  for (const one of [name, 'MAILTO', 'MAILFROM']) wrong.delete(one);

  test('is recognised in another case, without underscores, in the plural, with a letter missing or two swapped', () => {
    expect([...wrong].filter((one) => meantBy(one) !== name)).toEqual([]);
  });

  test('that is misspelt stops whoever wants to read it, unless the right one is set', () => {
    for (const one of wrong) expect(mistakesOf({ [one]: 'x' }, name)).toEqual([expect.stringContaining(one)]);
    for (const one of wrong) expect(mistakesOf({ [one]: 'x', [name]: 'y' }, name)).toEqual([]);
  });
});

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['SITEURL', 'SITE_URL'],
  ['TRUST_PROXIES', 'TRUST_PROXY'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['RETENTION_MONTH', 'RETENTION_MONTHS'],
  ['CORS_ORIGIN', 'CORS_ORIGINS'],
  ['QUOTA', 'QUOTAS'],
])('%s means %s', (wrong, right) => {
  expect(meantBy(wrong)).toBe(right);
});

test('what other programs put into the environment is no misspelling', () => {
  const usual =
    'HOME HOSTNAME HOSTTYPE MAIL MAILTO MAILFROM PATH PWD POST TZ LANG TERM USER LOGNAME SHELL SHLVL EDITOR DISPLAY _ ' +
    'NODE_ENV NODE_OPTIONS NODE_VERSION INIT_CWD npm_config_loglevel npm_config_user_agent npm_package_name INVOCATION_ID ' +
    'npm_lifecycle_event npm_execpath JOURNAL_STREAM NOTIFY_SOCKET WATCHDOG_USEC SYSTEMD_EXEC_PID LISTEN_FDS SSH_AUTH_SOCK ' +
    'SITE_NAME BASE_URL APP_URL API_URL API_PORT URL POSTGRES_URL POSTGRES_PASSWORD REDIS_URL PGHOST PGPORT PGDATABASE ' +
    'GITHUB_URL CI_REPOSITORY_URL KUBERNETES_PORT KUBERNETES_SERVICE_HOST WEB_CONCURRENCY DEBUG CI JEST_WORKER_ID ' +
    'GATSBY_TELEMETRY_DISABLED GATSBY_CPU_COUNT LOGDIR PROXY HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY LS_COLORS Path';
  expect(usual.split(' ').filter((name) => meantBy(name))).toEqual([]);
});

/** Of Debian's shells and logins, systemd, Docker, Kubernetes, GitHub Actions, and tools that send mail. */
const ordinary =
  'BASH BASHOPTS BASH_VERSION COLORTERM COLUMNS DBUS_SESSION_BUS_ADDRESS DEBIAN_FRONTEND EUID HISTFILE HOME HOSTNAME IFS ' +
  'LANG LANGUAGE LESSOPEN LINES LOGNAME MAIL MAILCHECK MAILPATH OLDPWD OSTYPE PAGER PATH PPID PS1 PWD SHELL SHELLOPTS ' +
  'SSH_CLIENT SSH_CONNECTION SSH_TTY SUDO_USER TERM TMPDIR TZ UID USER VISUAL XDG_RUNTIME_DIR XDG_SESSION_ID ' +
  'CACHE_DIRECTORY CREDENTIALS_DIRECTORY INVOCATION_ID JOURNAL_STREAM LISTEN_FDNAMES LISTEN_FDS LISTEN_PID LOGS_DIRECTORY ' +
  'MAINPID MEMORY_PRESSURE_WATCH NOTIFY_SOCKET RUNTIME_DIRECTORY STATE_DIRECTORY SYSTEMD_EXEC_PID WATCHDOG_PID ' +
  'WATCHDOG_USEC BUILDKIT_PROGRESS COMPOSE_PROJECT_NAME container DOCKER_CONFIG DOCKER_HOST KUBECONFIG KUBERNETES_PORT ' +
  'KUBERNETES_PORT_443_TCP KUBERNETES_PORT_443_TCP_ADDR KUBERNETES_PORT_443_TCP_PORT KUBERNETES_PORT_443_TCP_PROTO ' +
  'KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT KUBERNETES_SERVICE_PORT_HTTPS KANTHA_PORT KANTHA_SERVICE_HOST ' +
  'POD_IP POD_NAME CI GITHUB_ACTION GITHUB_ACTIONS GITHUB_ACTOR GITHUB_API_URL GITHUB_BASE_REF GITHUB_ENV GITHUB_HEAD_REF ' +
  'GITHUB_JOB GITHUB_REF GITHUB_REPOSITORY GITHUB_RUN_ID GITHUB_SERVER_URL GITHUB_SHA GITHUB_TOKEN GITHUB_WORKFLOW ' +
  'GITHUB_WORKSPACE RUNNER_ARCH RUNNER_NAME RUNNER_OS RUNNER_TEMP RUNNER_TOOL_CACHE ImageOS MAILTO MAILFROM SMTP_USER ' +
  'SMTP_PASSWORD SMTP_PORT SMTP_TLS SMTP_FROM EMAIL REPLYTO POSTGRES_USER POSTGRES_PASSWORD';

test('no name that a system sets by itself is warned of, or taken for a misspelling', () => {
  const names = ordinary.split(' ');
  expect(names.length).toBeGreaterThan(100);
  expect(unreadNames(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
  expect(names.filter((name) => meantBy(name))).toEqual([]);
});

test.each([
  ['SMTP_HOST', 'SMTP_URL'],
  ['DB_URL', 'DATABASE_URL'],
  ['ALLOWED_ORIGINS', 'CORS_ORIGINS'],
])(
  '%s in the environment is said to be read by nobody, in one sentence without its value, unless %s is set',
  (name, ours) => {
    expect(unreadNames({ [name]: 'hush' })).toEqual([
      `${name} is set, which nobody here reads: ${ours} says that, and is not set`,
    ]);
    expect(unreadNames({ [name]: 'hush', [ours]: 'x' })).toEqual([]);
    expect(unreadNames({ [name]: '' })).toEqual([]);
  },
);

test.each([
  ['MAIL_TO_HR', 'MAIL_TO_HIRE'],
  ['WEBHOOK_SECRET_OLD', 'WEBHOOK_SECRET'],
  ['DESK_ADDRESS', 'DESK_PORT'],
  ['QUOTA_PER_HOUR', 'QUOTAS'],
])('%s begins as settings do and is none: the server says so without its value', (name, other) => {
  const [sentence, ...more] = unreadNames({ [name]: 'hush', [other]: 'x' });
  expect(more).toEqual([]);
  expect(sentence).toMatch(new RegExp(`^${name} is set, which nobody here reads: the nearest name is [A-Z_]+$`));
  expect(sentence).not.toContain('hush');
});

test('an address for a form that does not exist leads to the one that tells of every form', () => {
  for (const name of ['MAIL_TO_SALES', 'MAIL_TO_QUOTE'])
    expect(unreadNames({ [name]: 'x' })).toEqual([
      `${name} is set, which nobody here reads: the nearest name is MAIL_TO`,
    ]);
  expect(unreadNames({ MAIL_TO_DEMOS: 'x' })).toEqual([expect.stringMatching(/the nearest name is MAIL_TO_DEMO$/)]);
});

test('an address for the department that reads applications leads to that of their form', () => {
  for (const name of ['MAIL_TO_HR', 'MAIL_TO_JOBS'])
    expect(unreadNames({ [name]: 'x' })).toEqual([
      `${name} is set, which nobody here reads: the nearest name is MAIL_TO_APPLICATION`,
    ]);
});

test.each([
  ['MAILTO', 'MAIL_TO'],
  ['MAIL_TO_SALES', 'MAIL_TO'],
  ['MAIL_TO_JOBS', 'MAIL_TO_APPLICATION'],
  ['MAIL_TO_HR', 'MAIL_TO_APPLICATION'],
  ['MAIL_TO_ORDERS', 'MAIL_TO_CONTACT'],
] as const)('%s stops a server that sends mail as any misspelling of %s does, unless that is set', (name, ours) => {
  const mail = { SMTP_URL: 'smtp://mail.example', [name]: 'x' };
  expect(mistakesOf(mail, ours)).toEqual([`${ours} is not set, but ${name} is: is that a misspelling of it?`]);
  expect(mistakesOf({ ...mail, [ours]: 'x' }, ours)).toEqual([]);
});

test.each(['POSTGRES_URL', 'DB_HOST', 'DB_NAME', 'PGHOST', 'PGDATABASE', 'POSTGRES_HOST'])(
  '%s without DATABASE_URL is warned of, and in production stops the server before leads go into a file',
  (name) => {
    const sentence = `${name} is set, which nobody here reads: DATABASE_URL says that, and is not set`;
    expect(unreadNames({ [name]: 'hush' })).toEqual([sentence]);
    expect(() => readDatabaseUrl({ [name]: 'hush' })).not.toThrow();
    const production = { [name]: 'hush', NODE_ENV: 'production' };
    expect(() => readDatabaseUrl(production)).toThrow(
      `DATABASE_URL is not set, but ${name} is, which nobody here reads`,
    );
    expect(() => readDatabaseUrl({ ...production, DATABASE_URL: 'sqlite:var/leads.db' })).not.toThrow();
  },
);

test('an address for orders leads to that of the form by which they come', () => {
  expect(unreadNames({ MAIL_TO_ORDER: 'x' })).toEqual([
    'MAIL_TO_ORDER is set, which nobody here reads: the nearest name is MAIL_TO_CONTACT',
  ]);
});

test('a name of cron’s is said to be read by nobody where mail is set up and ours is not', () => {
  const env = { MAILTO: 'hush', SMTP_URL: 'x' };
  expect(unreadNames(env)).toEqual(['MAILTO is set, which nobody here reads: MAIL_TO says that, and is not set']);
  expect(unreadNames({ ...env, MAIL_TO: 'x' })).toEqual([]);
});

test('no setting of ours is warned of', () => {
  expect(unreadNames(Object.fromEntries(settingNames.map((name) => [name, 'x'])))).toEqual([]);
});

test('a desk behind TLS whose proxy is not named is warned of, and no other', () => {
  const warningsOf = (env: NodeJS.ProcessEnv) => deskWarnings(readDeskConfig(env), env);
  expect(warningsOf({ DESK_URL: 'https://desk.example.com' })).toEqual([expect.stringContaining('TRUST_PROXY is off')]);
  expect(warningsOf({ DESK_URL: 'https://desk.example.com', TRUST_PROXY: '1' })).toEqual([]);
  expect(warningsOf({})).toEqual([]);
});

function mistakesOf(env: NodeJS.ProcessEnv, name: (typeof settingNames)[number]): readonly string[] {
  const read = new EnvReader(env);
  read.text(name, '');
  try {
    read.throwMistakes();
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.mistakes : ['something else'];
  }
}
