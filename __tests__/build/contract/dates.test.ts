import { dayOf as dayOfIso } from '../../../src/contract/dates';
import { readDate } from '../../../src/contract/written-dates';

/** As jobs are read, and then looked at. */
const dayOf = (text: string) => dayOfIso(readDate(text));

test.each([
  '2026-11-20',
  '20261120',
  ' 2026-11-20\n',
  '2026-11-20 00:00:00',
  '2026-11-20  10:30',
  '2026-11-20T10:00',
  '2026-11-20T24:00:00',
  '2026-11-20T00:00:00.000000',
  '20261120T100000Z',
  '2026-11-20t10:00:00z',
  '2026-11-20T10:00:00Z',
  '2026-11-20T10:00:00,5Z',
  '2026-11-20T10:00:00.000000Z',
  '2026-11-20 10:00:00 UTC',
  '2026-11-20 10:00:00 +0000 UTC',
  '2026-11-20 10:00:00+06',
  '2026-11-20T00:00:00+0600',
  '2026-11-20T23:59:59.999+06:00',
  '2026-11-20T23:59:60+06:00',
  '2026-11-20T10:00+06:00[Asia/Dhaka]',
])('"%s" is read as 20 November 2026', (text) => {
  expect(dayOf(text)).toBe('2026-11-20');
});

test.each([
  ['midnight in Dhaka, stored in UTC', '2026-11-19T18:00:00Z', '2026-11-20'],
  ['the last second of the day in Dhaka, stored in UTC', '2026-11-20T17:59:59Z', '2026-11-20'],
  ['midnight somewhere else, which stands for a date', '2026-11-20T00:00:00+09:00', '2026-11-20'],
  ['an evening far in the west', '2026-11-20T20:00:00-08:00', '2026-11-21'],
  ['the 29th of February', '2028-02-29', '2028-02-29'],
])('A moment is a day in Dhaka: %s', (_what, text, day) => {
  expect(dayOf(text)).toBe(day);
});

test.each([
  '',
  'Open until filled',
  '2026-11',
  '2026-13-01',
  '2026-02-30',
  '2026-11-31T10:00:00Z',
  '2026-11-20T25:00:00Z',
  '2026-11-20T10:61',
  '2026-11-20T',
  '2026-11-20 or later',
  'before 2026-11-20',
  'before 20 November 2026',
  '20 November 2026 or later',
  '01/11/2026 - 20/11/2026',
  '20 Nobody 2026',
  '31 June 2026',
  '13/13/2026',
  '20/11/26',
  '20 Ma 2026',
  '123456789',
  '12345678901',
])('"%s" is no date of a calendar', (text) => {
  expect(dayOf(text)).toBeUndefined();
});

const offices = [
  '31 January 2020',
  '31 Jan 2020',
  '31 january, 2020',
  '31st January 2020',
  'Friday, 31 January 2020',
  'Jan 31, 2020',
  'Jan. 31st, 2020',
  'January 31 2020',
  '31-Jan-2020',
  '2020/01/31',
  '2020/1/31 00:00:00',
  '2020.01.31',
  '31.01.2020',
  '31/01/2020',
  '31-1-2020',
  '31/01/2020 11:59 PM',
  '01/31/2020',
  '1/31/2020 9:30:00 AM',
  'Thu, 30 Jan 2020 18:00:00 GMT',
  '1580407200',
  '1580493599.5',
  '1580407200000',
  '৩১ জানুয়ারি ২০২০',
  '৩১ জানুয়ারী, ২০২০',
  '৩১শে জানুয়ারি ২০২০',
  'শুক্রবার, ৩১ জানুয়ারি ২০২০',
  'জানুয়ারি ৩১, ২০২০',
  '৩১/০১/২০২০',
  '২০২০-০১-৩১',
  '১৫৮০৪০৭২০০',
];

test.each(offices)('"%s", as offices and programs write it, is read as 31 January 2020', (text) => {
  expect(dayOf(text)).toBe('2020-01-31');
});

test('A day that could be two is read day first, as Bangladesh writes it', () => {
  expect(dayOf('02/01/2020')).toBe('2020-01-02');
});

test.each([
  ['January জানুয়ারি', '01'],
  ['February ফেব্রুয়ারি', '02'],
  ['March মার্চ', '03'],
  ['April এপ্রিল', '04'],
  ['May মে', '05'],
  ['June জুন', '06'],
  ['July জুলাই', '07'],
  ['August আগস্ট', '08'],
  ['September সেপ্টেম্বর', '09'],
  ['October অক্টোবর', '10'],
  ['November নভেম্বর', '11'],
  ['December ডিসেম্বর', '12'],
])('%s is understood in both languages', (names, month) => {
  expect(names.split(' ').map((name) => dayOf(`9 ${name} 2026`))).toEqual(Array(2).fill(`2026-${month}-09`));
  expect(dayOf(`9 ${names.slice(0, 3)} 2026`)).toBe(`2026-${month}-09`);
});

test.each(['0', '-1', '123456789', '-62135596800', '253402300799', '253402300799000', '00/00/0000', '01/01/1970'])(
  'The date "%s", which stands for none or means nothing to a visitor, is none',
  (text) => {
    expect(readDate(text)).toBe('');
  },
);

test.each(['Open until filled', '2027-99-99', '2026', 'Within 30 days', '2026-11-20'])(
  '"%s" is given on as it came',
  (text) => {
    expect(readDate(text)).toBe(text);
  },
);
