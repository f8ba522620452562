import { alarmOf } from '../../src/health/alarm';
import type { OutboxRow } from '../../src/leads/store/schema';
import { availableDatabases } from '../support/databases';
import { newLead } from '../support/leads';
import { connectTo } from '../support/rows';
import { eachTestHasStore } from '../support/stores';

const now = new Date('2026-11-20T10:00:00Z');
const waiting = { channel: 'webhook', topic: 'lead', state: 'waiting', attempts: 1, trouble: '' } as const;
const due = (at: string) => ({ due_at: `2026-11-20T${at}.000Z` });

const third = { attempts: 3, ...due('10:10:00') };
const acknowledged = { ...third, channel: 'acknowledgement' } as const;
/** Tried last at 09:50. */
const givenUp = { ...acknowledged, state: 'dead', attempts: 10, ...due('09:50:00') } as const;
/** Tried last at 09:40. */
const letters = [acknowledged, acknowledged, acknowledged];
const lost = [givenUp, givenUp, givenUp];
const blocked = { ...givenUp, state: 'blocked', attempts: 3 } as const;
const held = [blocked, blocked, blocked];
const wrong = Array.from({ length: 20 }, () => ({ ...givenUp, state: 'refused', attempts: 1 }) as const);
const arrived = (at: string) => ({ channel: 'acknowledgement', state: 'delivered', ...due(at) }) as const;

describe.each(availableDatabases())('deliveries, in $name', (database) => {
  const { current, url } = eachTestHasStore(database);

  test.each([
    ['nothing waits', [], 'ok'],
    ['some are new', [{}], 'ok'],
    ['some failed twice', [{ attempts: 2, ...due('10:05:00') }], 'ok'],
    ['the only lead is told to nobody for minutes', [third], 'late'],
    ['the only lead is not told to the staff', [{ ...third, channel: 'notice' }], 'late'],
    ['letters to three visitors fail', [acknowledged, acknowledged, acknowledged], 'late'],
    ['letters to one or two visitors fail', [acknowledged, acknowledged], 'ok'],
    ['letters to three visitors fail, and one arrives', [...letters, arrived('09:41:00')], 'ok'],
    ['letters to three visitors fail after one arrived', [...letters, arrived('09:39:00')], 'late'],
    ['letters to three visitors were given up, and none arrives', [givenUp, givenUp, givenUp], 'late'],
    ['letters to three visitors were given up, and others arrive', [...lost, arrived('09:51:00')], 'ok'],
    ['a letter to a visitor was given up', [givenUp], 'ok'],
    ['one of several channels fails', [acknowledged, acknowledged, third], 'late'],
    ['some failed for hours', [{}, { attempts: 5, ...due('14:00:00') }], 'late'],
    ['nobody takes them', [{}, due('08:59:59')], 'late'],
    ['nobody takes those to the staff', [{}, { channel: 'notice', ...due('08:59:59') }], 'late'],
    ['some were delivered late', [{ state: 'delivered', attempts: 9, ...due('01:00:00') }], 'ok'],
    ['some were given up', [{}, { state: 'dead', attempts: 10 }], 'failed'],
    ['some are held up by a wrong setting', [{ state: 'blocked', attempts: 3 }], 'failed'],
    ['some were given up, and are tried once more', [{ revived: 1 }], 'failed'],
    ['some were given up, and delivered since', [{ state: 'delivered', attempts: 1 }], 'ok'],
    ['letters to visitors were given up, and are tried once more', [{ channel: 'acknowledgement', revived: 1 }], 'ok'],
    ['some were given up, and staff want to hear no more of it', [{ state: 'dismissed', attempts: 10 }], 'ok'],
    ['letters to three visitors are held up by a wrong setting', held, 'late'],
    ['letters to many visitors have addresses that do not exist', wrong, 'ok'],
  ] as const)('%s', async (_, changes: readonly Partial<OutboxRow>[], alarm) => {
    const lead = newLead();
    await current().save(lead);
    await add(
      changes.map((change, index) => ({
        revived: 0,
        ...due('09:59:00'),
        ...waiting,
        ...change,
        id: `${index}`,
        lead_id: lead.id,
      })),
    );
    expect(await alarmOf(current().outbox, now)).toBe(alarm);
  });

  async function add(rows: OutboxRow[]): Promise<void> {
    const db = connectTo(url()).withTables<{ outbox: OutboxRow }>();
    if (rows.length > 0) await db.insertInto('outbox').values(rows).execute();
    await db.destroy();
  }
});
