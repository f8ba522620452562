import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { contact } from '../../../data/site.json';
import { stop } from '../../../kit/children';
import { freePort } from '../../../kit/free-port';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { caddyRefusals } from '../../../scripts/hosting/caddy-refusals';
import { readContacts } from '../../../scripts/hosting/contacts';
import { telephoneLink } from '../../../src/contract/contact-links';
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

(hasCaddy ? describe : describe.skip)(
  'docs/deploy/Caddyfile as it is, with the addresses that compose.yaml gives',
  () => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'Caddyfile');
    const env = {
      ...process.env,
      HOME: folder,
      SITE_URL: 'https://www.example.com',
      DESK_URL: 'https://desk.localhost',
    };

    beforeAll(() => writeFileSync(path.join(folder, 'refusals.caddy'), caddyRefusals(readContacts('data'))));

    test('is taken by Caddy', () => {
      writeFileSync(file, readFileSync('docs/deploy/Caddyfile'));
      const words = ['validate', '--config', file, '--adapter', 'caddyfile'];
      const { stdout, stderr } = spawnSync('caddy', words, { env, encoding: 'utf8' });
      expect(`${stdout}${stderr}`).toContain('Valid configuration');
    });

    test('leaves visitors a way on while the server is away, in words for a page and for a form', async () => {
      const [port, nobody] = [await freePort(), await freePort()];
      const text = readFileSync('docs/deploy/Caddyfile', 'utf8');
      const here = text.replace('127.0.0.1:8000', `127.0.0.1:${nobody}`).replace('lb_try_duration 20s', '');
      writeFileSync(file, here);
      const site = `http://127.0.0.1:${port}`;
      const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
        env: { ...env, SITE_URL: site, DESK_URL: `http://127.0.0.1:${await freePort()}` },
        stdio: 'ignore',
      });
      const answer = async (options: RequestInit = {}) => {
        const reply = await fetch(`${site}/contact-us`, options);
        return { reply, page: await reply.text() };
      };
      while (caddy.exitCode === null && !(await answer().catch(() => undefined))) await setTimeout(50);
      const post = { method: 'POST', body: 'a' };
      const answers = [
        [503, 'This site is being started anew', await answer()],
        [503, 'Your request has not been sent yet', await answer(post)],
      ] as const;
      await stop(caddy);
      for (const [status, heading, { reply, page }] of answers) {
        expect([reply.status, reply.headers.get('retry-after')]).toEqual([status, '10']);
        expect(reply.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
        expect(page).toContain(`<h1>${heading}</h1>`);
        expect(page).toContain('<style>:root{color-scheme:light dark;');
        for (const way of [telephoneLink(contact.phone), `mailto:${contact.email}`]) expect(page).toContain(`"${way}"`);
      }
    });
  },
);
