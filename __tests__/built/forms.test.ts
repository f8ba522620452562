/** @jest-environment jsdom */

import { all, faults, parsedPages } from '../../kit/built-site';
import { forms } from '../../src/contract/forms/all';

const pages = parsedPages();

describe('Without JavaScript', () => {
  test('every form of the contract posts its fields to its path', () => {
    const found = faults(pages, (page) =>
      all<HTMLFormElement>(page, 'form[method=post]').flatMap((form) => {
        const definition = forms.find(({ path }) => path === form.getAttribute('action'));
        if (!definition) return [`posts to ${form.getAttribute('action')}`];
        const missing = definition.fields.filter(({ name }) => !form.elements.namedItem(name));
        return missing.map(({ name }) => `has no ${name}`);
      }),
    );
    expect(found).toEqual([]);
  });

  test('no browser cuts what is pasted into a field', () => {
    expect(faults(pages, (page) => all(page, 'form [maxlength]').map(({ id }) => id))).toEqual([]);
  });

  test('every form of the contract is somewhere on the site', () => {
    const actions = new Set(pages.flatMap((page) => all(page, 'form').map((form) => form.getAttribute('action'))));
    expect(forms.filter(({ path }) => !actions.has(path)).map(({ name }) => name)).toEqual([]);
  });

  test('every choice has something to choose', () => {
    const found = faults(pages, (page) =>
      all<HTMLSelectElement>(page, 'form select').flatMap(({ name, options }) => (options.length > 1 ? [] : [name])),
    );
    expect(found).toEqual([]);
  });
});
