import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CopyrightYears } from '../../../src/layout/footer';

test('The HTML says the year of the build', () => {
  expect(renderToString(<CopyrightYears first={2015} builtOn="2023-06-01" />)).toContain('2023');
});

test('The browser says the current year, however old the build is (R-SHELL-19)', () => {
  render(<CopyrightYears first={2015} builtOn="2023-06-01" />);
  expect(screen.getByText(`2015 - ${new Date().getFullYear()}`)).toBeVisible();
});
