import { collections } from '../../../src/content/collections';
import { loadCollection } from '../../../src/content/files/load';
import { line } from '../../../src/content/schema/common';

/** Written by a command, from what was checked before. */
const checked = collections.filter(({ type }) => type !== 'Ledger');

test.each([
  ['turns what follows around', '\u202e'],
  ['marks a direction', '\u200f'],
  ['is a blank without width', '\u200b'],
  ['marks the begin of a file', '\ufeff'],
  ['is a soft hyphen', '\u00ad'],
  ['joins letters that need no joiner', '\u200d'],
  ['is a control', '\u0007'],
])('No field of any content takes a sign that %s', (_what, sign) => {
  expect(fieldsThatTake((text) => `${text.slice(0, 1)}${sign}${text.slice(1)}`)).toEqual([]);
});

test('No field of any content takes a blank at an end', () => {
  expect(fieldsThatTake((text) => `${text} `)).toEqual([]);
  expect(fieldsThatTake((text) => ` ${text}`)).toEqual([]);
});

test.each(['র\u200d্যাব', 'উদ্\u200c যোগ', 'a team \u{1f468}\u200d\u{1f4bb}', 'made with ❤\ufe0f'])(
  'A joiner that a word or an emoji needs is taken: %s',
  (text) => {
    expect(line(40, 'A text.').safeParse(text).success).toBe(true);
  },
);

/** Of each field one text is changed, as it stands in some file; named are those that are taken all the same. */
function fieldsThatTake(change: (text: string) => string): string[] {
  return checked.flatMap((collection) => {
    const seen = new Set<string>();
    const { files } = loadCollection('data', collection);
    const entries = files.flatMap((file) => file.entries.map(({ value }) => value));
    return entries.flatMap((value) =>
      textsIn(value).flatMap(({ path, text }) => {
        const field = [collection.type, ...path.filter((key) => typeof key === 'string')].join('.');
        if (seen.has(field) || path[0] === '$schema') return [];
        seen.add(field);
        return collection.schema.safeParse(withText(value, path, change(text))).success ? [field] : [];
      }),
    );
  });
}

type Path = readonly (string | number)[];

function textsIn(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsIn(entry, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => textsIn(entry, [...path, name]));
}

function withText(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.map((entry, index) => (index === key ? withText(entry, rest, text) : entry));
  return { ...Object(value), [key]: withText(Reflect.get(Object(value), key), rest, text) };
}
