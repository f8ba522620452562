import { act, render, screen } from '@testing-library/react';
import { useNow } from '../../../src/shared/use-now';

const builtAt = '2026-11-20T10:00:00.000Z';
const opened = '2026-11-26T10:00:00.000Z';

beforeEach(() => jest.useFakeTimers({ now: Date.parse(opened) }));
afterEach(() => jest.useRealTimers());

test('A page that stays open knows each minute how late it is', () => {
  render(<Clock />);
  expect(screen.getByRole('time')).toHaveTextContent(opened);
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('time')).toHaveTextContent('2026-11-26T10:01:00.000Z');
  act(() => jest.advanceTimersByTime(24 * 60 * 60_000));
  expect(screen.getByRole('time')).toHaveTextContent('2026-11-27T10:01:00.000Z');
});

test('A page that is left looks at the clock no more', () => {
  const { unmount } = render(<Clock />);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

function Clock() {
  return <time>{new Date(useNow(builtAt)).toISOString()}</time>;
}
