import { render, screen } from '@testing-library/react';
import { LoadingForm } from '../../../src/components/loading-form';

afterEach(() => jest.restoreAllMocks());

test('Whoever waits for a form is told of the way without it', () => {
  render(<LoadingForm address="/schedule-a-demo" />);
  expect(screen.getByRole('link', { name: 'open it as a page' })).toHaveAttribute('href', '/schedule-a-demo');
});

test('Whoever waits for a form offline is told what keeps it away', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<LoadingForm address="/schedule-a-demo" />);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline. The form comes as soon as you are back.');
});
