import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazily } from '../../../src/components/lazily';

test('A part that cannot be loaded is tried again, while its stand-in stays', async () => {
  jest.useFakeTimers();
  const load = jest
    .fn<Promise<{ default: () => JSX.Element }>, []>()
    .mockRejectedValueOnce(new Error('Loading chunk 1 failed'))
    .mockRejectedValueOnce(new Error('Loading chunk 1 failed'))
    .mockResolvedValue({ default: () => <p>The part</p> });
  show(lazily(load));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('The stand-in')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('The part')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});

test('A part that failed without a connection is asked for as soon as there is one', async () => {
  jest.useFakeTimers();
  const load = jest
    .fn<Promise<{ default: () => JSX.Element }>, []>()
    .mockRejectedValueOnce(new Error('Loading chunk 1 failed'))
    .mockResolvedValue({ default: () => <p>The part</p> });
  show(lazily(load));
  await act(() => jest.advanceTimersByTimeAsync(10));
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getByText('The part')).toBeVisible();
  jest.useRealTimers();
});

function show(Part: ReturnType<typeof lazily<object>>): void {
  render(
    <Suspense fallback={<p>The stand-in</p>}>
      <Part />
    </Suspense>,
  );
}
