import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hasNginx, nginxFaults } from '../../support/nginx';

const examples = readdirSync('docs/deploy').map((name) => path.join('docs/deploy', name));

test.each(['docs/deploy.md', ...examples])(
  'Every setting that %s gives a value is explained in .env.example',
  (file) => {
    const known = new Set([...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name));
    // NODE_ENV is Node's own.
    const named = [...readFileSync(file, 'utf8').matchAll(/\b([A-Z]+(?:_[A-Z]+)*)=/g)].map(([, name]) => name);
    expect(known.size).toBeGreaterThan(10);
    expect(named.filter((name) => name !== 'NODE_ENV' && !known.has(name))).toEqual([]);
  },
);

(hasNginx('docs/deploy/instances.conf by nginx') ? test : test.skip)(
  'nginx takes docs/deploy/instances.conf as it is',
  () => {
    expect(nginxFaults(readFileSync('docs/deploy/instances.conf', 'utf8'))).toBe('');
  },
);
