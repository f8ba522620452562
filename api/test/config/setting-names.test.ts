import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, EnvReader } from '../../src/config/env-reader';
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
