import { setTimeout } from 'node:timers/promises';
import { bodyWithFiles, contentType } from '../../api/test/support/multipart';
import { endedDocuments, takenDocuments } from '../../api/test/support/worst-documents';
import { answersTo } from '../../kit/answers';
import { temporaryFolder } from '../../kit/temporary-folder';
import { askMeanwhile, describeMeanwhile, meanwhileHolds } from '../../scripts/load/meanwhile';
import { type LoadedServer, startLoadedServer } from '../../scripts/load/server';
import { maxFileBytes } from '../../src/contract/attachment';
import { hire } from '../../src/contract/forms/hire';

jest.setTimeout(600_000);

/** In MB: what docs/deploy.md tells to give the server with all its processes. */
const memoryBound = 1_200;

/** As many files of the largest size as the memory for bodies holds (`bodyBudget`). */
const atOnce = 24;

/** In milliseconds (reliability R6). */
const longestStop = 10_000;

let server: LoadedServer;
beforeEach(async () => {
  server = await startLoadedServer(temporaryFolder());
});
afterEach(async () => {
  if (server.isAlive()) await server.stop();
});

const all = { ...takenDocuments, ...endedDocuments };

/** `lead`: those of different numbers are different leads. */
function bodyWith(name: string, lead = 0): Buffer {
  const make = all[name];
  if (!make) throw new Error(`There is no document called ${name}`);
  return bodyWithFiles(answersTo(hire, { mobile_no: `+88017110000${10 + lead}` }), { cv: make() });
}

async function send(body: Buffer): Promise<number> {
  const headers = { 'content-type': contentType, accept: 'application/json' };
  const answer = await fetch(server.url + hire.path, { method: 'POST', headers, body: new Uint8Array(body) });
  await answer.arrayBuffer();
  return answer.status;
}

/** Asks all the while how much the server has in memory, in MB. */
function watchMemory() {
  let highest = 0;
  let isOver = false;
  const watched = (async () => {
    for (; !isOver && server.isAlive(); await setTimeout(50)) highest = Math.max(highest, server.memory());
  })();
  const most = async () => {
    isOver = true;
    await watched;
    return highest;
  };
  return { most };
}

test('Whatever document one visitor sends, others are answered at once', async () => {
  const costly = Object.keys(all).map((name) => ({ name, path: hire.path, contentType, body: bodyWith(name) }));
  const results = await askMeanwhile(server.url, costly);
  // Other work of the machine only adds to what others waited, so what took too long is measured once more.
  const again = costly.filter((_, index) => !meanwhileHolds(results.slice(index, index + 1)));
  const measured = await askMeanwhile(server.url, again);
  if (!meanwhileHolds(measured)) throw new Error(describeMeanwhile(measured));
  const status = Object.fromEntries(results.map((result) => [result.name, result.status]));
  expect(status).toEqual({
    ...Object.fromEntries(Object.keys(takenDocuments).map((name) => [name, 201])),
    ...Object.fromEntries(Object.keys(endedDocuments).map((name) => [name, 422])),
  });
});

test('24 of the worst documents that are taken, all at once, stay within the memory that a server is given', async () => {
  const memory = watchMemory();
  for (const name of Object.keys(takenDocuments)) {
    const statuses = await Promise.all(Array.from({ length: atOnce }, (_, index) => send(bodyWith(name, index))));
    // On a busy machine one may pass the limit on time, and some wait too long.
    expect(statuses.filter((status) => ![201, 422, 503].includes(status))).toEqual([]);
    expect(statuses).toContain(201);
  }
  expect(await memory.most()).toBeLessThan(memoryBound);
});

test('Twenty forms with 5 MB of text at once take no memory but for their bytes', async () => {
  const before = server.memory();
  const memory = watchMemory();
  const body = bodyWithFiles(answersTo(hire, { mobile_no: '1.'.repeat(maxFileBytes / 2) }), {});
  expect(await Promise.all(Array.from({ length: 20 }, () => send(body)))).toEqual(
    Array.from({ length: 20 }, () => 422),
  );
  // The bodies are held twice for a moment.
  expect((await memory.most()) - before).toBeLessThan(2 * 20 * 5 + 200);
});

test('A server that is told to stop while it judges the worst documents has stopped within 10 seconds', async () => {
  const sent = Array.from({ length: 6 }, () => send(bodyWith('a PDF of far too many numbers')).catch(() => 0));
  await setTimeout(1_500);
  const started = performance.now();
  await server.stop();
  expect(performance.now() - started).toBeLessThan(longestStop);
  for (const status of await Promise.all(sent)) expect([0, 422, 503]).toContain(status);
});
