import { ChoiceList } from '../../../src/contract/choice-list';
import type { FormDefinition } from '../../../src/contract/form-definition';
import { demo } from '../../../src/contract/forms/demo';
import { mostShown } from '../../../src/contract/long-lists';
import { judge } from '../../../src/contract/submission';

const few = [
  { value: '1', label: 'Point of Sale Software' },
  { value: '6', label: 'Parking Management Software' },
  { value: '22', label: '6' },
];

test.each([
  ['6', '6'],
  ['Parking Management Software', '6'],
  ['  parking   MANAGEMENT\u00a0software ', '6'],
  ['Point of Sale Software', '1'],
])('A choice is known by %j, its value or its name in any case', (text, value) => {
  expect(new ChoiceList('products', few).find(text)).toBe(value);
});

test.each(['', ' ', 'Parking', '7', '__proto__'])('%j is no choice', (text) => {
  expect(new ChoiceList('products', few).find(text)).toBeUndefined();
});

test('A name that stands under a heading does not say by itself which choice it is', () => {
  const option = { value: 'web-tester', label: 'Tester', group: 'Websites' };
  expect(new ChoiceList('hireServices', [option]).find('Tester')).toBeUndefined();
});

test.each([
  ['Parking Managment Sofware', 'Parking Management Software'],
  ['parking', 'Parking Management Software'],
  ['Softwear for sale points', 'Point of Sale Software'],
])('Whoever types %j is told of %s first', (typed, name) => {
  expect(longList().nearest(typed)?.[0]).toBe(name);
});

test.each(['Dyeing Billing', 'Dyeing Payroll'])('Who typed most of one name is not asked about %s', (label) => {
  const list = new ChoiceList('products', [...longOptions(), { value: '23', label }]);
  expect(list.nearest('parking')).toEqual(['Parking Management Software']);
});

test('A name that a long list does not have is refused with the nearest ones, and of a short list with the list', () => {
  expect(problemWith('Softwares', longList())).toBe(
    '“Softwares” is not on our list. Did you mean “Point of Sale Software” or “Parking Management Software”?',
  );
  expect(problemWith('গাড়ি', longList())).toBe('“গাড়ি” is not on our list. Please check its spelling');
  expect(problemWith('Parking', new ChoiceList('products', few))).toBe(
    'Choose the product you want to see from the list',
  );
});

test('Among ten thousand names the nearest are found in one pass', () => {
  const list = longList(10_000);
  const start = performance.now();
  expect(list.nearest('Prodct 7654')).toContain('Product 7654');
  // A few milliseconds; comparing each name letter by letter with the other would take seconds.
  expect(performance.now() - start).toBeLessThan(500);
});

test('Countries are shown, however many there are, so nobody types one', () => {
  const countries = Array.from({ length: 250 }, (_, id) => ({ value: `${id}`, label: `Country ${id}` }));
  expect(new ChoiceList('countries', countries).nearest('Country')).toBeUndefined();
});

function longOptions(length = mostShown) {
  return [...few, ...Array.from({ length }, (_, id) => ({ value: `${id + 100}`, label: `Product ${id}` }))];
}

function longList(length?: number) {
  return new ChoiceList('products', longOptions(length));
}

function problemWith(product: string, list: ChoiceList): string | undefined {
  const form: FormDefinition = { ...demo, fields: demo.fields.filter(({ name }) => name === 'product') };
  const verdict = judge(form, { product }, () => list);
  return verdict.ok ? undefined : verdict.errors[0]?.message;
}
