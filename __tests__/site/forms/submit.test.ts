import { extras } from '../../../src/contract/extras';
import { demo } from '../../../src/contract/forms/demo';
import { hire } from '../../../src/contract/forms/hire';
import type { Payload } from '../../../src/forms/sending/backend';
import type { Outcome } from '../../../src/forms/sending/outcome';
import { answerSubmissions, stored, submissions, wireValues } from '../../support/lead-form';
import { answer, answerWith, later, noConnection, redirected, requestsFor } from '../../support/network';
import { isUploadWatched, uploaded } from '../../support/request-class';

beforeEach(() => {
  jest.useFakeTimers();
  // No jitter, so that the pauses are exact.
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

const endings: (() => void)[] = [];

afterEach(() => {
  for (const end of endings.splice(0)) end();
  jest.useRealTimers();
  delete process.env.GATSBY_API_MODE;
  delete process.env.GATSBY_API_URL;
});

const storedOutcome = { kind: 'stored', receipt: 'KS-7H2M' };

describe('Our own backend is asked again', () => {
  test.each([
    ['no answer came', noConnection],
    ['the request timed out there', answer(408, {})],
    ['it was too early', answer(425, {})],
    ['there were too many', answer(429, {})],
    ['a gateway failed', answer(502, {})],
    ['it was not available', answer(503, {})],
    ['a gateway timed out', answer(504, {})],
  ])('when %s (C3)', async (_name, failure) => {
    answerSubmissions(failure, stored);
    expect((await submitted()).outcome).toEqual(storedOutcome);
    expect(submissions()).toHaveLength(2);
  });

  test('after 1, 2, 4 and 8 seconds, five times at most', async () => {
    answerSubmissions(noConnection);
    expect(await submitted()).toEqual({
      outcome: { kind: 'failed', reason: 'unanswered', isOpen: true },
      waits: [1000, 2000, 4000, 8000],
    });
    expect(submissions()).toHaveLength(5);
  });

  test('a little later than that, so that visitors who failed together do not come back together', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.999);
    answerSubmissions(noConnection);
    expect((await submitted()).waits).toEqual([1250, 2500, 4999, 9998]);
  });

  test('when it said, if it said when', async () => {
    answerSubmissions(answer(503, {}, { 'Retry-After': '7' }), stored);
    expect(await submitted()).toEqual({ outcome: storedOutcome, waits: [7000] });
    // Not all visitors who were refused at the same moment come back at the same moment, nor sooner each time.
    jest.spyOn(Math, 'random').mockReturnValue(0.9999);
    answerSubmissions(...Array.from({ length: 4 }, () => answer(503, {}, { 'Retry-After': '5' })), stored);
    expect((await submitted()).waits).toEqual([6250, 6250, 6250, 10_000]);
  });

  test('not by itself when it asked for a long wait: visitors decide', async () => {
    answerSubmissions(answer(429, { detail: 'Try again in 10 minutes.' }, { 'Retry-After': '600' }));
    const outcome = { kind: 'failed', reason: 429, detail: 'Try again in 10 minutes.', isOpen: false };
    expect(await submitted()).toEqual({ outcome, waits: [] });
  });

  test('after its own pause when the wait is not given in seconds', async () => {
    answerSubmissions(answer(503, {}, { 'Retry-After': 'Fri, 20 Nov 2026 08:00:00 GMT' }), stored);
    expect((await submitted()).waits).toEqual([1000]);
  });
});

describe('Our own backend is not asked again', () => {
  test.each([400, 403, 413, 415, 422])('after a %i, which is shown at once', async (status) => {
    answerSubmissions(answer(status, { type: 'about:blank', detail: 'No.' }));
    expect(await submitted()).toEqual({
      outcome: { kind: 'failed', reason: status, detail: 'No.', isOpen: false },
      waits: [],
    });
    expect(submissions()).toHaveLength(1);
  });

  test.each([404, 405, 410])('after a %i: it has no such form', async (status) => {
    answerSubmissions(answer(status, { type: 'about:blank', detail: 'There is nothing at this address.' }));
    expect(await submitted()).toEqual({ outcome: { kind: 'failed', reason: 'declined', isOpen: false }, waits: [] });
    expect(submissions()).toHaveLength(1);
  });

  test.each([
    ['our server says that it could not', 503, { detail: 'The disk is full.' }, false],
    ['a gateway says that it could not', 503, '<!doctype html>', true],
    ['a gateway did not wait for the answer', 504, '', true],
  ])('and whether it may be stored all the same is known: %s', async (_name, status, body, isOpen) => {
    answerSubmissions(answer(status, body));
    expect((await submitted()).outcome).toMatchObject({ kind: 'failed', isOpen });
  });

  test('and what one attempt leaves open, the failure of the next does not settle', async () => {
    answerSubmissions(noConnection, answer(503, { detail: 'The disk is full.' }));
    expect((await submitted()).outcome).toMatchObject({ kind: 'failed', reason: 503, isOpen: true });
  });

  test('after a 500, whose cause another attempt would meet again', async () => {
    answerSubmissions(answer(500, {}));
    expect(await submitted()).toEqual({ outcome: { kind: 'failed', reason: 500, isOpen: true }, waits: [] });
  });

  test.each([
    [200, '<!doctype html>'],
    [200, ''],
    [400, '<!doctype html>'],
    [401, ''],
    [403, '<!doctype html>'],
    [407, ''],
    [415, '{}'],
    [422, ''],
    [511, '<!doctype html>'],
  ])('after an answer that is not ours: %i with "%s"', async (status, body) => {
    answerSubmissions(answer(status, body));
    const isOpen = status === 200;
    expect(await submitted()).toEqual({ outcome: { kind: 'failed', reason: 'stranger', isOpen }, waits: [] });
  });
});

test('Errors by field, as other frameworks write them, are shown at their fields', async () => {
  answerSubmissions(
    answer(422, { message: 'Invalid.', errors: { email: ['Taken.', 'Bad.'], mobile_no: 'Short.', x: 7 } }),
  );
  expect((await submitted()).outcome).toMatchObject({
    errors: [
      { field: 'email', message: 'Taken.' },
      { field: 'mobile_no', message: 'Short.' },
    ],
  });
});

test('Malformed field errors of an answer are left out', async () => {
  const errors = [{ field: 'email', message: 'No.' }, { field: 7 }, 'email', null];
  answerSubmissions(answer(422, { errors }));
  expect((await submitted()).outcome).toMatchObject({ errors: [{ field: 'email', message: 'No.' }] });
});

test('All attempts of a submission carry one key', async () => {
  answerSubmissions(noConnection);
  await submitted();
  expect(new Set(submissions().map(({ headers }) => headers['Idempotency-Key']))).toEqual(new Set([submission.key]));
});

test('An attempt in which nothing happens for a minute counts as lost', async () => {
  answerSubmissions(later(stored).answer, stored);
  expect(await submitted()).toEqual({ outcome: storedOutcome, waits: [1000] });
});

test('An upload that is slow but moves is not given up', async () => {
  const { answer: awaited, arrive } = later(stored);
  answerSubmissions(awaited);
  const { outcome, waits } = start();
  for (let minute = 1; minute <= 5; minute += 1) {
    await jest.advanceTimersByTimeAsync(50_000);
    uploaded(minute, 10);
  }
  arrive();
  expect(await outcome).toEqual(storedOutcome);
  expect(waits).toEqual([]);
});

test('Our own backend hears where the visitor came from', async () => {
  answerSubmissions(stored);
  await submitted();
  expect(submissions()[0]?.fields[extras.attribution]).toBe('{"landing_page":"/"}');
});

describe('A backend that is not ours', () => {
  beforeEach(() => {
    process.env.GATSBY_API_MODE = 'contract';
  });

  test('is sent exactly the specified fields and no header of ours', async () => {
    answerSubmissions(answer(200, 'anything'));
    await submitted();
    expect(submissions()).toEqual([expect.objectContaining({ headers: {}, fields: wireValues })]);
  });

  test('is sent a file as it is, and is not asked for permission to send it', async () => {
    const file = new File(['%PDF'], 'brief.pdf');
    answerWith(`POST ${hire.path}`, answer(200, ''));
    await submitted({ ...submission, form: hire, values: {}, files: { cv: file } });
    const [request] = requestsFor(hire.path);
    expect(request?.headers).toEqual({});
    expect([...Object.keys(request?.fields ?? {}), ...Object.keys(request?.files ?? {})].sort()).toEqual(
      hire.fields.map(({ name }) => name).sort(),
    );
    expect(isUploadWatched()).toBe(false);
  });

  test.each([200, 201, 204])('has stored it when it answers %i, whatever the body (R-FORM-07)', async (status) => {
    answerSubmissions(answer(status, 'not JSON'));
    expect((await submitted()).outcome).toEqual({ kind: 'stored', receipt: null });
  });

  test('has five minutes to answer, because nobody sees how far a file is', async () => {
    answerSubmissions(later(answer(200, '')).answer);
    const { waits } = start();
    await jest.advanceTimersByTimeAsync(299_900);
    expect(waits).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    expect(waits).toEqual([1000]);
  });

  test('is asked once more when no answer came', async () => {
    answerSubmissions(noConnection);
    expect(await submitted()).toEqual({
      outcome: { kind: 'failed', reason: 'unanswered', isOpen: true },
      waits: [1000],
    });
    expect(submissions()).toHaveLength(2);
  });

  test('may have what it refuses, when an earlier attempt had no answer', async () => {
    answerSubmissions(noConnection, answer(422, { errors: { email: ['The email has already been taken.'] } }));
    expect((await submitted()).outcome).toMatchObject({ kind: 'refused', isOpen: true });
  });

  test('has not what it refuses at once', async () => {
    answerSubmissions(answer(422, { errors: { email: ['The email has already been taken.'] } }));
    expect((await submitted()).outcome).toMatchObject({ kind: 'refused', isOpen: false });
  });

  test.each([400, 401, 404, 422])('has declined when it answers %i without a reason (R-CONT-05)', async (status) => {
    answerSubmissions(answer(status, { message: 'No.' }));
    expect(await submitted()).toEqual({ outcome: { kind: 'failed', reason: 'declined', isOpen: false }, waits: [] });
    expect(submissions()).toHaveLength(1);
  });

  test('has stored nothing that another address answered', async () => {
    answerSubmissions(redirected(answer(200, 'anything')));
    expect((await submitted()).outcome).toMatchObject({ kind: 'failed', reason: 'stranger' });
  });

  test.each([429, 502, 503])('is not asked again after a %i, because it might store it twice', async (status) => {
    answerSubmissions(answer(status, {}));
    expect((await submitted()).waits).toEqual([]);
    expect(submissions()).toHaveLength(1);
  });
});

const submission: Payload = {
  form: demo,
  values: wireValues,
  key: '1f0c7a52-8d44-4c38-9a6e-0d8f1f2b3c4d',
  files: {},
  page: '/schedule-a-demo',
  trap: '',
  elapsed: 42_000,
};

/** Sends a submission with the settings of the moment, and passes the pauses. */
async function submitted(sent = submission): Promise<{ outcome: Outcome; waits: number[] }> {
  const { outcome, waits } = start(sent);
  await jest.advanceTimersByTimeAsync(120_000);
  return { outcome: await outcome, waits };
}

function start(sent = submission): { outcome: Promise<Outcome>; waits: number[] } {
  const waits: number[] = [];
  let outcome: Promise<Outcome> | undefined;
  jest.isolateModules(() => {
    endings.push(
      jest
        .requireActual<typeof import('../../../src/forms/sending/arrival')>('../../../src/forms/sending/arrival')
        .noteArrival(),
    );
    const { submit } = jest.requireActual<typeof import('../../../src/forms/sending/submit')>(
      '../../../src/forms/sending/submit',
    );
    outcome = submit(sent, { onRetry: (wait) => waits.push(wait), onProgress: () => {} });
  });
  if (!outcome) throw new Error('Nothing was sent');
  return { outcome, waits };
}
