import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openStore } from '../../api/src/leads/store/open';
import { availableDatabases } from '../../api/test/support/databases';
import { newLead } from '../../api/test/support/leads';
import { eachTestHasStore } from '../../api/test/support/stores';
import { ended, outputOf } from '../../kit/children';
import { databaseEnv } from '../../kit/databases';
import { temporaryFolder } from '../../kit/temporary-folder';

const script = path.resolve('docs/deploy/kantha-backup.sh');

const hasAge = spawnSync('age', ['--version']).status === 0;
if (!hasAge) process.stderr.write('Backups by timer skipped: there is no age.\n');

(hasAge ? describe : describe.skip).each(availableDatabases())('the nightly backup of $name', (database) => {
  const { current, url } = eachTestHasStore(database);

  test('opens with the private key alone, and has every lead', async () => {
    for (let saved = 0; saved < 3; saved += 1) await current().save(newLead());
    const place = newPlace();
    const { out, err, code } = await outputOf(start(place, databaseEnv(url())));
    expect({ err, code }).toEqual({ err: '', code: 0 });
    const [name = ''] = readdirSync(place.backups);
    expect(out).toBe(`${path.join(place.backups, name)}: 3 leads, restored and counted.\n`);
    expect(plainIn(place)).toEqual([]);
    expect(Date.now() - Date.parse((await current().figures()).backedUpAt ?? '')).toBeLessThan(60_000);

    const file = path.join(place.backups, name);
    const opened = path.join(place.folder, 'opened.db');
    execFileSync('age', ['-d', '-i', place.identity, '-o', opened, file]);
    const store = await openStore({ kind: 'sqlite', file: opened });
    expect(await store.count({})).toBe(3);
    await store.close();
    const other = newPlace().identity;
    expect(spawnSync('age', ['-d', '-i', other, file]).status).not.toBe(0);
  });
});

(hasAge ? describe : describe.skip)('the nightly backup', () => {
  const [sqlite] = availableDatabases();
  if (!sqlite) throw new Error('There is one');
  const { current, url } = eachTestHasStore(sqlite);

  test.each(['SIGTERM', 'SIGKILL'] as const)(
    'that %s ends keeps no half file, and the next one nothing of it',
    async (signal) => {
      await current().save(newLead());
      const place = newPlace();
      const child = start(place, databaseEnv(url()));
      while (!plainIn(place).some((name) => name.endsWith('leads.db'))) await setTimeout(20);
      // Of all that it started: until then they hold the lock.
      const end = outputOf(child);
      // The whole group, as systemd does.
      if (child.pid) process.kill(-child.pid, signal);
      await end;
      expect(readdirSync(place.backups)).toEqual([]);
      if (signal === 'SIGTERM') expect(plainIn(place)).toEqual([]);

      const { err, code } = await outputOf(start(place, databaseEnv(url())));
      expect({ err, code }).toEqual({ err: '', code: 0 });
      expect(plainIn(place)).toEqual([]);
      expect(readdirSync(place.backups)).toHaveLength(1);
    },
  );

  test('without a key that can be used, it copies nothing and says so', async () => {
    const place = newPlace();
    writeFileSync(place.keys, '# none yet\n');
    const { err, code } = await outputOf(start(place, databaseEnv(url())));
    expect(code).toBe(1);
    expect(err).toContain(`${place.keys} has no public key that age can use.`);
    expect([...readdirSync(place.backups), ...plainIn(place)]).toEqual([]);
    expect((await current().figures()).backedUpAt).toBeUndefined();
  });

  test('keeps every one of the last 14 days with one, and the newest of each of the last 8 weeks', async () => {
    const place = newPlace();
    // A hundred days, two backups on each, and what somebody else put there.
    const days = Array.from({ length: 100 }, (_, day) =>
      new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
    );
    const old = days.flatMap((day) => [`leads-${day}T030000Z.db.age`, `leads-${day}T150000Z.db.age`]);
    for (const name of [...old, 'notes.txt']) writeFileSync(path.join(place.backups, name), '');
    const { err, code } = await outputOf(start(place, databaseEnv(url())));
    expect({ err, code }).toEqual({ err: '', code: 0 });

    const kept = readdirSync(place.backups).filter((name) => old.includes(name));
    // The fourteenth day is that of the new backup. Of the weeks, Sunday's is the newest; one is the new backup's.
    const daily = days.slice(-13).flatMap((day) => [`leads-${day}T030000Z.db.age`, `leads-${day}T150000Z.db.age`]);
    const sundays = ['2026-03-01', '2026-03-08', '2026-03-15', '2026-03-22'];
    expect(kept).toEqual([...sundays.map((day) => `leads-${day}T150000Z.db.age`), ...daily]);
    expect(readdirSync(place.backups)).toHaveLength(kept.length + 2);
  });

  test('keeps its own and those that seem to be of years to come, whether the clock was ahead or is behind', async () => {
    const place = newPlace();
    const ahead = Array.from({ length: 100 }, (_, day) =>
      new Date(Date.UTC(2099, 0, 1 + day)).toISOString().slice(0, 10),
    ).map((day) => `leads-${day}T030000Z.db.age`);
    for (const name of ahead) writeFileSync(path.join(place.backups, name), '');
    const { err, code, out } = await outputOf(start(place, databaseEnv(url())));
    expect({ err, code }).toEqual({ err: '', code: 0 });
    const [own = 'none'] = /leads-[^/]+\.age/.exec(out) ?? [];
    expect(readdirSync(place.backups).sort()).toEqual([...ahead, own].sort());
  });

  test('on a full disk fails, keeps the backups that are there, and leaves nothing half', async () => {
    const place = newPlace();
    const inside = 'mount -t tmpfs -o size=100k none "$2" && : >"$2/leads-2026-01-01T030000Z.db.age" || exit 9';
    const tried = `${inside}; "$1" "$2" "$3"; code=$?; ls -A "$2"; exit $code`;
    const words = ['--map-root-user', '--mount', 'bash', '-c', tried, 'bash', script, place.backups, place.keys];
    const { out, err, code } = await outputOf(spawn('unshare', words, { env: environment(place, databaseEnv(url())) }));
    expect(err).toContain('no space left on device');
    expect({ out, code }).toEqual({ out: 'leads-2026-01-01T030000Z.db.age\n', code: 1 });
    expect(plainIn(place)).toEqual([]);
  });

  test('of which fewer leads come back than there are is none', async () => {
    for (let saved = 0; saved < 3; saved += 1) await current().save(newLead());
    const place = newPlace();
    const losing = `case "$*" in *restore*) echo '2 leads were restored.';; *) exec '${process.execPath}' "$@";; esac`;
    writeFileSync(path.join(place.folder, 'node'), `#!/bin/sh\n${losing}\n`, { mode: 0o755 });
    const env = { ...databaseEnv(url()), PATH: `${place.folder}:${process.env.PATH}` };
    const { err, code } = await outputOf(start(place, env));
    const lost = 'The copy had 2 leads when it was restored, and the database 3 before it and 3 after it.\n';
    expect({ err, code }).toEqual({ err: lost, code: 1 });
    expect([...readdirSync(place.backups), ...plainIn(place)]).toEqual([]);
  });

  test('waits for nobody: a second one into the same folder is refused', async () => {
    const place = newPlace();
    const first = start(place, databaseEnv(url()));
    while (plainIn(place).length === 0) await setTimeout(20);
    const { err, code } = await outputOf(start(place, databaseEnv(url())));
    expect({ err, code }).toEqual({ err: 'Another backup into this folder is under way.\n', code: 1 });
    expect(await ended(first)).toBe(0);
  });
});

interface Place {
  folder: string;
  backups: string;
  /** Where what is not encrypted lies meanwhile. */
  private: string;
  /** The file with the public key. */
  keys: string;
  /** The file with the private key, which no server has. */
  identity: string;
}

function newPlace(): Place {
  const folder = temporaryFolder();
  const [backups, hidden, identity] = ['backups', 'private', 'identity'].map((name) => path.join(folder, name));
  const keys = path.join(folder, 'keys');
  if (!backups || !hidden || !identity) throw new Error('There are three');
  execFileSync('mkdir', [backups, hidden]);
  execFileSync('age-keygen', ['-o', identity], { stdio: 'ignore' });
  writeFileSync(keys, execFileSync('age-keygen', ['-y', identity]));
  return { folder, backups, private: hidden, keys, identity };
}

function start(place: Place, database: NodeJS.ProcessEnv): ChildProcess {
  return spawn(script, [place.backups, place.keys], { env: environment(place, database), detached: true });
}

function environment(place: Place, database: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, TMPDIR: place.private, NODE_ENV: 'production', ...database };
}

/** What lies unencrypted, beside what tsx remembers. */
function plainIn(place: Place): string[] {
  const names = readdirSync(place.private, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.startsWith('kantha-backup-'));
}
