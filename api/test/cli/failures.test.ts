import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import SqliteDatabase from 'better-sqlite3';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { openStore } from '../../src/leads/store/open';
import { attachmentFor, newLead } from '../support/leads';
import { run, start } from '../support/processes';

const count = 400;
const withFile = 200;

/** Only Linux has the device that is always full. */
const onFullDisk = existsSync('/dev/full') ? test : test.skip;

describe('when the command line cannot do its work', () => {
  let folder: string;
  let file: string;
  const leads = (...args: string[]) => run('cli/leads.ts', args, { DATABASE_URL: `sqlite:${file}` });

  beforeEach(async () => {
    folder = temporaryFolder();
    file = path.join(folder, 'leads.db');
    const store = await openStore({ kind: 'sqlite', file });
    const bytes = Buffer.alloc(10_000);
    for (let index = 0; index < count; index += 1) {
      const attachment = index < withFile ? { attachment: bytes } : {};
      await store.save(newLead(index < withFile ? { attachment: attachmentFor(bytes) } : {}), attachment);
    }
    await store.close();
  });

  onFullDisk.each(['list', 'export', 'stats', '--help'])('%s onto a full disk says so and fails', async (command) => {
    expect(await shell(`${command} > /dev/full`)).toEqual({
      out: '',
      err: 'The disk is full. (ENOSPC: no space left on device, write)\n',
      code: 1,
    });
  });

  test('export with files saves all of them for a reader that has seen enough', async () => {
    const target = path.join(folder, 'files');
    const { err, code } = await shell(`export --attachments ${target} | head -c 1`);
    expect({ err, code }).toEqual({ err: '', code: 0 });
    expect(readdirSync(target)).toHaveLength(withFile);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)(
    '%s in the middle of an export leaves nothing half done',
    async (signal) => {
      const [out, files] = [path.join(folder, 'leads.json'), path.join(folder, 'files')];
      const args = ['export', '--out', out, '--attachments', files];
      const child = start('cli/leads.ts', args, { DATABASE_URL: `sqlite:${file}` });
      while (!existsSync(files) || readdirSync(files).length < 3)
        await new Promise((resolve) => setTimeout(resolve, 1));
      child.kill(signal);
      expect(await once(child, 'exit')).toEqual([null, signal]);
      expect(readdirSync(folder).filter((name) => name.startsWith('leads.json'))).toEqual([]);
      expect(readdirSync(files).length).toBeLessThan(withFile);
      expect(readdirSync(files).filter((name) => name.endsWith('.part'))).toEqual([]);
    },
  );

  test.each(['folder', '/dev/null'])('export does not put its file in the place of %s', async (name) => {
    mkdirSync(path.join(folder, 'folder'));
    const target = path.resolve(folder, name);
    const { err, code } = await leads('export', '--out', target);
    expect({ err, code }).toEqual({ err: `${target} is no file that could be replaced.\n`, code: 1 });
  });

  test('a command that there is not ends with 2, and says which there are', async () => {
    const { out, err, code } = await leads('nonsense');
    expect({ out, code }).toEqual({ out: '', code: 2 });
    expect(err).toMatch(/^There is no command "nonsense"; there are list, show, .+, digest\.\n.*--help.*\n$/);
  });

  test('a database of a newer version is left alone', async () => {
    const database = new SqliteDatabase(file);
    database.prepare("insert into kysely_migration values ('9999-later', '2099-01-01')").run();
    database.close();
    const { err, code } = await leads('list');
    expect(code).toBe(1);
    expect(err).toBe(
      'DATABASE_URL: The database is of a newer version of this program: update first. (it has 9999-later)\n',
    );
  });

  test.each([
    ['text.db', /^DATABASE_URL: That file is no database, or a damaged one\. \(.+\)\n$/],
    ['', /^DATABASE_URL: The database cannot be opened\. \(.+\)\n$/],
  ])('what is no database (%j) is one sentence', async (name, sentence) => {
    writeFileSync(path.join(folder, 'text.db'), 'This is a text.\n'.repeat(100));
    const { err, code } = await run('cli/leads.ts', ['list'], { DATABASE_URL: `sqlite:${path.join(folder, name)}` });
    expect(code).toBe(1);
    expect(err).toMatch(sentence);
  });

  test('a database server that does not answer is one sentence', async () => {
    const { err, code } = await run('cli/leads.ts', ['list'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/leads' });
    expect({ err, code }).toEqual({
      err: 'DATABASE_URL: No such database answers. (connect ECONNREFUSED 127.0.0.1:1)\n',
      code: 1,
    });
  });

  test('a folder that is not there is one sentence', async () => {
    const { err, code } = await leads('export', '--out', path.join(folder, 'missing/leads.json'));
    expect(code).toBe(1);
    expect(err).toMatch(/^There is no such file or folder\. \(ENOENT: .+\)\n$/);
  });

  test('a place that takes no folder for the files is one sentence', async () => {
    const { err, code } = await leads('export', '--attachments', '/proc/leads/files');
    expect(code).toBe(1);
    expect(err).toMatch(/^No folder can be made there\. \(ENOENT: .+\)\n$/);
  });

  /** The command as typed in a shell, with its redirections. */
  async function shell(line: string): Promise<{ out: string; err: string; code: number }> {
    const script = `'${process.execPath}' --require tsx/cjs api/src/cli/leads.ts ${line}; exit "\${PIPESTATUS[0]}"`;
    const child = spawn('bash', ['-c', script], {
      cwd: path.join(__dirname, '../../..'),
      env: { ...process.env, DATABASE_URL: `sqlite:${file}` },
    });
    const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    return { out, err, code: Number(code) };
  }
});
