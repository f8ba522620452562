import { Shelf } from '../../src/desk/leads/shelf';
import { Shelves } from '../../src/desk/leads/shelves';
import { finder, type Searchable, type Words, wordsIn } from '../../src/leads/search';

const count = 1_000;

let notes: Map<string, Words>;
let shelves: Shelves;

beforeEach(() => {
  notes = new Map();
  shelves = new Shelves((id) => notes.get(id));
  for (let number = 0; number < count; number += 1) shelves.put(lead(number));
});

test.each([
  ['a name', 'karim777'],
  ['a number', '01700000777'],
  ['the end of a number', '0777'],
  ['two words', 'shop karim777'],
  ['a receipt', 'KS-0000000777'],
  ['the end of a receipt', '0000777'],
])('%s that one of a thousand leads has is looked for in few of them', (_, words) => {
  const [found, looked] = searched(words);
  expect(found).toContain('KS-0000000777');
  expect(looked).toBeLessThan(count / 2);
});

test('what no lead has is looked for in none, letter for letter or with one wrong', () => {
  expect(searched('zahirul')).toEqual([[], count / 200]);
  const { isNear } = finder('zahirul');
  expect(shelves.having(isNear, count).ids).toEqual([]);
  expect(shelves.having(finder('karjm').isNear, count).areAll).toBe(true);
});

test('of what most have no more are looked for than it takes to know that they are many', () => {
  const found = shelves.having((one) => finder('shop').finds(one), 10);
  expect(found.areAll).toBe(false);
  expect(found.ids.length).toBeLessThan(count / 2);
  expect(found.share).toBe(1);
});

test('a note counts from when it was written until it goes, beside whatever was searched before', () => {
  const id = 'KS-0000000500';
  expect(searched('telephoned')[0]).toEqual([]);
  notes.set(id, wordsIn('Telephoned.'));
  shelves.changed(id);
  expect(searched('telephoned')[0]).toEqual([id]);
  notes.delete(id);
  shelves.changed(id);
  expect(searched('telephoned')).toEqual([[], count / 200]);
});

test('a lead that is gone is found no more, and its words are in no memory', async () => {
  expect(searched('karim777')[0]).toHaveLength(1);
  shelves.forget('KS-0000000777');
  await shelves.tidy();
  expect(searched('karim777')).toEqual([[], count / 200]);
});

/** The receipts that are found, and how many texts were looked through for it. */
function searched(words: string): [found: readonly string[], looked: number] {
  const { finds } = finder(words);
  let looked = 0;
  const has = (one: Searchable) => {
    looked += 1;
    return finds(one, notes.get(one.id));
  };
  return [shelves.having(has, count).ids, looked];
}

function lead(number: number): Searchable {
  const digits = String(number).padStart(10, '0');
  return {
    id: `KS-${digits}`,
    ...wordsIn(`Karim${number}\n0${digits.replace(/^000/, '170')}\nA shop`),
    names: ['karim'],
  };
}

test('the text of a shelf has each word once, however many of its leads have it', () => {
  const leads = Array.from({ length: 100 }, (_, number) => lead(number));
  const shelf = new Shelf(() => wordsIn('Telephoned, wants one system for all shops.'));
  for (const one of leads) shelf.put(one);
  expect(shelf.together().text.match(/telephoned/g)).toHaveLength(1);
  expect([...shelf.having(finder('system karim77').finds)]).toEqual([]);
  expect(shelf.together().text.length).toBeLessThan(leads.map(({ text }) => text).join().length);
});
