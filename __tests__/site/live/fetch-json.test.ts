import { fetchJson } from '../../../src/live/fetch-json';
import { answer, answerWith, requestsFor } from '../../support/network';

const path = '/api/faq-list';

test.each([404, 500, 503])(
  'An answer of %i fails in the stated words, once it was asked for twice (R-ERR-03)',
  async (status) => {
    answerWith(`GET ${path}`, answer(status, {}));
    await expect(fetchJson(path)).rejects.toThrow('Network response was not ok');
    expect(requestsFor(path)).toHaveLength(2);
  },
);

test('A list that does not come is given up after 20 seconds, twice (R-API-11)', async () => {
  jest.useFakeTimers();
  try {
    const ended = jest.fn();
    globalThis.fetch = jest.fn(
      (_, init) =>
        new Promise<Response>((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    );
    fetchJson(path).catch(ended);
    await jest.advanceTimersByTimeAsync(19_999);
    expect(fetch).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(19_999);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ name: 'TimeoutError' }));
  } finally {
    jest.useRealTimers();
  }
});
