import { clockSetWords, type TooOld, tooOldWords } from '../../src/leads/retention-words';

const clockSetAt = '2026-11-20T02:00:00.000Z';
const leads: TooOld = { what: 'leads', old: 3, all: 9, doubt: undefined };
const applications: TooOld = { what: 'applications', old: 12, all: 20, doubt: undefined };
const lines: TooOld = { what: 'lines of the audit log', old: 1, all: 2, doubt: undefined };

const found =
  'At 2026-11-20 08:00 Dhaka, the clock was found to have been set, or no server had run for a month: what is dated from before may be younger than it seems.';
const look = ' Look at each lead before you erase any: npm run leads -- list --too-old.';
const erase =
  ' To erase one: npm run leads -- erase <receipt>; all that are too old: npm run leads -- retention --yes.';

test('what is too old is counted, and goes where day and setting are right', () => {
  expect(tooOldWords([applications, { ...leads, doubt: 'much' }], '2026-11-30')).toBe(
    'By the clock, today is 2026-11-30, and 12 of 20 applications and 3 of 9 leads are too old. If that day and RETENTION_MONTHS are right, npm run leads -- retention shows them, and erases them with --yes.',
  );
});

test.each<[string, TooOld[], string | undefined]>([
  ['nothing where it was not', [leads, { ...applications, doubt: 'much' }], undefined],
  ['when, and how to look at each lead', [applications, { ...leads, doubt: { clockSetAt } }], found + look + erase],
  ['when, where only the audit log is in doubt', [leads, { ...lines, doubt: { clockSetAt } }], found + erase],
  [
    'of the setting too, where there is much of others',
    [
      { ...applications, doubt: 'much' },
      { ...leads, doubt: { clockSetAt } },
    ],
    `${found} So many applications are too old that RETENTION_MONTHS may be wrong.${look}${erase}`,
  ],
])('where the clock was set, the words say %s', (_, kept, words) => {
  expect(clockSetWords(kept)).toBe(words);
});
