import { act, renderHook } from '@testing-library/react';
import { Once } from '../../../src/shared/once';
import { useLate } from '../../../src/shared/use-late';

beforeEach(() => {
  jest.useFakeTimers();
});

test('What takes longer than two seconds is overdue, so that the page shows what it knows without it', () => {
  const never = new Once(() => new Promise<string>(() => {}));
  const { result } = renderHook(() => useLate(never, 'pharmacy'));
  act(() => jest.advanceTimersByTime(1_900));
  expect(result.current.isOverdue).toBe(false);
  act(() => jest.advanceTimersByTime(200));
  expect(result.current).toMatchObject({ isOverdue: true, isSettled: false });
});

test('What another page has fetched is there from the first render, and is not asked for again', async () => {
  const load = jest.fn(async () => 'all');
  const source = new Once(load);
  await source.fetch();
  const { result } = renderHook(() => useLate(source, 'pharmacy'));
  expect(result.current).toMatchObject({ value: 'all', isSettled: true });
  expect(load).toHaveBeenCalledTimes(1);
});

test('What comes in time is never overdue', async () => {
  const soon = new Once(async () => 'all');
  const { result } = renderHook(() => useLate(soon, 'pharmacy'));
  await act(async () => {
    await jest.advanceTimersByTimeAsync(10_000);
  });
  expect(result.current).toMatchObject({ value: 'all', isOverdue: false, isSettled: true });
});
