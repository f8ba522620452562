import { type Findable, finderInPieces, finderOf } from '../../../src/search/finder';

const find = finderOf([
  entry('pharmacy', 'Pharmacy', 'Medicine shops', 'Batches expire. Counts for each position.'),
  entry('till', 'Point of Sale', 'POS, grocery shops', 'Cash, bKash and card. Report of the pharmacy counter.'),
  entry('school', 'School Office', 'Colleges', 'Fees of students, shopping lists.'),
  entry('sweets', 'Restaurant', 'মিষ্টির দোকান', 'Tables.'),
]);

test('Whoever types is answered while the index of a large catalogue is made, which finds the same', async () => {
  const many = Array.from({ length: 200 }, (_, index) => entry(`${index}`, `Shop ${index}`, 'POS', 'Counts stock.'));
  let answered = 0;
  const typing = setInterval(() => {
    answered += 1;
  });
  const findAmongMany = await finderInPieces(many);
  clearInterval(typing);
  expect(answered).toBeGreaterThan(5);
  expect(findAmongMany('shop 150')).toEqual(finderOf(many)('shop 150'));
});

describe('Who looks for a word finds', () => {
  test('what is called by it before what only speaks of it', () => {
    expect(find('pharmacy').ids).toEqual(['pharmacy', 'till']);
  });

  test('what is called by it or speaks of it before what only mentions a word of the same meaning', () => {
    const find = finderOf([
      entry('clinic', 'Clinic', '', 'Counter. Counter, counter, counter.'),
      entry(
        'faq',
        'How are receipts printed?',
        '',
        'A POS needs a printer, and an answer has many other words beside that.',
      ),
      entry('pos', 'Point of Sale', 'POS', 'For a shop.'),
    ]);
    expect(find('pos')).toMatchObject({ ids: ['pos', 'faq', 'clinic'], mentions: new Set(['clinic']) });
  });

  test('what is called just so before what is called by a word of the same meaning', () => {
    const cafes = ['Cafe Billing', 'Cafe Stock', 'Cafe Staff'].map((title) =>
      entry(title, title, 'Cafes, cafe', 'Cafe.'),
    );
    const find = finderOf([...cafes, entry('whole', 'Restaurant Management Software', 'Restaurants', 'Tables.')]);
    expect(find('restaurant').ids[0]).toBe('whole');
    expect(find('cafe').ids.at(-1)).toBe('whole');
  });

  test('all alike where nothing is called by it and nothing speaks of it', () => {
    const find = finderOf([entry('clinic', 'Clinic', '', 'Counter.'), entry('shop', 'Shop', '', 'A counter.')]);
    expect(find('pos').mentions.size).toBe(0);
    expect(find('pos').ids).toHaveLength(2);
  });

  test.each([
    ['without its last letters', 'restau', 'sweets'],
    ['with a letter wrong', 'restaurent', 'sweets'],
    ['with a letter left out', 'pharmcy', 'pharmacy'],
    ['in the plural', 'pharmacies', 'pharmacy'],
    ['in another case', 'BKASH', 'till'],
    ['of the same meaning', 'drug', 'pharmacy'],
    ['in Bangla', 'ফার্মেসি', 'pharmacy'],
    ['in Bangla with an ending', 'ফার্মেসির', 'pharmacy'],
    ['in Bangla with joiners that some keyboards type', 'মিষ্টির দো\u200dকান', 'sweets'],
    ['in Latin letters for a Bangla one', 'oshudh', 'pharmacy'],
    ['in such letters, spelled as it sounds', 'oshudhh', 'pharmacy'],
  ])('a page by one %s', (_how, query, id) => {
    expect(find(query).ids[0]).toBe(id);
  });

  test('what is called just so before what has more of it', () => {
    const jobs = finderOf(
      [entry('page', 'Writer jobs', 'writer', 'Writer'), entry('job', 'Writer', '', '')],
      ({ id }) => (id === 'job' ? 0.2 : 1),
    );
    expect(jobs('writer').ids).toEqual(['job', 'page']);
    expect(jobs('write').ids).toEqual(['page', 'job']);
  });

  test.each(['', '???', '😀'])('nothing by %j, in which there is no word', (query) => {
    expect(find(query).ids).toEqual([]);
  });

  test('only the word where it is short, and not all that begin with it', () => {
    expect(find('pos').ids).toEqual(['till']);
  });

  test('longer words that begin with it', () => {
    expect(find('shop').ids).toContain('school');
  });

  test('what is called by the beginning of a word, and not what only says one, while two letters are typed', () => {
    expect(find('po').ids).toEqual(['till']);
  });

  test('what is like a word that nothing has, and is told so', () => {
    expect(find('pharmac')).toMatchObject({ isNear: false });
    expect(find('grocary')).toMatchObject({ ids: ['till'], isPartial: false, isNear: true });
    expect(find('grocery')).toMatchObject({ ids: ['till'], isNear: false });
  });

  test('what begins with an unfinished word, and is told that it is only near where another word follows', () => {
    expect(find('groc')).toMatchObject({ ids: ['till'], isNear: false });
    expect(find('groc bkash')).toMatchObject({ ids: ['till'], isNear: true });
    expect(find('bkash groc')).toMatchObject({ ids: ['till'], isNear: false });
  });

  test('what is written with a hyphen or a slash by both words, in one or apart', () => {
    const joined = finderOf([entry('ui', 'UI/UX Design', '', ''), entry('front', 'Hire', 'front-end', 'At its end.')]);
    for (const typed of ['uiux', 'UI/UX', 'ui ux', 'ui'])
      expect(joined(typed)).toMatchObject({ ids: ['ui'], isNear: false });
    const apart = finderOf([entry('front', 'Hire', 'front-end', ''), entry('till', 'Front', '', 'Day end.')]);
    expect(apart('front end').ids).toEqual(['front']);
  });

  test('a number by itself where a plus stands behind it, and not the other way round', () => {
    const numbers = finderOf([entry('many', '', '', '500+ clients'), entry('few', '', '', '100 GB')]);
    expect(numbers('500+')).toMatchObject({ ids: ['many'], isNear: false });
    expect(numbers('500')).toMatchObject({ ids: ['many'], isNear: false });
    expect(numbers('100+')).toMatchObject({ ids: ['few'], isNear: true });
  });

  test('nothing by a wrong first letter, for people know how a word begins', () => {
    expect(find('bharmacy').ids).toEqual([]);
  });

  test('only among what is asked for', () => {
    expect(find('pharmacy', (id) => id !== 'pharmacy').ids).toEqual(['till']);
  });

  test('nothing for letters that make no word', () => {
    expect(find('qwzxv')).toMatchObject({ ids: [], isPartial: false });
  });

  test('nothing for blanks and signs', () => {
    expect(find(' ? ').ids).toEqual([]);
  });
});

describe('Of several words', () => {
  test('all must be found', () => {
    expect(find('grocery bkash')).toMatchObject({ ids: ['till'], isPartial: false });
  });

  test('those that say nothing are passed over, unless there are no others', () => {
    expect(find('software for a grocery')).toMatchObject({ ids: ['till'], isPartial: false });
    expect(find('of the').ids).not.toEqual([]);
  });

  test('as many as possible are found where nothing has them all, and the answer says so', () => {
    expect(find('grocery bkash spaceships')).toMatchObject({ ids: ['till'], isPartial: true });
    expect(find('grocery bkash students')).toMatchObject({ ids: ['till'], isPartial: true });
  });

  test('one that is near to several means any of them', () => {
    const near = finderOf([
      entry('work', 'Engineer', '', ''),
      entry('boat', 'Engine', '', ''),
      entry('shop', '', '', ''),
    ]);
    expect(near('enginer')).toMatchObject({ ids: expect.arrayContaining(['work', 'boat']), isNear: true });
  });

  test('one counts once, however many words it is near to', () => {
    const near = finderOf([entry('near', '', '', 'harvester, harvested'), entry('both', '', '', 'grocery, bkash')]);
    expect(near('harvestex grocery bkash').ids).toEqual(['both']);
  });
});

function entry(id: string, title: string, words: string, text: string): Findable {
  return { id, title, words, text };
}

describe('To somebody who has not asked is offered', () => {
  test('what the words name, and nothing that only speaks of them', () => {
    expect(find('pharmacy').guesses).toEqual(['pharmacy']);
    expect(find('report').guesses).toEqual([]);
  });

  test('what has more than half of the words', () => {
    expect(find('grocery zebra pos').guesses).toEqual(['till']);
    expect(find('grocery zebra').guesses).toEqual([]);
  });
});

test('A trade without a product is one no more once a product bears its name', () => {
  const bank = { id: 'bank', title: 'Blood Bank Billing Software', words: '', text: 'Bags by group.' };
  const school = { id: 'school', title: 'School Software', words: '', text: 'Blood groups, and the bank account.' };
  expect(finderOf([school])('blood bank')).toMatchObject({ ids: [], isUnserved: true });
  expect(finderOf([school, bank])('blood bank')).toMatchObject({ isUnserved: false });
  expect(finderOf([school, bank])('blood bank').ids[0]).toBe('bank');
});
