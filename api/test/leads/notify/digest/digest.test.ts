import { freePort } from '../../../../../kit/free-port';
import type { DeskTables, HandlingState } from '../../../../src/leads/store/desk-schema';
import type { Lead } from '../../../../src/leads/store/lead';
import { openStore } from '../../../../src/leads/store/open';
import { availableDatabases } from '../../../support/databases';
import { addAccount, at, digestServer, giveUp } from '../../../support/digests';
import { newLead } from '../../../support/leads';
import { type MailServer, startMailServer } from '../../../support/mail-server';
import { connectTo } from '../../../support/rows';
import { eachTestHasStore } from '../../../support/stores';

const morning = '2026-11-20 08:00';
const deskUrl = 'https://desk.kantha.example';

describe.each(availableDatabases())('the digest, on $name', (database) => {
  const { current, url } = eachTestHasStore(database);
  let mail: MailServer;

  beforeEach(async () => {
    mail = await startMailServer();
  });

  test('says in one letter all that waits, with links to the desk', async () => {
    const suspect = await saved({ status: 'quarantined', quarantinedFor: 'trap' }, '2026-11-19 21:00');
    const old = newLead({ receivedAt: at('2026-11-12 10:00').toISOString(), fields: { email: 'r@example.com' } });
    await current().save(old, { channels: ['webhook', 'acknowledgement'] });
    await giveUp(current(), 'acknowledgement', at('2026-11-19 10:00'));
    await addAccount(url());
    const alarms = [{ name: 'disk', value: 'low' }];
    const server = digestServer(current(), mail.port, { deskUrl, alarms });
    await server.look(morning);
    expect(mail.received).toHaveLength(1);
    const [{ recipients, letter } = { recipients: [], letter: undefined }] = mail.received;
    expect(recipients).toEqual(['sales@kantha.example']);
    expect(letter?.subject).toBe(
      'Kantha leads: 1 in quarantine, 1 letter given up, 1 lead without an owner, 1 alarm, no lead for 8 days',
    );
    const html = (letter?.html ?? '').replaceAll('&amp;', '&');
    for (const part of [letter?.text ?? '', html]) {
      for (const words of [
        `${suspect.id}: demo request from Rahima (a field was filled in that people do not see).`,
        `${deskUrl}/leads/${suspect.id}`,
        `${deskUrl}/?status=quarantined`,
        `${old.id}: the letter to the visitor.`,
        `${deskUrl}/leads/${old.id}`,
        `${deskUrl}/?state=new&owner=-`,
        'disk: low. The disk is nearly full, and files are not taken any more.',
        'No lead has come for 8 days: the newest is of 2026-11-12.',
        'https://www.kantha.example',
      ])
        expect(part).toContain(words);
    }
    expect(server.log).toEqual([
      JSON.stringify([
        { day: '2026-11-20' },
        'digest sent: 1 in quarantine, 1 letter given up, 1 lead without an owner, 1 alarm, no lead for 8 days',
      ]),
    ]);
  });

  test('tells what is held up from what was given up, as the desk does, and comes for it alone', async () => {
    for (let lead = 0; lead < 2; lead += 1) {
      await current().save(newLead({ receivedAt: at('2026-11-19 09:00').toISOString() }), { channels: ['webhook'] });
    }
    await giveUp(current(), 'webhook', at('2026-11-19 10:00'), 'blocked');
    await digestServer(current(), mail.port, { deskUrl }).look(morning);
    expect(letters()[0]?.subject).toBe('Kantha leads: 2 messages held up');
    const said = letters()[0]?.text ?? '';
    expect(said).toContain('Held up by how the server is set up: 2 messages to the webhook.');
    expect(said).toContain(`${deskUrl}/undelivered`);
    expect(said).not.toContain('Given up');
    await digestServer(current(), mail.port).look('2026-11-21 08:00');
    expect(letters()[1]?.text).toContain('What stands in the way: npm run leads -- outbox');
  });

  const late = [{ name: 'retention', value: 'late' }];

  test('says of leads that are too old how many of all, by which day, and that this day may be wrong', async () => {
    for (let lead = 0; lead < 3; lead += 1) await saved({}, '2024-11-01 09:00');
    await digestServer(current(), mail.port, { alarms: late }).look('2027-11-30 08:00');
    const said = letters()[0]?.text ?? '';
    expect(said).toContain(
      'The newest lead is of 2024-11-01, and by the clock of the server today is 2027-11-30. If it',
    );
    expect(said).toContain('By the clock, today is 2027-11-30, and 3 of 3 leads are too old. If that day and');
  });

  test('says that the clock was set where that is why leads look too old, and of no setting', async () => {
    await current().noteClock(at('2022-12-01 09:00'));
    await saved({}, '2022-12-01 09:00');
    await saved({}, '2026-11-19 09:00');
    await current().noteClock(at('2026-11-20 07:50'));
    await digestServer(current(), mail.port, { alarms: late }).look(morning);
    const said = letters()[0]?.text?.replaceAll(/\s+/g, ' ') ?? '';
    expect(said).toContain('retention: late. Leads are dated longer ago than they may be kept. By the clock, today is');
    expect(said).toContain('1 of 2 leads are too old. At 2026-11-20 07:50 Dhaka, the clock was found to have been set');
    expect(said).toContain('Look at each lead before you erase any: npm run leads -- list --too-old.');
    expect(said).not.toContain('RETENTION_MONTHS');
  });

  test('has no alarm for leads that somebody erased since the server looked for them', async () => {
    await saved({}, '2026-11-19 09:00');
    await digestServer(current(), mail.port, { alarms: late }).look(morning);
    expect(letters()).toEqual([]);
  });

  const untilYouDo = 'Nobody tries again until you do.';
  const byItself = 'The server tries again once another gets through the same way after an outage or a restart';
  test.each([
    ['letters to visitors', ['acknowledgement'], ['Given up: 1 letter to visitors. ', untilYouDo], byItself],
    ['messages to the webhook', ['webhook'], ['Given up: 1 message to the webhook. ', byItself], untilYouDo],
    ['letters to staff', ['notice'], ['Given up: 1 letter to staff. ', byItself], untilYouDo],
    [
      'some of each',
      ['acknowledgement', 'webhook'],
      [`visitors. ${untilYouDo}`, `the webhook. ${byItself}`],
      'Held up',
    ],
  ] as const)('says of what was given up whether it is tried again: %s', async (_, ways, said, unsaid) => {
    await current().save(newLead({ receivedAt: at('2026-11-19 09:00').toISOString() }), { channels: [...ways] });
    for (const way of ways) await giveUp(current(), way, at('2026-11-19 10:00'));
    await digestServer(current(), mail.port, { deskUrl }).look(morning);
    const text = letters()[0]?.text?.replaceAll(/\s+/g, ' ');
    for (const words of said) expect(text).toContain(words);
    expect(text).not.toContain(unsaid);
  });

  test.each([
    ['what is held up to staff', 'webhook', 'failed', false],
    ['what is held up to visitors, beside what fails to staff', 'acknowledgement', 'failed', true],
    ['what is held up to staff, beside what fails again and again', 'webhook', 'late', true],
  ] as const)(
    'names the alarm of deliveries unless it says the same more precisely: %s',
    async (_, way, value, isSaid) => {
      await current().save(newLead({ receivedAt: at('2026-11-19 09:00').toISOString() }), { channels: [way] });
      await giveUp(current(), way, at('2026-11-19 10:00'), 'blocked');
      await digestServer(current(), mail.port, { alarms: [{ name: 'deliveries', value }] }).look(morning);
      expect(letters()[0]?.text).toContain('Held up');
      expect(letters()[0]?.text?.includes(`deliveries: ${value}.`)).toBe(isSaid);
    },
  );

  test('says how many leads are to be called back today and since when, and comes for these alone', async () => {
    const days = ['2026-11-20', '2026-11-20', '2026-11-18', '2026-11-21'];
    for (const day of days) await toCallBack({}, 'contacted', day);
    await toCallBack({}, 'won', '2026-11-20');
    await toCallBack({ status: 'quarantined', receivedAt: at('2026-11-20 07:59').toISOString() }, 'new', '2026-11-20');
    await digestServer(current(), mail.port, { deskUrl }).look(morning);
    expect(letters()[0]?.subject).toBe('Kantha leads: 3 to call back');
    expect(letters()[0]?.text).toContain('To call back: 2 leads today, and 1 overdue. https://');
    expect(letters()[0]?.text).toContain(`${deskUrl}/?due=today`);
  });

  /** A lead of yesterday with a day to call back. */
  async function toCallBack(changes: Partial<Lead>, state: HandlingState, call_on: string) {
    const { id } = await saved(changes, '2026-11-19 21:00');
    const db = connectTo(url());
    const row = { lead_id: id, state, owner: 'rahima', changed_at: at('2026-11-19 22:00').toISOString(), call_on };
    await db.withTables<Pick<DeskTables, 'handlings'>>().insertInto('handlings').values(row).execute();
    await db.destroy();
  }

  test('names the commands where there is no desk', async () => {
    const { id } = await saved({ status: 'quarantined', quarantinedFor: 'speed' }, '2026-11-19 21:00');
    await digestServer(current(), mail.port).look(morning);
    expect(letters()[0]?.subject).toBe('Kantha leads: 1 in quarantine');
    expect(letters()[0]?.text).toContain(`${id}: demo request from Rahima (it was sent faster than a person can).`);
    expect(letters()[0]?.text).toContain('npm run leads -- release <receipt>');
    expect(letters()[0]?.text).not.toContain('desk');
  });

  test('says of when the newest good backup is, and comes for it alone once it is older than a night and a half', async () => {
    await saved({}, '2026-11-19 10:00');
    const server = digestServer(current(), mail.port);
    await server.look(morning);
    await current().noteBackup(at('2026-11-20 03:00'));
    await server.look('2026-11-21 08:00');
    expect(mail.received).toHaveLength(0);
    await server.look('2026-11-22 08:00');
    expect(letters().map(({ subject }) => subject)).toEqual(['Kantha leads: no backup for 53 hours']);
    expect(letters()[0]?.text).toContain('The newest good backup is of 2026-11-20 03:00 Dhaka, and one is due');
    await current().noteBackup(at('2026-11-23 03:00'));
    await saved({ status: 'quarantined' }, '2026-11-23 04:00');
    await server.look('2026-11-23 08:00');
    expect(letters()[1]?.subject).toBe('Kantha leads: 1 in quarantine');
    expect(letters()[1]?.text).toContain('The newest good backup is of 2026-11-23 03:00 Dhaka.');
  });

  test('is not sent when there is nothing to do, and says so to nobody', async () => {
    await saved({}, '2026-11-19 10:00');
    const server = digestServer(current(), mail.port);
    expect(await server.look(morning)).toBe('2026-11-20');
    await saved({ status: 'quarantined' }, '2026-11-20 08:30');
    await server.look('2026-11-20 09:00');
    expect([mail.received, server.log]).toEqual([[], []]);
  });

  test('waits for its hour in Dhaka, and is sent later the same day where the server was off', async () => {
    await saved({ status: 'quarantined' }, '2026-11-19 10:00');
    const server = digestServer(current(), mail.port);
    expect(await server.look('2026-11-20 07:59')).toBeUndefined();
    expect(mail.received).toHaveLength(0);
    expect(await server.look('2026-11-20 14:10')).toBe('2026-11-20');
    expect(mail.received).toHaveLength(1);
  });

  test('is sent once, however many servers look at once, and not again after a restart', async () => {
    await saved({ status: 'quarantined' }, '2026-11-19 10:00');
    // A SQLite file has one server; on PostgreSQL these are two.
    const second = url().kind === 'postgres' ? await openStore(url()) : current();
    const servers = [current(), second, current(), second].map((store) => digestServer(store, mail.port));
    await Promise.all(servers.map((server) => server.look(morning)));
    expect(mail.received).toHaveLength(1);
    if (second !== current()) await second.close();
    const restarted = await openStore(url());
    for (const time of ['08:01', '08:10', '23:59']) await digestServer(restarted, mail.port).look(`2026-11-20 ${time}`);
    await restarted.close();
    expect(mail.received).toHaveLength(1);
  });

  test('that a server had in hand when it was killed is sent by another after five minutes', async () => {
    await saved({ status: 'quarantined' }, '2026-11-19 10:00');
    await current().digests.takeDigest('2026-11-20', at(morning), at('2026-11-20 08:05'));
    const server = digestServer(current(), mail.port);
    expect(await server.look('2026-11-20 08:04')).toBeUndefined();
    expect(mail.received).toHaveLength(0);
    await server.look('2026-11-20 08:05');
    expect(mail.received).toHaveLength(1);
  });

  test('names in quarantine what has come since the last one, ten at most, and counts the rest', async () => {
    const server = digestServer(current(), mail.port);
    for (let hour = 0; hour < 12; hour += 1) {
      await saved({ status: 'quarantined' }, `2026-11-19 ${String(hour).padStart(2, '0')}:00`);
    }
    await server.look(morning);
    expect(letters()[0]?.subject).toBe('Kantha leads: 12 in quarantine');
    expect(letters()[0]?.text).toContain('And 2 more.');
    expect(letters()[0]?.text?.match(/KS-/g)).toHaveLength(10);
    expect(await server.look('2026-11-21 08:00')).toBe('2026-11-21');
    expect(mail.received).toHaveLength(1);
    const { id } = await saved({ status: 'quarantined' }, '2026-11-21 12:00');
    await server.look('2026-11-22 08:00');
    expect(letters()[1]?.subject).toBe('Kantha leads: 1 new in quarantine');
    expect(letters()[1]?.text?.match(/KS-\w+/g)).toEqual([id]);
    expect(letters()[1]?.text).toContain('1 lead since the last letter, 13 in all.');
  });

  test('forgets nothing that was being stored while it was made', async () => {
    const server = digestServer(current(), mail.port);
    await server.look(morning);
    await saved({ status: 'quarantined' }, '2026-11-20 07:59');
    await server.look('2026-11-21 08:00');
    expect(letters().map(({ subject }) => subject)).toEqual(['Kantha leads: 1 in quarantine']);
  });

  test('is tried again while the mail server is away, and is sent once it is back', async () => {
    const port = await freePort();
    await saved({ status: 'quarantined' }, '2026-11-19 10:00');
    const server = digestServer(current(), port);
    expect(await server.look(morning)).toBeUndefined();
    expect(server.log[0]).toContain('digest not sent, to be tried again');
    expect(await current().digests.digestTrouble('2026-11-20')).toEqual({
      trouble: expect.stringContaining('connection was refused'),
      dueAt: at('2026-11-20 08:00').toISOString().replace(':00.000', ':05.000'),
    });
    const back = digestServer(current(), mail.port);
    expect(await back.look('2026-11-20 08:00')).toBeUndefined();
    expect(await back.look('2026-11-20 08:01')).toBe('2026-11-20');
    expect(mail.received).toHaveLength(1);
    expect(await current().digests.digestTrouble('2026-11-20')).toBeUndefined();
  });

  test('follows within half an hour whenever the mail server is back that day, also after a long outage', async () => {
    await saved({ status: 'quarantined' }, '2026-11-19 10:00');
    const away = digestServer(current(), await freePort());
    for (const time of ['08:00', '08:01', '08:06']) await away.look(`2026-11-20 ${time}`);
    for (let half = 17; half < 48; half += 1) {
      await away.look(`2026-11-20 ${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '36' : '06'}`);
    }
    expect(away.log).toHaveLength(34);
    const { dueAt = '' } = (await current().digests.digestTrouble('2026-11-20')) ?? {};
    expect(Date.parse(dueAt)).toBe(at('2026-11-20 23:36').getTime() + 30 * 60_000);
  });

  test('that was not sent all day is no loss: the next one tells the same', async () => {
    const { id } = await saved({ status: 'quarantined' }, '2026-11-19 10:00');
    const away = digestServer(current(), await freePort());
    for (const time of ['08:00', '08:01', '12:00']) await away.look(`2026-11-20 ${time}`);
    await digestServer(current(), mail.port).look('2026-11-21 08:00');
    expect(letters()[0]?.text).toContain(id);
  });

  test('that the mail server does not take is not sent twice, and the log says so', async () => {
    const refusing = await startMailServer({}, () => Object.assign(new Error('no'), { responseCode: 554 }));
    await saved({ status: 'quarantined' }, '2026-11-19 10:00');
    const server = digestServer(current(), refusing.port);
    expect(await server.look(morning)).toBe('2026-11-20');
    expect(await server.look('2026-11-20 09:00')).toBe('2026-11-20');
    expect(server.log).toEqual([expect.stringContaining('digest given up')]);
  });

  test('says a silence once and again each week, until a lead comes that is no suspected spam', async () => {
    await saved({}, '2026-11-01 10:00');
    const server = digestServer(current(), mail.port);
    for (let day = 2; day <= 24; day += 1) await server.look(`2026-11-${String(day).padStart(2, '0')} 08:00`);
    const silences = () => letters().map(({ subject }) => subject?.replace(/^Kantha leads: /, ''));
    const three = ['no lead for 7 days', 'no lead for 14 days', 'no lead for 21 days'];
    expect(silences()).toEqual(three);
    await saved({ status: 'quarantined' }, '2026-11-25 10:00');
    await saved({}, '2026-11-26 10:00');
    for (const day of ['11-27', '12-02', '12-03', '12-04']) await server.look(`2026-${day} 08:00`);
    expect(silences()).toEqual([...three, '1 in quarantine', 'no lead for 7 days']);
  });

  test('knows of no silence in a database that never had a lead, nor where nobody wants to hear of it', async () => {
    const server = digestServer(current(), mail.port);
    await saved({ status: 'quarantined' }, '2026-11-01 10:00');
    await server.look('2026-11-02 08:00');
    await server.look(morning);
    expect(mail.received).toHaveLength(1);
    await saved({}, '2026-11-01 10:00');
    await digestServer(current(), mail.port, { config: { noLeadDays: 0 } }).look('2026-11-21 08:00');
    expect(mail.received).toHaveLength(1);
  });

  test('takes a lead that was erased since for one that came', async () => {
    await saved({}, '2026-11-01 10:00');
    const server = digestServer(current(), mail.port);
    await server.look('2026-11-02 08:00');
    const trial = await saved({}, '2026-11-06 10:00');
    await server.look('2026-11-07 08:00');
    await current().erase([trial.id]);
    await server.look('2026-11-12 08:00');
    expect(mail.received).toHaveLength(0);
    await server.look('2026-11-13 08:00');
    expect(letters()[0]?.subject).toBe('Kantha leads: no lead for 7 days');
  });

  test('counts as nobody’s what is new for more than a day, and only where somebody has an account', async () => {
    const server = digestServer(current(), mail.port);
    const leads = ['2026-11-18 10:00', '2026-11-19 07:00', '2026-11-19 09:00', '2026-09-01 10:00'];
    const [taken, ...others] = await Promise.all([
      saved({}, '2026-11-18 11:00'),
      ...leads.map((day) => saved({}, day)),
    ]);
    expect(others).toHaveLength(4);
    await server.look(morning);
    expect(mail.received).toHaveLength(0);
    await addAccount(url());
    const db = connectTo(url()).withTables<{ handlings: Record<string, string> }>();
    const handling = { lead_id: taken?.id ?? '', state: 'new', owner: 'rahima', changed_at: '' };
    await db.insertInto('handlings').values(handling).execute();
    await db.destroy();
    await digestServer(current(), mail.port).look('2026-11-21 08:00');
    expect(letters()[0]?.subject).toBe('Kantha leads: 3 leads without an owner');
  });

  test('keeps the names of applicants from those who are not told of applications', async () => {
    const fields = { name: 'Karim', email: 'karim@example.com' };
    const { id } = await saved({ form: 'application', status: 'quarantined', fields }, '2026-11-19 10:00');
    await saved({ status: 'quarantined' }, '2026-11-19 10:00');
    const staff = { all: ['sales@kantha.example'], byForm: { application: ['hr@kantha.example'] } };
    await digestServer(current(), mail.port, { staff }).look(morning);
    expect(letters()[0]?.text).toContain(`${id}: application (`);
    expect(letters()[0]?.text).toContain('from Rahima');
    expect(mail.received[0]?.raw).not.toContain('Karim');
    const config = { to: ['hr@kantha.example'] };
    await saved({ form: 'application', status: 'quarantined', fields }, '2026-11-21 10:00');
    await digestServer(current(), mail.port, { staff, config }).look('2026-11-22 08:00');
    expect(letters()[1]?.text).toContain('application from Karim');
  });

  function letters() {
    return mail.received.map(({ letter }) => letter);
  }

  function saved(changes: Partial<Lead>, dhaka: string): Promise<Lead> {
    return current().save(newLead({ receivedAt: at(dhaka).toISOString(), ...changes }));
  }
});
