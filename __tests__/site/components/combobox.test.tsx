import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox } from '../../../src/components/combobox';

const titles = ['Where are you?', 'When are you open?', 'What does it cost?'];

test('Arrows go through the hints and back to the box, and Enter picks', async () => {
  const { box, picked } = show();
  await userEvent.type(box, 'w{ArrowDown}');
  expect(active()).toBe('Where are you?');
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBeUndefined();
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('What does it cost?');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(picked).toEqual(['When are you open?']);
  expect(box).toHaveFocus();
  expect(box).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes the hints first and empties the box then', async () => {
  const { box } = show();
  await userEvent.type(box, 'wh{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box).toHaveValue('wh');
  await userEvent.keyboard('{Escape}');
  expect(box).toHaveValue('');
});

test('Enter without a marked hint picks none and closes them', async () => {
  const { box, picked } = show();
  await userEvent.type(box, 'wh{Enter}');
  expect(picked).toEqual([]);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('A hint can be tapped, and the box keeps the focus', async () => {
  const { box, picked } = show();
  await userEvent.type(box, 'open');
  await userEvent.click(screen.getByRole('option', { name: 'When are you open?' }));
  expect(picked).toEqual(['When are you open?']);
  expect(box).toHaveFocus();
});

test('Leaving the box closes the hints', async () => {
  const { box } = show();
  await userEvent.type(box, 'w');
  await userEvent.click(document.body);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('A button empties the box and returns to it', async () => {
  const { box } = show();
  await userEvent.type(box, 'w');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
});

function show() {
  const picked: string[] = [];
  render(<Search onPick={(title) => picked.push(title)} />);
  return { box: screen.getByRole('combobox', { name: 'Search' }), picked };
}

function Search({ onPick }: { onPick: (title: string) => void }) {
  const [value, setValue] = useState('');
  const hints = titles.filter((title) => value !== '' && title.toLowerCase().includes(value));
  return (
    <Combobox
      label="Search"
      clearLabel="Clear"
      value={value}
      hints={hints.map((title) => ({ id: title, label: title }))}
      onChange={setValue}
      onPick={({ label }) => onPick(label)}
    />
  );
}

/** The hint that assistive software is told about. */
function active(): string | undefined {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  const hint = id === null ? null : document.getElementById(id);
  if (hint) expect(hint).toHaveAttribute('aria-selected', 'true');
  return hint?.textContent ?? undefined;
}
