import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describeOnPostgres } from '../../api/test/support/databases';
import { start } from '../../api/test/support/processes';
import { type Sink, startSink } from '../../api/test/support/sink';
import { ready, type ServerProcess } from '../../kit/server';
import { temporaryFolder } from '../../kit/temporary-folder';
import { readContents } from '../../scripts/faults/check/rows';
import { holds, judge } from '../../scripts/faults/check/verdict';
import { Journal, readJournal } from '../../scripts/faults/journal';
import { type Outbox, openOutbox } from '../support/outbox';
import { type Visits, visit } from '../support/visits';

const visitors = 6;

/** Submissions that are still begun after one instance has died. */
const afterwards = 100;

/** In milliseconds: so long the receiver takes for what is under way when its sender dies. */
const slowness = 2_000;

/** Reliability R12. */
describeOnPostgres('two instances on one PostgreSQL, of which one is killed', (database) => {
  let url: string;
  let drop: () => Promise<void>;
  let outbox: Outbox;
  let visits: Visits;

  beforeEach(async () => {
    const created = await database.create();
    url = created.url.url;
    drop = created.drop;
    outbox = await openOutbox(url);
    visits = { urls: [], journal: new Journal(path.join(temporaryFolder(), 'journal.jsonl')), left: Infinity };
  });

  afterEach(async () => {
    visits.left = 0;
    await outbox.close();
    await drop();
  });

  test('store each lead once, under one receipt, and tell it once, or twice if it was being told', async () => {
    const sink = await startSink();
    const [doomed, other] = await Promise.all([instance(url, sink, 'doomed'), instance(url, sink, 'other')]);
    visits.urls = [doomed.url, other.url];
    const visiting = Promise.all(Array.from({ length: visitors }, (_, seed) => visit(visits, seed)));

    await until(() => heard(sink, 'doomed').length > 0);
    sink.answer.delay = slowness;
    const before = heard(sink, 'doomed').length;
    await until(() => heard(sink, 'doomed').length > before);
    await doomed.stop('SIGKILL');
    sink.answer.delay = 0;
    const taken = await outbox.taken();
    visits.left = afterwards;
    await visiting;
    const verdict = judge(readJournal(visits.journal.path), await readContents({ kind: 'postgres', url }));
    expect(verdict).toMatchObject({ lost: 0, duplicated: 0, different: 0, receipts: 0, refused: 0 });
    expect(holds(verdict)).toBe(true);

    // The survivor tells everything but what the dead one had taken, until the leases of that end.
    await until(async () => (await outbox.waiting()).every((id) => taken.includes(id)));
    const held = await outbox.waiting();
    await outbox.endLeases();
    await until(async () => (await outbox.waiting()).length === 0);
    const all = heard(sink);
    const twice = all.filter((id, index) => all.indexOf(id) < index);
    expect(new Set(all)).toEqual(new Set(await outbox.delivered()));
    expect(new Set(all).size).toBe(verdict.stored);
    expect(twice.length).toBeGreaterThan(0);
    expect(new Set(twice).size).toBe(twice.length);
    expect(held).toEqual(expect.arrayContaining(twice));
  });
});

/** A server as it is deployed. `name` is the path at which the receiver hears of it. */
function instance(url: string, sink: Sink, name: string): Promise<ServerProcess> {
  const env = {
    DATABASE_URL: url,
    PORT: '0',
    HOST: '127.0.0.1',
    QUOTAS: 'off',
    SERVE_SITE: 'off',
    LOG_LEVEL: 'error',
    WEBHOOK_URL: new URL(name, sink.url).href,
    WEBHOOK_ALLOW_PRIVATE: 'on',
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}`,
  };
  return ready(start('server.ts', [], env));
}

/** Ids of what the receiver heard, from one instance or from all; with repetitions. */
function heard({ received }: Sink, name = ''): (string | undefined)[] {
  const messages = received.filter((one) => one.path.endsWith(name));
  return messages.map(({ headers }) => headers['webhook-id']?.toString());
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('It did not happen');
    await setTimeout(20);
  }
}
