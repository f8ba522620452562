import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useNow } from '../../../src/shared/use-now';

const builtOn = '2026-11-20';
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

test('The HTML is of the day of the build, to the end of which a position of that day is open', () => {
  expect(renderToString(<Clock />)).toContain('2026-11-20T17:59:59.999Z');
});

test('A page that is left looks at the clock no more', () => {
  const { unmount } = render(<Clock />);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

function Clock() {
  return <time>{new Date(useNow(builtOn)).toISOString()}</time>;
}
