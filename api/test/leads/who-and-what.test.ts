import { filledInForms } from '../../../src/contract/forms/all';
import { answersOf } from '../../src/leads/answers';
import { whoAndWhat } from '../../src/leads/who-and-what';

test.each(filledInForms.map(({ name, noun, variant, fields }) => [noun, name, variant, fields] as const))(
  'of a lead by the form for a %s it is known who wants what',
  async (_, form, variant, definitions) => {
    const fields = Object.fromEntries(definitions.map(({ name, label }) => [name, label]));
    const lead = { form, page: variant === 'order' ? '/hosting/vps-6' : '/contact', fields, words: {} };
    const known = whoAndWhat(lead, await answersOf(lead, async () => undefined));
    const isOfCompany = form !== 'application' && form !== 'contact';
    expect(known).toEqual({
      name: 'Name',
      phone: 'Phone',
      company: isOfCompany ? 'Business name' : '',
      country: isOfCompany ? 'Country' : '',
      wanted: expect.stringMatching(/^(?:Product.*|Who do you need\?|Position|Subject)$/),
    });
  },
);

test('what was typed is one line, and no longer than a subject may be', async () => {
  const fields = { Customer_name: 'Rahima\r\nBcc: x\u2028\u202ey', business_name: 'ক'.repeat(200) };
  const lead = { form: 'demo', page: '', fields, words: {} };
  const { name, company } = whoAndWhat(lead, await answersOf(lead, async () => []));
  expect(name).toBe('Rahima Bcc: x y');
  expect(company).toBe(`${'ক'.repeat(79)}…`);
});

test('of a form that is there no more nothing is known', () => {
  const none = { name: '', phone: '', company: '', country: '', wanted: '' };
  expect(whoAndWhat({ form: 'survey', page: '' }, [{ name: 'x', label: 'x', value: 'y', text: 'y' }])).toEqual(none);
});
