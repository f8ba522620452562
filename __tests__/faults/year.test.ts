import { type Alarm, mistakesOf } from '../../scripts/year/alarms';
import { planOf } from '../../scripts/year/plan';
import { verdictOf, type Year } from '../../scripts/year/verdict';

const end = new Date('2027-11-20T12:00:00.000Z');
const recent = new Date('2027-11-19T12:00:00.000Z');
const [staff, visitor] = ['sales@kantha.example', 'a@example.com'];

/** A year of one lead, which went well. */
const year: Year = {
  journal: [
    { event: 'sent', key: 'a', form: 'application', fields: 'x', file: null },
    { event: 'told', key: 'a', receipt: 'KS-1', outcome: 'stored' },
  ],
  visits: [{ key: 'a', form: 'application', at: recent }],
  contents: { rows: [{ id: 'KS-1', key: 'a', form: 'application', fields: 'x', file: null }], integrity: 'ok' },
  letters: [
    { to: staff, subject: 'Application', id: '1', text: 'Receipt: KS-1', at: recent },
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
  const second = { ...morning, id: '4' };
  expect(faultsOf({ letters: [...year.letters, second] })).toEqual(['morning letters beside the first of a day']);
});

const early = new Date('2027-05-01T12:00:00.000Z');
const none = { ...year.contents, rows: [] };

test.each<[string, Partial<Year>]>([
  ['not acknowledged, or not stored', { contents: none }],
  ['kept for longer than they may be', { visits: [{ key: 'a', form: 'application', at: early }] }],
  ['staff without a letter', { letters: year.letters.filter(({ to }) => to !== staff) }],
  ['not told to the webhook', { webhook: { events: new Map(), forged: 0 } }],
  ['visitors without a receipt', { letters: year.letters.filter(({ to }) => to !== visitor) }],
  ['events with a wrong signature', { webhook: { ...year.webhook, forged: 1 } }],
  ['lines of the log with what visitors wrote', { log: [`{"msg":"${visitor}"}`] }],
  ['broken database', { contents: { ...year.contents, integrity: 'row 3 missing' } }],
])('%s is seen', (fault, changes) => {
  expect(faultsOf(changes)).toContain(fault);
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
