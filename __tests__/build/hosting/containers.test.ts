import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkEnvLines } from '../../../api/src/config/env-lines';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { section } from '../../support/section';

const guide = section(readFileSync('docs/deploy.md', 'utf8'), 'Containers');
const compose = readFileSync('docs/deploy/compose.yaml', 'utf8');
const unit = readFileSync('docs/deploy/kantha-containers-backup.service', 'utf8');

describe('Whoever follows the guide in containers', () => {
  const folder = temporaryFolder();
  const etc = path.join(folder, 'etc/kantha');
  const modeOf = (file: string) => (statSync(path.join(etc, file)).mode & 0o777).toString(8);

  beforeAll(() => {
    for (const name of ['etc', 'docs/deploy', 'var/backups']) mkdirSync(path.join(folder, name), { recursive: true });
    const [, steps = ''] = /```sh\n(.*?)^cd docs\/deploy/ms.exec(guide) ?? [];
    // Nobody but root may give files away.
    const here = steps.replaceAll(/ \/(?=etc|var)/g, ` ${folder}/`).replaceAll('1000', String(process.getuid?.()));
    const done = spawnSync('bash', ['--norc', '-euc', `umask 022\n${here}\numask`], { cwd: folder, encoding: 'utf8' });
    // Images are built of files as they are in the clone: a mask that stayed would hide them from their user.
    expect([done.stderr, done.stdout]).toEqual(['', '0022\n']);
  });

  test('leaves passwords that no other user of the machine reads', () => {
    expect(['.', 'database-password', 'settings', 'backup-keys'].map(modeOf)).toEqual(['700', '600', '600', '600']);
    expect(modeOf('../../var/backups/kantha')).toBe('700');
  });

  test('has every value that compose needs in the file that it always reads, which is that of the server', () => {
    const link = readlinkSync(path.join(folder, 'docs/deploy/.env'));
    expect(link).toBe(path.join(etc, 'settings'));
    expect(compose).toContain('settings: { file: /etc/kantha/settings }');
    const settings = readFileSync(link, 'utf8');
    expect(checkEnvLines(settings)).toEqual([]);
    expect(settings).toMatch(/^DATABASE_URL=postgres:\/\/kantha:[0-9a-f]{48}@database\/kantha$/m);
    const needed = [...compose.matchAll(/\$\{(\w+)(?::\?[^}]*)?\}/g)].map(([, name]) => name);
    expect(new Set(needed)).toEqual(new Set(['SITE_URL']));
    expect(settings).toMatch(/^SITE_URL=/m);
  });
});

test('Nothing has to be exported in a shell, and no command leaves a service out or names one that is not there', () => {
  expect(guide).not.toMatch(/\bexport [A-Z]|--profile|compose restart| -f /);
  const [, block = ''] = /^services:\n(.*?)^\w/ms.exec(compose) ?? [];
  const services = [...block.matchAll(/^ {2}(\w+):$/gm)].map(([, name]) => name);
  expect(services).toContain('backup');
  const named = [...`${guide}${unit}`.matchAll(/compose (?:exec|run)(?: -\S+)* (\w+)/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !services.includes(name))).toEqual([]);
  const started = [...guide.matchAll(/compose up ([^`\n]+)/g)].map(([, options]) => options);
  expect(started.length).toBeGreaterThan(2);
  expect(new Set(started)).toEqual(new Set(['-d --build --wait --force-recreate']));
});

test('Visitors keep their addresses: nothing of a container engine stands between them and Caddy, which alone is reached', () => {
  const proxy = /^ {2}proxy:\n(.*?)^\S/ms.exec(compose)?.[1] ?? '';
  expect(proxy).toMatch(/^ {4}network_mode: host$/m);
  const published = [...compose.matchAll(/^ {4}ports: \['(.*)'\]$/gm)].map(([, port = '']) => port);
  expect(published).toEqual(['127.0.0.1:8000:8000', '127.0.0.1:8010:8010']);
  const caddy = readFileSync('docs/deploy/Caddyfile', 'utf8');
  const asked = [...caddy.matchAll(/reverse_proxy (\S+)/g)].map(([, server = '']) => server);
  expect(asked).toEqual(published.map((port) => port.replace(/:\d+$/, '')));
  // Whoever is on the machine could lead visitors elsewhere by it.
  expect(caddy).toMatch(/^\tadmin off$/m);
});

test.each([
  ['success', ''],
  [
    'timeout',
    /^compose run --rm -T --no-deps backup node --import tsx api\/src\/cli\/leads\.ts alarm The backup of the/,
  ],
])('A backup of containers that ends by %s has staff written to when it failed', (result, called) => {
  const bin = temporaryFolder();
  writeFileSync(path.join(bin, 'docker'), '#!/bin/sh\necho "$@"\n');
  chmodSync(path.join(bin, 'docker'), 0o755);
  const [, words = ''] = /^ExecStopPost=\/bin\/sh -c '(.*)'$/m.exec(unit) ?? [];
  const env = { PATH: `${bin}:${process.env.PATH}`, SERVICE_RESULT: result };
  const { stdout, status } = spawnSync('/bin/sh', ['-c', words.replaceAll('$$', '$')], { env, encoding: 'utf8' });
  expect([stdout, status]).toEqual([called === '' ? '' : expect.stringMatching(called), 0]);
});
