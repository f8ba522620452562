import { ChoiceList } from '../../../src/contract/choice-list';
import { extras } from '../../../src/contract/extras';
import type { FormDefinition } from '../../../src/contract/form-definition';
import { forms } from '../../../src/contract/forms/all';
import { mostShown } from '../../../src/contract/long-lists';
import { judge } from '../../../src/contract/submission';
import { splitExtras } from '../../src/leads/accept/extras';
import { type Family, growth, mostPerDoubling } from '../support/growth';
import { worstTexts } from '../support/worst-texts';

/** In characters of two bytes: what a body without a file can bring in one field. */
const longest = 128 * 1024;

const families: Family[] = Object.entries(worstTexts).flatMap(([name, text]) => [
  {
    name: `${name}, in each field of each form`,
    largest: longest,
    input: text,
    read: (value) => forms.map((form) => eachField(form, String(value))),
  },
  {
    name: `${name}, in every field beside the form's own`,
    largest: longest,
    input: text,
    read: (value) => splitExtras(new Map(Object.values(extras).map((field) => [field, String(value)])), () => false),
  },
]);

test.each(families)('Judging grows no faster than its input: $name', async (family) => {
  expect(await growth(family)).toBeLessThanOrEqual(mostPerDoubling);
});

/** So many that what is not among them is compared with each. */
const choices = new ChoiceList(
  'products',
  Array.from({ length: mostShown + 1 }, (_, id) => ({ value: `${id}`, label: `Product ${id}` })),
);

/** One after the other: a body has no room for two of the longest, and heaps of copies would measure the memory. */
function eachField(form: FormDefinition, value: string): void {
  for (const { name } of form.fields) judge(form, { [name]: value }, () => choices);
}
