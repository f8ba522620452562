import { act, fireEvent, render, screen } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { Calculator } from '../../../src/blocks/hiring/calculator';
import { readJson } from '../../support/folders';

const { calculator: words } = readJson<{ calculator: Queries.CalculatorWordsFragment }>('data/pages/hiring.json');

const nobody = { people: undefined };

test('Three people cost what three times the stated price is, and what remains of it after the stated savings', () => {
  render(<Calculator words={words} asked={nobody} onChoose={() => {}} />);
  expect(slider()).toHaveValue('3');
  expect(figures()).toEqual({ 'In house': '$5,346', 'With us, from': '$1,497', 'Difference, up to': '$3,849' });
});

test.each([
  ['1', { 'In house': '$1,782', 'With us, from': '$499', 'Difference, up to': '$1,283' }],
  ['20', { 'In house': '$35,643', 'With us, from': '$9,980', 'Difference, up to': '$25,663' }],
])('The figures follow when somebody asks for %s', (people, expected) => {
  render(<Calculator words={words} asked={nobody} onChoose={() => {}} />);
  fireEvent.change(slider(), { target: { value: people } });
  expect(figures()).toEqual(expected);
});

describe('What is asked for', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('is said once, when the slider stands still, however it was moved', () => {
    const chosen = show();
    for (const value of ['7', '11', '9']) fireEvent.change(slider(), { target: { value } });
    expect(chosen).not.toHaveBeenCalled();
    act(() => jest.runAllTimers());
    expect(chosen.mock.calls).toEqual([[9]]);
  });

  test('is nothing as long as nobody has moved it, and what it was when it is moved back', () => {
    const chosen = show();
    act(() => jest.runAllTimers());
    expect(chosen).not.toHaveBeenCalled();
    for (const value of ['4', '3']) {
      fireEvent.change(slider(), { target: { value } });
      act(() => jest.runAllTimers());
    }
    expect(chosen.mock.calls).toEqual([[4], [3]]);
  });

  test('is what the slider shows when it is let go of, wherever that is', () => {
    const chosen = show();
    fireEvent.pointerDown(slider());
    fireEvent.change(slider(), { target: { value: '15' } });
    act(() => jest.advanceTimersByTime(1000));
    expect(chosen).not.toHaveBeenCalled();
    fireEvent.pointerUp(document.body);
    act(() => jest.runAllTimers());
    expect(chosen.mock.calls).toEqual([[15]]);
  });

  test('stays what it was for a thumb that went on to scroll the page', () => {
    const chosen = show();
    fireEvent.pointerDown(slider());
    fireEvent.change(slider(), { target: { value: '15' } });
    // It rests before it goes on.
    act(() => jest.advanceTimersByTime(1000));
    fireEvent.pointerCancel(slider());
    act(() => jest.runAllTimers());
    expect(slider()).toHaveValue('3');
    expect(figures()['With us, from']).toBe('$1,497');
    expect(chosen).not.toHaveBeenCalled();
  });

  function show() {
    const chosen = jest.fn<void, [number]>();
    render(<AskedBelow onChoose={chosen} />);
    return chosen;
  }
});

/** The calculator above a form that asks for what was chosen. */
function AskedBelow({ onChoose }: { onChoose: (people: number) => void }) {
  const [asked, setAsked] = useState<{ people: number | undefined }>(nobody);
  const choose = useCallback(
    (people: number) => {
      setAsked({ people });
      onChoose(people);
    },
    [onChoose],
  );
  return <Calculator words={words} asked={asked} onChoose={choose} />;
}

function slider(): HTMLElement {
  return screen.getByRole('slider', { name: 'People you need' });
}

/** What the results say, by their names, each without its period. */
function figures(): Record<string, string> {
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent ?? '');
  const results = screen.getAllByRole('definition').map(({ textContent }) => /\$[\d,]+/.exec(textContent ?? '')?.[0]);
  return Object.fromEntries(names.map((name, index) => [name, results[index] ?? '']));
}
