import { Sessions } from '../../../src/desk/accounts/sessions';
import { Staff } from '../../../src/desk/accounts/staff';
import { Throttle } from '../../../src/desk/accounts/throttle';
import { AuditLog, notErased } from '../../../src/desk/audit-log';
import { WordsIndex } from '../../../src/desk/leads/words-index';
import { alarmOf } from '../../../src/health/alarm';
import { dhakaDay } from '../../../src/leads/dhaka-time';
import { deliverDue, Outage } from '../../../src/leads/notify/deliver-due';
import { longestWait } from '../../../src/leads/notify/retry-after';
import { pauses } from '../../../src/leads/notify/schedule';
import { Undelivered } from '../../../src/leads/notify/undelivered';
import { keyFromContent } from '../../../src/leads/store/content-key';
import type { Lead } from '../../../src/leads/store/lead';
import { type OpenDatabase, openDatabase } from '../../../src/leads/store/open';
import { limits } from '../../../src/quotas/limits';
import { availableDatabases } from '../../support/databases';
import { codeOf, goodPassword } from '../../support/desk';
import { newLead } from '../../support/leads';
import { eachTestHasStore } from '../../support/stores';

const hour = 60 * 60_000;
const day = 24 * hour;
const signal = new AbortController().signal;
const log = { warn: () => {}, error: () => {} };

/** The machine takes the time of Dhaka for that of the world until it asks a time server, or has a worn-out battery. */
describe.each([
  ['six hours', 6 * hour],
  ['four years', 4 * 365 * day],
])('after a clock that was %s ahead is right again,', (_, ahead) => {
  const now = new Date();
  const then = new Date(now.getTime() + ahead);

  test('a channel that failed meanwhile is tried at once', () => {
    const outage = new Outage();
    outage.asksToWait(then, hour);
    expect(outage.isQuiet(then)).toBe(true);
    expect(outage.isQuiet(now)).toBe(false);
    outage.asksToWait(now, 0);
    expect(outage.isQuiet(now)).toBe(false);
    outage.asksToWait(now, hour);
    expect(outage.isQuiet(now)).toBe(true);
  });

  describe.each(availableDatabases())('on $name,', (database) => {
    const { current, url } = eachTestHasStore(database);
    let opened: OpenDatabase;
    beforeEach(async () => {
      opened = await openDatabase(url());
    });
    afterEach(() => opened.db.destroy());

    test('a lead whose letter failed meanwhile does not keep those of others from going out', async () => {
      const outage = new Outage();
      const parts = { store: current(), channel: 'notice', log, outage } as const;
      await save(leadOf(then));
      const refused = async () => {
        throw new Undelivered('not now');
      };
      await deliverDue({ ...parts, notify: refused }, signal, { now: () => then });
      const other = await save(leadOf(now));
      const told: string[] = [];
      await deliverDue({ ...parts, notify: async ({ id }) => void told.push(id) }, signal, { now: () => now });
      expect(told[0]).toBe(other.id);
    });

    test('what was put off, or came meanwhile and was not tried, is due at once; what is under way is not', async () => {
      const { outbox } = current();
      const [failed, tried, fresh] = [leadOf(then), leadOf(then), leadOf(then)];
      for (const lead of [failed, tried]) await save(lead);
      const taken = await outbox.claim('notice', then, new Date(then.getTime() + hour), 2);
      const [first] = taken.filter(({ leadId }) => leadId === failed.id);
      if (!first) throw new Error('It was not taken.');
      await outbox.failed(first, 'refused', then, new Date(then.getTime() + hour));
      await save(fresh);
      expect(await outbox.straighten('notice', now, pauses, longestWait)).toBe(2);
      const due = (await outbox.open(10)).filter(({ dueAt }) => dueAt === now.toISOString());
      expect(due.map(({ leadId }) => leadId).sort()).toEqual([failed.id, fresh.id].sort());
    });

    test('what waits for its pause goes on waiting, and so does what the other side asked for', async () => {
      const { outbox } = current();
      const leads = [leadOf(now), leadOf(now)];
      for (const lead of leads) await save(lead);
      for (const delivery of await outbox.claim('notice', now, then, 2)) {
        await outbox.failed(delivery, 'refused', now, new Date(now.getTime() + longestWait));
      }
      expect(await outbox.straighten('notice', now, pauses, longestWait)).toBe(0);
    });

    test('letters to visitors that fail are an alarm, whatever arrived meanwhile', async () => {
      const { outbox } = current();
      const write = (lead: Lead) => current().save(lead, { channels: ['acknowledgement'] });
      await write(leadOf(then));
      for (const one of await outbox.claim('acknowledgement', then, then, 1)) await outbox.succeeded(one, then);
      const start = new Date(now.getTime() - day);
      for (let letter = 0; letter < 3; letter += 1) await write(leadOf(start));
      for (let attempt = 0; attempt < 3; attempt += 1) {
        for (const one of await outbox.claim('acknowledgement', start, start, 3)) {
          await outbox.failed(one, 'refused', start, attempt < 2 ? start : new Date(now.getTime() + hour));
        }
      }
      expect(await alarmOf({ signs: outbox.signs }, now)).toBe('late');
    });

    test('the letter of a morning is sent, although one of that day went out meanwhile', async () => {
      const { digests } = current();
      const tomorrow = new Date(now.getTime() + day);
      const takeAt = (time: Date) => digests.takeDigest(dhakaDay(time.toISOString()), time, time);
      const early = await takeAt(new Date(tomorrow.getTime() + hour));
      if (typeof early === 'string') throw new Error(early);
      await digests.noteDigest(early, { state: 'sent' }, { newestOn: undefined, isSilent: false });
      await takeAt(now);
      expect(await takeAt(tomorrow)).toMatchObject({ attempts: 1 });
    });

    test('no letter remembers a lead of a day that has yet to come', async () => {
      const { digests } = current();
      const today = dhakaDay(now.toISOString());
      const taken = await digests.takeDigest(today, now, now);
      if (typeof taken === 'string') throw new Error(taken);
      const newestOn = dhakaDay(new Date(then.getTime() + day).toISOString());
      await digests.noteDigest(taken, { state: 'sent' }, { newestOn, isSilent: false });
      const window = { day: today, since: undefined, until: now.toISOString() };
      expect((await digests.whatWaits(window, now)).newestKnownOn).toBeUndefined();
    });

    test('letters to an address are written, whatever it was sent meanwhile', async () => {
      for (let letter = 0; letter < limits.letters.mailbox.hour; letter += 1) await save(leadOf(then));
      const { id } = await save(leadOf(now));
      const letters = (await current().deliveries(id)).filter(({ channel }) => channel === 'acknowledgement');
      expect(letters).toMatchObject([{ state: 'waiting' }]);
    });

    test('the newest lead is the newest of those that came by a clock that is right', async () => {
      await save(leadOf(then));
      await save(leadOf(new Date(now.getTime() - 9 * day)));
      await current().noteBackup(then);
      const nineDaysAgo = new Date(now.getTime() - 9 * day).toISOString();
      expect(await current().figures()).toMatchObject({ newest: nineDaysAgo, backedUpAt: undefined });
      const window = { day: '2026-11-29', since: undefined, until: now.toISOString() };
      expect(await current().digests.whatWaits(window, now)).toMatchObject({ newest: nineDaysAgo });
    });

    test('the desk finds by its words what came since', async () => {
      const words = new WordsIndex(opened.db, async () => undefined);
      const clock = jest.spyOn(Date, 'now').mockReturnValue(then.getTime());
      await words.refresh();
      clock.mockRestore();
      const { id } = await save(leadOf(now));
      const [exact] = await words.search('Rahima');
      expect(await exact({ forms: undefined, status: 'new' }, undefined, 10)).toMatchObject([{ id }]);
    });

    test('the desk finds at once what an instance took whose clock was behind by as much, and what it noted', async () => {
      const words = new WordsIndex(opened.db, async () => undefined);
      const found = async (what: string) => {
        const [exact] = await words.search(what);
        return (await exact({ forms: undefined, status: 'new' }, undefined, 10)).map(({ id }) => id);
      };
      const behind = new Date(now.getTime() - ahead);
      const earlier = await save(leadOf(behind));
      expect(await found('Rahima')).toEqual([earlier.id]);
      const { id } = await save(leadOf(new Date(behind.getTime() - hour)));
      expect(await found('Rahima')).toEqual([earlier.id, id]);
      const note = { author: 'rahima', written_at: behind.toISOString() };
      for (const word of ['telephoned', 'answered']) {
        const row = { ...note, id: word, lead_id: id, words: word };
        await opened.db.insertInto('notes').values(row).execute();
        expect(await found(word)).toEqual([id]);
      }
      await opened.db.deleteFrom('notes').where('id', '=', 'answered').execute();
      expect(await found('answered')).toEqual([]);
      await current().erase([id]);
      expect(await found('telephoned')).toEqual([]);
    });

    test('nobody is kept from signing in by wrong codes of that time', async () => {
      const throttle = new Throttle(opened);
      const attempt = { name: 'rahima', address: '127.0.0.1', browser: undefined };
      for (let tried = 0; tried < 25; tried += 1) await throttle.begin(attempt, then);
      expect(await throttle.begin(attempt, then)).toBeGreaterThan(0);
      expect(await throttle.begin(attempt, now)).toBe(0);
      for (let tried = 1; tried < 5; tried += 1) expect(await throttle.begin(attempt, now)).toBe(0);
      expect(await throttle.begin(attempt, now)).toBe(2);
    });

    test('no session or invitation of that time lasts until then', async () => {
      const [staff, sessions] = [new Staff(opened), new Sessions(opened)];
      const invitation = await staff.add('rahima', 'sales');
      const id = (await staff.byName('rahima'))?.id ?? '';
      await opened.db.updateTable('staff').set({ invited_at: then.toISOString() }).execute();
      expect(await staff.invited(invitation, then)).toBeDefined();
      expect(await staff.invited(invitation, now)).toBeUndefined();
      const token = await sessions.start(id, 'Firefox', then);
      expect(await sessions.of(token, then)).toBeDefined();
      expect(await sessions.list(id, now)).toEqual([]);
      await sessions.forget(now);
      expect(await sessions.of(token, then)).toBeUndefined();
      expect(await sessions.of(await sessions.start(id, 'Firefox', then), now)).toBeUndefined();
    });

    test('whoever signs in is in, and stays so, however often they did meanwhile', async () => {
      const [staff, sessions] = [new Staff(opened), new Sessions(opened)];
      await staff.add('rahima', 'sales');
      const id = (await staff.byName('rahima'))?.id ?? '';
      for (let time = 0; time < 5; time += 1) await sessions.start(id, 'Firefox', then);
      const tokens: string[] = [];
      for (let time = 0; time < 6; time += 1) {
        tokens.push(await sessions.start(id, 'Firefox', new Date(now.getTime() + time)));
      }
      const open = await Promise.all(tokens.map((token) => sessions.of(token, now)));
      expect(open.map((session) => session !== undefined)).toEqual([false, true, true, true, true, true]);
    });

    test('a code of the authenticator signs in, although one of that time did', async () => {
      const staff = new Staff(opened);
      await staff.add('rahima', 'sales');
      const invited = await staff.byName('rahima');
      if (!invited) throw new Error('There is no account');
      const code = codeOf(invited.totp_secret);
      await staff.accept(invited, goodPassword, code);
      await opened.db
        .updateTable('staff')
        .set({ totp_step: Math.floor(then.getTime() / 30_000) })
        .execute();
      const proves = async () => staff.proves(await staff.byName('rahima'), goodPassword, codeOf(invited.totp_secret));
      expect(await proves()).toBe(true);
      expect(await proves()).toBe(false);
    });

    test('a code of the authenticator stays used when the one behind it was', async () => {
      const staff = new Staff(opened);
      await staff.add('rahima', 'sales');
      const invited = await staff.byName('rahima');
      if (!invited) throw new Error('There is no account');
      await staff.accept(invited, goodPassword, codeOf(invited.totp_secret));
      const next = { totp_step: Math.floor(Date.now() / 30_000) + 1 };
      await opened.db.updateTable('staff').set(next).execute();
      const member = await staff.byName('rahima');
      expect(await staff.proves(member, goodPassword, codeOf(invited.totp_secret))).toBe(false);
    });

    test('words that came meanwhile from a browser without a script are a lead once more on another day', async () => {
      const without = (time: Date) => ({
        ...leadOf(time),
        key: keyFromContent('f'.repeat(64), time.toISOString(), false),
      });
      await save(without(new Date(then.getTime() + day)));
      const again = without(now);
      expect((await current().save(again)).id).toBe(again.id);
      expect((await current().save({ ...leadOf(now), key: again.key })).id).toBe(again.id);
    });

    test.each([
      ['up to a minute after its end, as clocks of machines differ, the lead itself', 60_000, 'earlier'],
      ['later, a lead once more', 60_001, 'again'],
    ])('the same words of a day from a browser without a script are, when they came %s', async (_, late, expected) => {
      const midnight = new Date(`${now.toISOString().slice(0, 10)}T00:00:00.000Z`);
      const without = (time: Date) => ({
        ...leadOf(time),
        key: keyFromContent('f'.repeat(64), time.toISOString(), false),
      });
      const earlier = await save(without(new Date(midnight.getTime() + day + late)));
      const again = without(new Date(midnight.getTime() + hour));
      expect((await current().save(again)).id).toBe({ earlier, again }[expected]?.id);
    });

    test('an erasure is known, although one failed meanwhile', async () => {
      const audit = new AuditLog(opened);
      const deed = { actor: 'rahima', action: 'erased', leadId: 'KS-1' } as const;
      await audit.note({ ...deed, detail: 'demo' });
      await audit.note({ ...deed, detail: `${notErased}: the lead is still there` });
      expect(await audit.erasure('KS-1', undefined)).toBeUndefined();
      await opened.db.updateTable('audit').set({ at: then.toISOString() }).execute();
      await audit.note({ ...deed, detail: 'demo' });
      expect(await audit.erasure('KS-1', undefined)).toMatchObject({ actor: 'rahima' });
    });

    test('the letter of today, as a command shows it, counts from the last one that is not of that time', async () => {
      const { digests } = current();
      for (const time of [new Date(now.getTime() - day), then]) {
        const taken = await digests.takeDigest(dhakaDay(time.toISOString()), time, time);
        if (typeof taken === 'string') throw new Error(taken);
        await digests.noteDigest(taken, { state: 'sent' }, { newestOn: undefined, isSilent: false });
      }
      const yesterday = new Date(now.getTime() - day).toISOString();
      expect(await digests.lastDigest(dhakaDay(then.toISOString()), now)).toBe(yesterday);
    });

    async function save(lead: Lead): Promise<Lead> {
      await current().save(lead, { channels: ['notice', 'acknowledgement'] });
      return lead;
    }
  });
});

function leadOf(time: Date): Lead {
  const fields = { Customer_name: 'Rahima Khatun', email: 'rahima@example.com' };
  return newLead({ receivedAt: time.toISOString(), fields });
}
