import { type Alarm, AlarmWatch, mistakesOf } from '../../scripts/year/alarms';
import { planOf } from '../../scripts/year/plan';
import { verdictOf, type Year } from '../../scripts/year/verdict';

const end = new Date('2027-11-20T12:00:00.000Z');
const recent = new Date('2027-11-19T12:00:00.000Z');
const [staff, visitor] = ['sales@kantha.example', 'a@example.com'];

const notice = { to: staff, subject: 'Application', id: '1', text: 'Receipt: KS-1', at: recent };

/** A year of one lead, which went well. */
const year: Year = {
  journal: [
    { event: 'sent', key: 'a', form: 'application', fields: 'x', file: null },
    { event: 'told', key: 'a', receipt: 'KS-1', outcome: 'stored' },
  ],
  visits: [{ key: 'a', form: 'application', at: recent }],
  contents: { rows: [{ id: 'KS-1', key: 'a', form: 'application', fields: 'x', file: null }], integrity: 'ok' },
  letters: [
    notice,
    { to: visitor, subject: 'We have it', id: '2', text: 'KS-1', at: recent },
    { to: staff, subject: 'Kantha leads: 1 alarm', id: '3', text: '', at: recent },
  ],
  webhook: { events: new Map([['msg', 'KS-1']]), forged: 0 },
  troubles: [],
  alarms: [],
  log: ['{"msg":"answered"}'],
  end,
};

const faultsOf = (changes: Partial<Year>) =>
  Object.entries(verdictOf({ ...year, ...changes }).faults).flatMap(([what, count]) => (count > 0 ? [what] : []));

test('a year that went well has no fault', () => {
  expect(faultsOf({})).toEqual([]);
});

test('a second letter of one morning is seen, and a repeated attempt is none', () => {
  const morning = { to: staff, subject: 'Kantha leads: 2 alarms', id: '3', text: '', at: recent };
  expect(faultsOf({ letters: [...year.letters, morning] })).toEqual([]);
  const again = { ...morning, at: new Date(recent.getTime() + 24 * 60 * 60 * 1000) };
  expect(verdictOf({ ...year, letters: [...year.letters, again] }).faults).toEqual(verdictOf(year).faults);
  const second = { ...morning, id: '4' };
  expect(faultsOf({ letters: [...year.letters, second] })).toEqual(['morning letters beside the first of a day']);
});

const early = new Date('2027-05-01T12:00:00.000Z');
const none = { ...year.contents, rows: [] };
const copy = { id: 'KS-2', key: 'b', form: 'application', fields: 'x', file: null };
const without = (address: string) =>
  year.letters.filter(({ to, subject }) => to !== address || / leads: /.test(subject));
const secondEvent = new Map([...year.webhook.events, ['msg2', 'KS-1'] as const]);
const told = (text: string) => ({
  letters: [...without(visitor), { to: visitor, subject: '', id: '2', text, at: recent }],
});

test.each<[string, Partial<Year>]>([
  ['no submission at all', { journal: [], visits: [], contents: none }],
  ['not acknowledged, or not stored', { contents: none }],
  ['not acknowledged, or not stored', { journal: year.journal.slice(0, 1) }],
  ['lost, doubled, different or unknown', { contents: none }],
  ['lost, doubled, different or unknown', { contents: { ...year.contents, rows: [...year.contents.rows, copy] } }],
  ['kept for longer than they may be', { visits: [{ key: 'a', form: 'application', at: early }] }],
  ['staff without a letter', { letters: without(staff) }],
  ['second letters to staff about a lead', { letters: [...year.letters, { ...notice, id: '9' }] }],
  ['not told to the webhook', { webhook: { events: new Map(), forged: 0 } }],
  ['second events of a lead', { webhook: { events: secondEvent, forged: 0 } }],
  ['visitors without their receipt', { letters: without(visitor) }],
  ['visitors without their receipt', told('Thank you')],
  ['visitors without their receipt', told('KS-2')],
  ['events with a wrong signature', { webhook: { ...year.webhook, forged: 1 } }],
  ['no morning letter at all', { letters: year.letters.slice(0, 2) }],
  ...[visitor, '+8801712345678', '8801712345678', 'Rahima', 'naïve কাঁথা', "O'Brien"].map(
    (typed): [string, Partial<Year>] => ['lines of the log with what visitors wrote', { log: [`{"msg":"${typed}"}`] }],
  ),
  ['broken database', { contents: { ...year.contents, integrity: 'row 3 missing' } }],
])('%s is seen', (fault, changes) => {
  expect(faultsOf(changes)).toContain(fault);
});

test.each([
  ['a letter of the morning', { subject: 'Kantha leads: 1 given up' }],
  ['one to a visitor', { to: 'b@example.com' }],
])('a notice to staff is no other letter that names the receipt: %s', (_, other) => {
  expect(faultsOf({ letters: [...without(staff), { ...notice, ...other }] })).toContain('staff without a letter');
});

test('what arrives twice with one id is no second letter', () => {
  expect(faultsOf({ letters: [...year.letters, notice] })).toEqual([]);
});

test.each([
  ['2027-05-18T11:00:00.000Z', ['kept for longer than they may be']],
  ['2027-05-18T13:00:00.000Z', []],
])('an application of %s is kept for six months, and two days to forget it in', (at, faults) => {
  expect(faultsOf({ visits: [{ key: 'a', form: 'application', at: new Date(at) }] })).toEqual(faults);
});

test('an application that was forgotten in time is no loss', () => {
  expect(faultsOf({ contents: none, visits: [{ key: 'a', form: 'application', at: early }] })).toEqual([]);
  expect(faultsOf({ contents: none, visits: [{ key: 'a', form: 'demo', at: early }] })).not.toEqual([]);
});

describe('of alarms', () => {
  const { troubles } = planOf(365);
  const right = troubles.flatMap(({ alarms, from, until }) =>
    alarms.map((name): Alarm => ({ name, from, until: until + 1 })),
  );
  const [first] = right;
  if (!first) throw new Error('Nothing goes wrong in this year');

  test('one for each trouble, which ends behind it, is right', () => {
    expect(troubles.length).toBeGreaterThan(3);
    expect(mistakesOf(right, troubles)).toEqual([]);
  });

  test.each<[string, Alarm[]]>([
    ['that is missing', right.filter(({ name }) => name !== 'deliveries')],
    ['that comes twice', [...right, first]],
    ['that stays', [{ ...first, until: undefined }, ...right.slice(1)]],
    ['that nothing has caused', [...right, { name: 'site', from: 3, until: 4 }]],
  ])('one %s is a mistake', (_, alarms) => {
    expect(mistakesOf(alarms, troubles)).not.toEqual([]);
  });
});

describe('an alarm is new', () => {
  /** What health says, look by look, and the last for ever. */
  const watchOf = (...said: string[][]) => {
    const [last] = said.slice(-1);
    const alarms = async () => (said.shift() ?? last ?? []).map((name) => ({ name, value: 'failed' }));
    return new AlarmWatch({ alarms }, 0);
  };

  test('when it stays on, from then until it is off', async () => {
    const watch = watchOf(...Array(15).fill(['deliveries']), []);
    for (const day of [3, 4, 5]) await watch.look(day);
    expect(watch.seen).toEqual([{ name: 'deliveries', from: 3, until: undefined }]);
    for (const day of [6, 7, 8, 9]) await watch.look(day);
    expect(watch.seen).toEqual([{ name: 'deliveries', from: 3, until: 8 }]);
  });

  test('never when it goes off while it is looked at', async () => {
    const watch = watchOf(...Array(9).fill(['deliveries']), []);
    await watch.look(3);
    expect(watch.seen).toEqual([]);
  });

  test('also beside another, which stays', async () => {
    const watch = watchOf(...Array(11).fill(['site']), ['site', 'leads']);
    for (const day of [1, 2]) await watch.look(day);
    expect(watch.seen.map(({ name, from }) => [name, from])).toEqual([
      ['site', 1],
      ['leads', 2],
    ]);
  });
});
