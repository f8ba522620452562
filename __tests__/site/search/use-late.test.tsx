import { act, renderHook } from '@testing-library/react';
import { useLate } from '../../../src/search/use-late';

beforeEach(() => {
  jest.useFakeTimers();
});

test('What takes longer than two seconds is overdue, so that the page shows what it knows without it', () => {
  const never = () => new Promise<string>(() => {});
  const { result } = renderHook(() => useLate(never, 'pharmacy'));
  act(() => jest.advanceTimersByTime(1_900));
  expect(result.current.isOverdue).toBe(false);
  act(() => jest.advanceTimersByTime(200));
  expect(result.current).toMatchObject({ isOverdue: true, isSettled: false });
});

test('What comes in time is never overdue', async () => {
  const soon = async () => 'all';
  const { result } = renderHook(() => useLate(soon, 'pharmacy'));
  await act(async () => {
    await jest.advanceTimersByTimeAsync(10_000);
  });
  expect(result.current).toMatchObject({ value: 'all', isOverdue: false, isSettled: true });
});
