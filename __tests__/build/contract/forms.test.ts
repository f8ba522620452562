import type { FormDefinition, FormName } from '../../../src/contract/form-definition';
import { forms } from '../../../src/contract/forms/all';
import { specified } from '../../support/specified-fields';

describe('The demo form', () => {
  const demo = formNamed('demo');

  test('sends the twelve specified fields, spelled as specified (R-DEMO-10)', () => {
    expect(namesOf(demo)).toEqual([...specified.demo.required, ...specified.demo.optional].sort());
  });

  test('requires ten of them beside consent (R-DEMO-11)', () => {
    expect(optional(demo)).toEqual(specified.demo.optional);
  });

  test('is posted where the specification says, with its words', () => {
    expect(demo).toMatchObject({
      path: '/api/customer-data-store',
      busyLabel: 'BOOKING A DEMO...',
      successMessage: 'Your Request Has Been Submitted',
      consentsToMarketing: true,
    });
  });
});

describe('The partner form', () => {
  const partner = formNamed('partner');

  test('sends the eleven specified fields, with a small country (R-PART-03)', () => {
    expect(namesOf(partner)).toEqual([...specified.partner.required, ...specified.partner.optional].sort());
  });

  test('requires all but the comment (R-PART-04)', () => {
    expect(optional(partner)).toEqual(['comment']);
  });

  test('is posted where the specification says, with its words', () => {
    expect(partner).toMatchObject({
      path: '/api/partnership-store',
      submitLabel: 'BECOME A PARTNER',
      busyLabel: 'BECOMING A PARTNER...',
      successMessage: 'Your Request Has Been Submitted',
      consentsToMarketing: true,
    });
  });
});

describe('The hire form', () => {
  const hire = formNamed('hire');

  test('sends the eleven specified text fields (R-HIRE-03)', () => {
    expect(namesOf(hire)).toEqual([...specified.hire.required, ...specified.hire.optional].sort());
  });

  test('requires all but attachment and comment (R-HIRE-04)', () => {
    expect(optional(hire).filter((name) => name !== 'cv')).toEqual(['comment']);
  });

  test('is posted where the specification says, with its words', () => {
    expect(hire).toMatchObject({
      path: '/api/hire-employee-data-store',
      busyLabel: 'HIRING....',
      successMessage: 'Your Request Has Been Submitted',
      consentsToMarketing: true,
    });
  });
});

describe('The application form', () => {
  const application = formNamed('application');

  test('sends the eight specified fields and requires all of them (R-JOIN-13, R-JOIN-14)', () => {
    expect(namesOf(application)).toEqual([...specified.application.required].sort());
    expect(optional(application)).toEqual([]);
  });

  test('is posted where the specification says, with its words', () => {
    expect(application).toMatchObject({
      path: '/api/application-store',
      busyLabel: 'Applying Now...',
      successMessage: 'Your application has been submitted.',
      consentsToMarketing: false,
    });
  });
});

test('The four specified forms send 43 fields (R-ENT-13)', () => {
  const sent = forms.map(({ name, fields }) => [name, fields.length]);
  expect(Object.fromEntries(sent)).toMatchObject({ demo: 12, partner: 11, hire: 12, application: 8 });
});

test.each(forms)('The $name form has its own path and no field twice', (form) => {
  expect(forms.filter(({ path }) => path === form.path)).toHaveLength(1);
  expect(new Set(form.fields.map(({ name }) => name)).size).toBe(form.fields.length);
});

test.each(forms)('Every choice of the $name form names its list', ({ fields }) => {
  expect(fields.filter(({ kind, options }) => (kind === 'choice') !== (options !== undefined))).toEqual([]);
});

test.each(forms)('The $name form has headings if it is long, and each stands over its own fields', ({ fields }) => {
  const titles = fields.map(({ group }) => group);
  expect(titles.some(Boolean)).toBe(fields.length > 6);
  expect(titles.every(Boolean)).toBe(fields.length > 6);
  // The order in which they are shown is that in which they are sent.
  expect(titles.filter((title, at) => title !== titles[at - 1])).toEqual([...new Set(titles)]);
});

test.each(forms)('Every field of the $name form has a label and says what to do when it is missing', ({ fields }) => {
  expect(fields.filter(({ label, prompt }) => !label || !prompt)).toEqual([]);
});

/** In no order: the form has its own. */
function namesOf({ fields }: FormDefinition): string[] {
  return fields.map(({ name }) => name).sort();
}

function formNamed(name: FormName): FormDefinition {
  const found = forms.find((form) => form.name === name);
  if (!found) throw new Error(`There is no ${name} form`);
  return found;
}

function optional({ fields }: FormDefinition): string[] {
  return fields.filter(({ required }) => !required).map(({ name }) => name);
}
