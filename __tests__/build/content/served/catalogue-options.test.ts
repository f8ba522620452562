import { hireServiceOptions } from '../../../../src/content/served/catalogue-options';
import { solutionOptions } from '../../../../src/contract/solutions';

test('The hire form offers the work of every service, under its title', () => {
  expect(hireServiceOptions([service('apps-development', 'Apps', ['ios-developer'])])).toEqual([
    { value: 'ios-developer', label: 'ios-developer', group: 'Apps' },
  ]);
});

test('Of IT outsourcing only what no other service offers can be hired, by its stored spelling (R-HIRE-11)', () => {
  const outsourcing = service('it-outsourcing', 'IT Outsourcing', [
    'software-development',
    'it-techical-support',
    'virtual-assistant',
  ]);
  expect(hireServiceOptions([outsourcing]).map(({ value }) => value)).toEqual([
    'it-techical-support',
    'virtual-assistant',
  ]);
});

test('A partner may sell any product, or something else, which stands last (R-PART-05)', () => {
  expect(solutionOptions([{ title: 'Tailor' }, { title: 'CRM' }]).map(({ value }) => value)).toEqual([
    'CRM',
    'Tailor',
    'Other',
  ]);
});

function service(slug: string, title: string, categories: string[]) {
  return { slug, title, categories: categories.map((name) => ({ name, slug: name })) };
}
