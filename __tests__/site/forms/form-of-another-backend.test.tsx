import { extras } from '../../../src/contract/extras';
import { forms } from '../../../src/contract/forms/all';

afterEach(() => {
  delete process.env.GATSBY_API_MODE;
});

describe.each(forms)('The $name form without a script', ({ name, fields }) => {
  const specified = fields.map((field) => field.name);

  test('sends our own backend the specified fields and what belongs to them', () => {
    expect(namesServed(name)).toEqual([...specified, extras.trap, extras.page, extras.consent]);
  });

  test('sends another backend exactly the specified fields, and consent is required all the same', () => {
    process.env.GATSBY_API_MODE = 'contract';
    expect(namesServed(name)).toEqual(specified);
    expect(document.querySelector('input[type=checkbox]')).toBeRequired();
  });
});

/** Names of the controls in the page as it was built, with the settings of the moment. */
function namesServed(name: string): string[] {
  jest.isolateModules(() => {
    const { createElement } = jest.requireActual<typeof import('react')>('react');
    const { renderToString } = jest.requireActual<typeof import('react-dom/server')>('react-dom/server');
    const { LeadForm } =
      jest.requireActual<typeof import('../../../src/forms/lead-form')>('../../../src/forms/lead-form');
    const form = forms.find((one) => one.name === name) ?? forms[0];
    if (form) document.body.innerHTML = renderToString(createElement(LeadForm, { form, page: '/a-page' }));
  });
  return [...document.querySelectorAll('[name]')].map((control) => control.getAttribute('name') ?? '');
}
