import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { InjectOptions } from 'fastify';
import type { SentFile } from '../../../../kit/multipart';
import { temporaryFolder } from '../../../../kit/temporary-folder';
import { extras } from '../../../../src/contract/extras';
import { forms } from '../../../../src/contract/forms/all';
import { RoutineLines } from '../../../src/http/plugins/routine-lines';
import type { StaffStore } from '../../../src/leads/store/lead-store';
import { testApp } from '../../support/app';
import { apply, applying, cv, dataWithJob } from '../../support/application';
import { availableDatabases } from '../../support/databases';
import { bodyWithFiles, booking, browserHeaders, post } from '../../support/multipart';
import { readyPort, start } from '../../support/processes';
import { eachTestHasStore } from '../../support/stores';
import { volume } from '../../support/volume';

const canary = 'canary7f3a';
const posts = volume(1000);
const page = { accept: browserHeaders.accept };

type Request = InjectOptions & { url: string };

/** Reliability X7. A page for people without a script says what is wrong, not what they typed, so it counts too. */
describe.each(availableDatabases())('stored in $name', (database) => {
  const { current } = eachTestHasStore(database);

  test('of many posts with a canary in every field and file name, none is in a log, an error or an address', async () => {
    // Every line, also of those that a flood leaves out.
    jest.spyOn(RoutineLines.prototype, 'take').mockReturnValue(true);
    const settings = { logLevel: 'trace', quotas: false, dataDir: dataWithJob() } as const;
    const store: StaffStore = { ...current(), close: async () => {} };
    const fail = async () => {
      throw Object.assign(new Error('disk full'), { detail: `Key (email)=(${canary})` });
    };
    const [{ app, log }, broken] = [await testApp(settings, store), await testApp(settings, { ...store, save: fail })];
    const seen = new Set<number>();
    for (let index = 0; index < posts; index += 1) {
      const request = requestNo(index);
      const target = index % 10 === 9 ? broken.app : app;
      const answer = await target.inject(request);
      seen.add(answer.statusCode);
      expect(answer.body + JSON.stringify(answer.headers)).not.toContain(canary);
    }
    expect([...seen].sort()).toEqual([201, 303, 400, 413, 415, 422, 503]);
    expect(log.length + broken.log.length).toBeGreaterThanOrEqual(posts);
    expect([...log, ...broken.log].join('')).not.toContain(canary);
  });
});

test('the server leaves nothing of them in the folder for temporary files', async () => {
  const [temporary, database] = [temporaryFolder(), path.join(temporaryFolder(), 'leads.db')];
  const env = { PORT: '0', TMPDIR: temporary, DATABASE_URL: `sqlite:${database}`, QUOTAS: 'off', SERVE_SITE: 'off' };
  const seen = new Set<number>();
  const port = await readyPort(start('server.ts', [], env));
  for (let index = 0; index < 50; index += 1) {
    const { url, headers, payload } = requestNo(index);
    const body = payload instanceof Buffer ? new Uint8Array(payload) : String(payload);
    const answer = await fetch(`http://localhost:${port}${url}`, {
      method: 'POST',
      headers: textHeaders(headers),
      body,
      redirect: 'manual',
    });
    seen.add(answer.status);
  }
  expect([...seen]).toEqual(expect.arrayContaining([201, 303, 400, 413, 422]));
  expect(filesIn(temporary).filter((file) => readFileSync(file).includes(canary))).toEqual([]);
});

/** Ten kinds of posts, accepted and refused, taken in turn. */
function requestNo(index: number): Request {
  const mark = `${canary}-${index}`;
  const kinds: (() => Request)[] = [
    () =>
      post(booking({ Customer_name: mark, comment: mark, page: `/${mark}`, attribution: `{"referrer":"${mark}"}` })),
    // With the trap, empty, as our own form sends it: a browser is led to the page that thanks.
    () => post(booking({ Customer_name: mark, email: `${mark}@example.com`, website: mark, [extras.trap]: '' }), page),
    () => apply({ cv: { ...cv, filename: `${mark}.pdf` } }, applying({ name: mark, address: mark })),
    () => apply({ cv: { ...cv, filename: `${mark}.exe` } }, applying({ name: mark })),
    () => everyField(index, mark),
    () => ({ ...post(), payload: `--${mark}` }),
    () => post(booking({ comment: mark.repeat(30_000) })),
    () => post(booking({ comment: mark }), { 'content-type': 'text/plain' }),
    () => post(booking({ Customer_name: `${mark}\u0000` }), page),
    () => post(booking({ Customer_name: mark, email: `${mark}@example.com` })),
  ];
  const kind = kinds[index % kinds.length];
  if (!kind) throw new Error('There is such a kind');
  return kind();
}

/** A form with the canary in each of its fields and extras, all of which are judged. */
function everyField(index: number, mark: string): Request {
  const form = forms[Math.floor(index / 10) % forms.length];
  if (!form) throw new Error('There are forms');
  const texts = [
    ...form.fields.filter(({ kind }) => kind !== 'file').map(({ name }) => name),
    ...Object.values(extras),
  ];
  const fields = Object.fromEntries(texts.filter((name) => name !== extras.key).map((name) => [name, mark]));
  const files: Record<string, SentFile> = form.fields.some(({ kind }) => kind === 'file')
    ? { cv: { filename: `${mark}.pdf`, data: mark } }
    : {};
  return { ...post(), url: form.path, payload: bodyWithFiles(fields, files) };
}

function textHeaders(headers: InjectOptions['headers'] = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

function filesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.map((name) => path.join(folder, name)).filter((file) => statSync(file).isFile());
}
