import { execFile } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { builtPages, onePerKind } from '../../kit/built-site';
import { outputOf } from '../../kit/children';
import { newFolder } from '../../kit/folders';
import { freePort } from '../../kit/free-port';
import { startProgram } from '../../kit/server';
import { temporaryFolder } from '../../kit/temporary-folder';
import { startBackend } from '../support/backend';
import { hasNginx, startNginx } from '../support/nginx';
import { smallBuild, wordsOf } from '../support/small-build';
import { StrictVisitor } from '../support/strict-visitor';

const isWhole = process.env.DRILLS === 'whole';
const [publishes, rollbacks] = isWhole ? [20, 3] : [3, 1];
jest.setTimeout(isWhole ? 600_000 : 180_000);

/** In milliseconds: longer than the server goes without looking at the link. */
const between = 1500;

/** One of each kind. */
const addresses = onePerKind(builtPages().map((page) => page.path)).filter((address) => address !== '/404.html');

/** Two builds, by what each says. */
const builds = { Weaver: temporaryFolder(), Dyer: temporaryFolder() };
type Name = keyof typeof builds;
const names: Name[] = ['Weaver', 'Dyer'];

beforeAll(async () => {
  for (const name of names) await smallBuild(name, builds[name], new Set([...addresses, '/thank-you/demo']));
});

test(`A visitor meets no error and no mixed page in ${publishes} publishes and ${rollbacks} ways back`, async () => {
  const { folder: root, remove } = newFolder();
  const releases = path.join(root, 'releases');
  await publish(releases, 'Weaver');
  const visitor = await visited(root, async () => {
    let [shown, other]: [Name, Name] = ['Weaver', 'Dyer'];
    for (let count = 1; count < publishes + rollbacks; count += 1) {
      // Each way back leads to what was shown before.
      await (count % Math.ceil(publishes / rollbacks) === 0 ? goBack(releases) : publish(releases, other));
      [shown, other] = [other, shown];
      await setTimeout(between);
    }
  });
  remove();
  expect(visitor.faults).toEqual([]);
  expect([...visitor.builds].sort()).toEqual([...names].sort());
  expect(visitor.visits).toBeGreaterThan(5 * publishes);
});

test('The same visitor notices when files are replaced where they are served', async () => {
  const { folder: root, remove } = newFolder();
  const put = (name: Name) => promisify(execFile)('cp', ['-R', `${builds[name]}/.`, root]);
  await put('Weaver');
  const visitor = await visited(root, async () => {
    for (const name of ['Dyer', 'Weaver', 'Dyer'] as const) {
      await put(name);
      await setTimeout(between);
    }
  });
  remove();
  expect(visitor.faults).not.toEqual([]);
});

(hasNginx('nginx in front of releases') ? test : test.skip)(
  'Behind nginx, as the guide has it, no page is mixed either',
  async () => {
    const { folder: root, remove } = newFolder();
    const releases = path.join(root, 'releases');
    await publish(releases, 'Weaver');
    const [, include = ''] = /```nginx\n(include .+?)\n```/s.exec(readFileSync('docs/deploy.md', 'utf8')) ?? [];
    const port = await freePort();
    const server = `server { listen 127.0.0.1:${port}; ${include.replace('/srv/kantha', root)} }`;
    const nginx = await startNginx(server, port);
    const visitor = new StrictVisitor(`http://127.0.0.1:${port}`, addresses, buildOf, 'nginx');
    await whileVisiting(visitor, async () => {
      for (const name of ['Dyer', 'Weaver'] as const) {
        await publish(releases, name);
        nginx.reload();
        await setTimeout(between);
      }
    });
    await nginx.stop();
    remove();
    expect(visitor.faults).toEqual([]);
    expect([...visitor.builds].sort()).toEqual([...names].sort());
  },
);

/** Serves a folder while something happens to it. */
async function visited(root: string, work: () => Promise<void>): Promise<StrictVisitor> {
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  const backend = await startBackend({ RELEASES: 'on' }, root);
  const visitor = new StrictVisitor(backend.url, addresses, buildOf);
  await whileVisiting(visitor, work);
  await backend.stop();
  return visitor;
}

/** Lets somebody click through a site while something happens to it, and touch in the end what was left open. */
async function whileVisiting(visitor: StrictVisitor, work: () => Promise<void>): Promise<void> {
  const over = new AbortController();
  const visits = Promise.all([visitor.clickThrough(over.signal), visitor.clickThrough(over.signal)]);
  await setTimeout(between);
  await work();
  over.abort();
  await visits;
  await visitor.touchOpenPages();
}

function buildOf(words: string): Name | undefined {
  return names.find((name) => words.includes(wordsOf(name)));
}

async function publish(releases: string, name: Name): Promise<void> {
  await run([releases, builds[name]]);
}

async function goBack(releases: string): Promise<void> {
  await run([releases]);
}

/** In a process of its own, so that the visitor goes on meanwhile. */
async function run(args: string[]): Promise<void> {
  const { err, code } = await outputOf(startProgram('__tests__/support/publish-build.ts', { env: {}, args }));
  if (code !== 0) throw new Error(err);
}
