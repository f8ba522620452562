import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from '../../../src/components/tabs';

test('The first tab is open at first, and only it', () => {
  renderTabs();
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Frontend');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('React');
});

test('A tab names its panel, and the set has a name', () => {
  renderTabs();
  expect(screen.getByRole('tablist', { name: 'Technologies' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Frontend' })).toBeVisible();
});

test('Visitors open a panel with a click', async () => {
  renderTabs();
  await userEvent.click(screen.getByRole('tab', { name: 'Backend' }));
  expect(screen.getByRole('tabpanel', { name: 'Backend' })).toHaveTextContent('Node.js');
});

test('Closed panels stay in the page, so that search engines and print find them', () => {
  renderTabs();
  expect(screen.getByText('Node.js')).not.toBeVisible();
  expect(screen.getAllByRole('tabpanel', { hidden: true })).toHaveLength(3);
});

test('Only the open tab is in the tab order', () => {
  renderTabs();
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

test.each([
  ['the right arrow moves on', '{ArrowRight}', 'Backend'],
  ['the right arrow turns round at the end', '{ArrowRight}{ArrowRight}{ArrowRight}', 'Frontend'],
  ['the left arrow turns round at the beginning', '{ArrowLeft}', 'Database'],
  ['End goes to the last', '{End}', 'Database'],
  ['Home goes to the first', '{End}{Home}', 'Frontend'],
])('On the keyboard %s', async (_name, keys, tab) => {
  renderTabs();
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(screen.getByRole('tab', { name: tab })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName(tab);
});

test('Other keys are left to the browser', async () => {
  renderTabs();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}x');
  expect(screen.getByRole('tabpanel', { name: 'Frontend' })).toBeVisible();
});

function renderTabs() {
  const tabs = [
    { label: 'Frontend', panel: <p>React</p> },
    { label: 'Backend', panel: <p>Node.js</p> },
    { label: 'Database', panel: <p>PostgreSQL</p> },
  ];
  return render(<Tabs label="Technologies" tabs={tabs} />);
}
