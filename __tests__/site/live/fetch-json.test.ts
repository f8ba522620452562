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
