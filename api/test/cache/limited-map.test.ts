import { LimitedMap, leastNames } from '../../src/cache/limited-map';

/** As many other names as strangers may invent without anything being forgotten for it. */
const others = 10_000;

test.each([0, 1, 5_000, others - 2, others - 1])(
  'what is known of a name is not forgotten while fewer than 10,000 others are noted since, after %s before',
  (before) => {
    const names = new LimitedMap<string, string>(leastNames);
    note(names, before, 'before');
    names.set('office', 'has sent much');
    note(names, others - 1, 'since');
    expect(names.get('office')).toBe('has sent much');
  },
);

test('the latest that was noted of a name counts, also when it was noted long before', () => {
  const names = new LimitedMap<string, string>(leastNames);
  names.set('office', 'has sent much');
  note(names, others - 1, 'since');
  names.set('office', 'has sent more');
  expect(names.get('office')).toBe('has sent more');
  note(names, others - 1, 'later');
  expect(names.get('office')).toBe('has sent more');
});

test('of names that nobody comes back with nothing is kept for ever', () => {
  const names = new LimitedMap<string, string>(leastNames);
  names.set('office', 'has sent much');
  note(names, 2 * others, 'since');
  expect(names.get('office')).toBeUndefined();
});

function note(names: LimitedMap<string, string>, count: number, when: string): void {
  for (let name = 0; name < count; name += 1) names.set(`${when} ${name}`, 'has sent little');
}
