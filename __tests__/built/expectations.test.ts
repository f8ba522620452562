/** @jest-environment jsdom */

import * as vocabulary from '../support/requirements';
import { examples } from './requirements/examples';

describe.each(Object.entries(examples))('The expectation "%s"', (_, { expectation, meets, lacks }) => {
  test('is met by a page that has it', () => {
    expect(expectation.faults([parsed(meets)])).toEqual([]);
  });

  test('fails on every page that lacks it', () => {
    expect(lacks.filter((html) => expectation.faults([parsed(html)]).length === 0)).toEqual([]);
  });
});

test('a file that is not there is noticed', () => {
  expect(vocabulary.file('/no-such-file.png').faults([])).not.toEqual([]);
});

test('Every expectation has an example', () => {
  expect(Object.keys(vocabulary).filter((name) => name !== '__esModule' && !(name in examples))).toEqual([]);
});

function parsed(html: string): Element {
  return new DOMParser().parseFromString(html, 'text/html').documentElement;
}
