import { answersOf } from '../../src/leads/answers';
import { finder, searchable } from '../../src/leads/search';
import { newLead } from '../support/leads';

const lead = (digits: string) => ({ id: 'KS-0000000001', digits: `${digits}\n`, text: 'rahima', names: ['rahima'] });

test.each(['8801711223344', '01711223344', '1711223344', '008801711223344'])(
  'a number that a visitor typed as %s is found however the telephone writes it',
  (digits) => {
    for (const typed of [
      '+880 1711-223344',
      '8801711223344',
      '00880 1711 223344',
      '01711223344',
      '1711 223344',
      '22334',
    ])
      expect([typed, finder(typed).finds(lead(digits))]).toEqual([typed, true]);
    for (const typed of ['+8801711223345', '01811223344'])
      expect([typed, finder(typed).finds(lead(digits))]).toEqual([typed, false]);
  },
);

const sent = {
  Customer_name: 'Asaduzzaman Müller-Østergård',
  mobile_no: '01712987654',
  business_name: 'Bashundhara Group Amin',
  comments: 'বড় দোকান, কো-অপারেটিভ. Call my brother at 01911-222 333, or at his shop Łódź.',
};

test.each([
  ['digits of Bangla', '০১৭১২৯৮৭৬৫৪'],
  ['name and phone together', 'asaduzzaman 01712987654'],
  ['phone and name', '+880 1712-987654 muller'],
  ['what a letter says before a number', 'Tel: 01712987654'],
  ['what a person says before it in Bangla', 'মোবাইল নম্বর: ০১৭১২৯৮৭৬৫৪'],
  ['a mark of direction that was pasted along', '\u202a01712987654\u202c'],
  ['a blank of no width within it', '01712\u200b987654'],
  ['the last four digits', '7654'],
  ['the last six digits', '987654'],
  ['a number in a comment, grouped in another way', '01911222333'],
  ['letters without their marks', 'muller ostergard'],
  ['letters with their marks apart', 'Mu\u0308ller'],
  ['a letter that has no parts', 'lodz'],
  ['Bangla in one code point', 'ব\u09a1\u09bc'],
  ['the same in two', 'ব\u09dc'],
  ['a vowel of Bangla in two parts', 'ক\u09c7\u09be-অপারেটিভ'],
  ['a comma behind the name', 'Asaduzzaman, Bashundhara'],
])('%s leads to the lead', async (_, words) => {
  expect(finder(words).finds(await searchableOf(sent))).toBe(true);
});

test.each(['01712987655', '7653', 'karim 01712987654', '2024', 'Tel: karim'])(
  'nobody is taken for another: %s',
  async (words) => {
    expect(finder(words).finds(await searchableOf(sent))).toBe(false);
    expect(finder(words).isNear(await searchableOf(sent))).toBe(false);
  },
);

test('a number is not found where one field ends and the next begins, and is where its groups stand in two lines', async () => {
  const lead = await searchableOf({ Customer_name: 'Shop 2024', mobile_no: '01712987654', comments: '01911\n222333' });
  for (const words of ['202401712987654', '2401712987', '2402'])
    expect([words, finder(words).finds(lead)]).toEqual([words, false]);
  for (const words of ['2024', '01712987654', '01911222333'])
    expect([words, finder(words).finds(lead)]).toEqual([words, true]);
});

test.each([
  ['missing', 'asaduzaman'],
  ['missing in the company', 'bashundara'],
  ['doubled', 'bashunndhara'],
  ['wrong', 'bashundhora'],
  ['swapped with its neighbour', 'bahsundhara'],
  ['missing, beside a number', 'asaduzaman 01712987654'],
  ['wrong in a name of four', 'amen'],
  ['swapped in a name of four', 'amni'],
  ['missing of a name of five', 'grop'],
])('a lead is like a word in which one letter is %s, and does not have it', async (_, words) => {
  expect(finder(words).finds(await searchableOf(sent))).toBe(false);
  expect(finder(words).isNear(await searchableOf(sent))).toBe(true);
});

test.each([
  ['two letters', 'bashndara'],
  ['a letter in a word of three', 'grp'],
  ['a letter beside the number of another', 'asaduzaman 01712987655'],
])('%s wrong make another word', async (_, words) => {
  expect(finder(words).isNear(await searchableOf(sent))).toBe(false);
});

async function searchableOf(fields: Record<string, string>) {
  const lead = newLead({ fields });
  return searchable(lead, await answersOf(lead, async () => undefined));
}
