import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../kit/temporary-folder';

const units = readdirSync('docs/deploy').filter((name) => /\.(?:service|timer)$/.test(name));

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
if (!hasSystemd) process.stderr.write('Units by systemd skipped: there is no systemd-analyze.\n');

(hasSystemd ? test : test.skip)('systemd takes every unit of docs/deploy as it is, and finds what it starts', () => {
  const folder = temporaryFolder();
  for (const name of units) {
    // The clone is here, and not where the guide puts it.
    const text = readFileSync(path.join('docs/deploy', name), 'utf8').replaceAll('/srv/kantha', process.cwd());
    writeFileSync(path.join(folder, name), text);
  }
  const files = units.map((name) => path.join(folder, name));
  const { stdout, stderr, status } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
  const ours = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('kantha'));
  expect({ ours, status }).toEqual({ ours: [], status: 0 });
});

test('A unit that reads settings and starts a program may do no more than that of the server', () => {
  const limits = limitsOf('kantha.service');
  expect(limits.length).toBeGreaterThan(15);
  const programs = units.filter((name) =>
    /^EnvironmentFile=/m.test(readFileSync(path.join('docs/deploy', name), 'utf8')),
  );
  expect(programs).toContain('kantha-backup.service');
  for (const name of programs) expect(limitsOf(name)).toEqual(expect.arrayContaining(limits));
});

/** Lines that take something away from what a unit starts. */
function limitsOf(name: string): string[] {
  const lines = readFileSync(path.join('docs/deploy', name), 'utf8').split('\n');
  return lines.filter((line) =>
    /^(?:Protect|Private|NoNew|Capability|Restrict[A-Z][A-Za-z]*=|Lock|SystemCall|UMask|LimitCORE|User)/.test(line),
  );
}
