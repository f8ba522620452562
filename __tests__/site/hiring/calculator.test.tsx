import { fireEvent, render, screen } from '@testing-library/react';
import { Calculator } from '../../../src/blocks/hiring/calculator';
import { readJson } from '../../support/folders';

const { calculator: words } = readJson<{ calculator: Queries.CalculatorWordsFragment }>('data/pages/hiring.json');

test('Three people cost what three times the stated price is, and what remains of it after the stated savings', () => {
  render(<Calculator words={words} onChoose={() => {}} />);
  expect(slider()).toHaveValue('3');
  expect(figures()).toEqual({ 'In house': '$5,346', 'With us, from': '$1,497', Difference: '$3,849' });
});

test.each([
  ['1', { 'In house': '$1,782', 'With us, from': '$499', Difference: '$1,283' }],
  ['20', { 'In house': '$35,643', 'With us, from': '$9,980', Difference: '$25,663' }],
])('The figures follow when somebody asks for %s', (people, expected) => {
  render(<Calculator words={words} onChoose={() => {}} />);
  fireEvent.change(slider(), { target: { value: people } });
  expect(figures()).toEqual(expected);
});

function slider(): HTMLElement {
  return screen.getByRole('slider', { name: 'People you need' });
}

/** What the results say, by their names, each without its period. */
function figures(): Record<string, string> {
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent ?? '');
  const results = screen.getAllByRole('definition').map(({ textContent }) => /\$[\d,]+/.exec(textContent ?? '')?.[0]);
  return Object.fromEntries(names.map((name, index) => [name, results[index] ?? '']));
}
