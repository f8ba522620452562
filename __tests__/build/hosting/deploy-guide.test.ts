import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hasNginx, nginxFaults } from '../../support/nginx';

const examples = readdirSync('docs/deploy').map((name) => path.join('docs/deploy', name));

/** Settings of Node, of Gatsby and of Docker Compose themselves. */
const foreign = new Set<string | undefined>(['NODE_ENV', 'GATSBY_TELEMETRY_DISABLED', 'COMPOSE_PROFILES']);

test.each(['docs/deploy.md', ...examples])(
  'Every setting that %s gives a value is explained in .env.example',
  (file) => {
    const known = new Set([...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name));
    const named = [...readFileSync(file, 'utf8').matchAll(/\b([A-Z]+(?:_[A-Z]+)*)=/g)].map(([, name]) => name);
    expect(known.size).toBeGreaterThan(10);
    expect(named.filter((name) => !foreign.has(name) && !known.has(name))).toEqual([]);
  },
);

(hasNginx('docs/deploy/instances.conf by nginx') ? test : test.skip)(
  'nginx takes docs/deploy/instances.conf as it is',
  () => {
    expect(nginxFaults(readFileSync('docs/deploy/instances.conf', 'utf8'))).toBe('');
  },
);

const hasCaddy = spawnSync('caddy', ['version']).status === 0;
if (!hasCaddy) process.stderr.write('docs/deploy/Caddyfile by Caddy skipped: there is no caddy.\n');

(hasCaddy ? test : test.skip)(
  'Caddy takes docs/deploy/Caddyfile as it is, with the addresses that compose.yaml gives',
  () => {
    const env = { ...process.env, SITE_URL: 'https://www.example.com', DESK_URL: 'https://desk.localhost' };
    const words = ['validate', '--config', 'docs/deploy/Caddyfile', '--adapter', 'caddyfile'];
    const { stdout, stderr } = spawnSync('caddy', words, { env, encoding: 'utf8' });
    expect(`${stdout}${stderr}`).toContain('Valid configuration');
  },
);
