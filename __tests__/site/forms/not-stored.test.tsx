import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { extras, keyReusedType } from '../../../src/contract/extras';
import { forgetSubmissions } from '../../../src/forms/state/submission-store';
import {
  answerSubmissions,
  consent,
  expectWarning,
  fieldValues,
  filledIn,
  fillInAndAgree,
  forgetEachForm,
  keys,
  renderForm,
  sendButton,
  sendFilledIn,
  stored,
  submissions,
  wireValues,
} from '../../support/lead-form';
import { answer, noConnection, redirected } from '../../support/network';

forgetEachForm();

const secondWords = 'What you sent before had arrived as well, so we have both.';

describe('When it cannot be stored', () => {
  beforeEach(expectWarning);

  test('visitors are told that it may not have arrived, and hear it', async () => {
    await fail(answer(500, {}));
    const message = screen.getByRole('alert');
    expect(message).toHaveTextContent('Your request may not have arrived');
    expect(message).toHaveTextContent('Everything you typed is still here');
    expect(within(message).getByRole('heading')).toHaveFocus();
  });

  test('everything typed is kept', async () => {
    await fail(answer(500, {}));
    expect(fieldValues()).toEqual({ ...wireValues, mobile_no: filledIn.Phone });
    expect(consent()).toBeChecked();
  });

  test('the failure is written to the console, without personal data', async () => {
    await fail(answer(500, {}));
    expect(console.warn).toHaveBeenCalledWith('The demo form could not be sent: 500');
  });

  test.each([
    ['does not know the form any more (404)', answer(404, '')],
    ['takes only less (413)', answer(413, '')],
    ['refuses it (403)', answer(403, { detail: 'Not from here.' })],
  ])('what may have arrived is not called refused when the next answer %s', async (_name, next) => {
    await fail(answer(500, {}));
    answerSubmissions(next, stored);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Your request may not have arrived' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('KS-7H2M')).toBeVisible();
    expect(new Set(keys()).size).toBe(1);
  });

  test('visitors can call', async () => {
    await fail(answer(500, {}));
    expect(screen.getByRole('link', { name: 'Call +880 1000-000000' })).toHaveAttribute('href', 'tel:+8801000000000');
  });

  test('visitors can send the same words by WhatsApp', async () => {
    await fail(answer(500, {}));
    const link = new URL(hrefOf(screen.getByRole('link', { name: /^WhatsApp/ })));
    expect(link.searchParams.get('text')).toContain('Role: CEO\nBusiness name: Rahman Stores');
  });

  test('visitors can send the same words by e-mail, with the words of the choices', async () => {
    await fail(answer(500, {}));
    const link = new URL(hrefOf(screen.getByRole('link', { name: 'Email' })));
    expect(link.pathname).toBe('hello@kantha.example');
    expect(link.searchParams.get('body')).toContain('Country: Bangladesh\nProduct: Parking Management Software');
  });

  test('Retry sends the same submission under the same key', async () => {
    await fail(answer(500, {}), stored);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Your Request Has Been Submitted');
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
    const [first, second] = submissions().map(({ fields }) => ({ ...fields, [extras.elapsed]: '' }));
    expect(second).toEqual(first);
  });

  test('Retry keeps the key even where the browser refuses to store anything', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    await fail(answer(500, {}), stored);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Your Request Has Been Submitted');
    expect(new Set(keys()).size).toBe(1);
  });

  test.each([
    ['the page of a captive portal', answer(200, '<!doctype html><title>Log in</title>')],
    ['JSON without a receipt', answer(201, { message: 'ok' })],
    ['a receipt with another status', answer(200, { id: 'KS-1' })],
    ['an answer without a body', answer(204, '')],
    ['the answer of another address', redirected(stored)],
  ])('%s is not taken for success (C4)', async (_name, taken) => {
    await fail(taken);
    expect(screen.queryByText('Your Request Has Been Submitted')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Something between you and our server may have answered');
  });

  test('a server without such a form is named as the cause, and other ways are pointed at (R-CONT-05)', async () => {
    answerSubmissions(answer(404, '<!doctype html><title>Not found</title>'));
    await sendFilledIn();
    const message = await screen.findByRole('alert');
    expect(message).toHaveTextContent('Our server did not take this form and gave no reason');
    expect(message).not.toHaveTextContent('Something between you and our server');
    expect(message).toHaveTextContent('Please send the same words another way');
    expect(screen.getByRole('link', { name: 'Email' })).toBeVisible();
  });

  test('what an earlier attempt leaves open, a later failure does not settle', async () => {
    await fail(answer(500, {}), answer(503, { detail: 'The disk is full.' }, { 'Retry-After': '600' }));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText(/The disk is full\./);
    expect(screen.getByRole('alert')).toHaveTextContent('Your request may not have arrived');
    expect(screen.getByRole('alert')).toHaveTextContent('Sent again unchanged, it counts once.');
  });

  async function fail(...answers: ReturnType<typeof answer>[]) {
    answerSubmissions(...answers);
    await sendFilledIn();
    await screen.findByText('Your request may not have arrived');
  }
});

describe('When the server refuses', () => {
  test('a field, visitors are told at the field and lose nothing', async () => {
    await refuse({ errors: [{ field: 'mobile_no', message: 'This number is not in use' }] });
    expect(await screen.findByLabelText('Phone')).toHaveAccessibleDescription('This number is not in use');
    expect(screen.getByRole('heading', { name: 'Please check these fields. Nothing was lost.' })).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveValue('Ayesha Rahman');
  });

  test('a field that the page does not show, visitors are told all the same', async () => {
    await refuse({ errors: [{ field: 'Idempotency-Key', message: 'The key is malformed' }] });
    expect(await screen.findByText('The key is malformed')).toBeVisible();
  });

  test('a key whose earlier attempt was stored with other words, the words go out under a new one', async () => {
    answerSubmissions(answer(422, { type: keyReusedType }), stored);
    await sendFilledIn();
    await screen.findByText('Your Request Has Been Submitted');
    expect(screen.getByText(secondWords)).toBeVisible();
    expect(new Set(keys()).size).toBe(2);
  });

  test('the new key stays when its first attempt fails, so that Retry makes no third lead', async () => {
    answerSubmissions(answer(422, { type: keyReusedType }), answer(500, {}), stored);
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    await sendFilledIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByText('Your Request Has Been Submitted');
    expect(keys()[2]).toBe(keys()[1]);
    expect(screen.getByText(secondWords)).toBeVisible();
  });

  test('what is second says so also when the page was loaded anew before it was stored', async () => {
    answerSubmissions(answer(422, { type: keyReusedType }), answer(500, {}), stored);
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { unmount } = await sendFilledIn();
    await screen.findByText('Your request may not have arrived');
    unmount();
    forgetSubmissions();
    await renderForm();
    await userEvent.click(sendButton());
    expect(await screen.findByText(secondWords)).toBeVisible();
    await fillInAndAgree();
    await userEvent.click(sendButton());
    await screen.findByText('Your Request Has Been Submitted');
    expect(screen.queryByText(secondWords)).not.toBeInTheDocument();
  });

  test('what certainly failed under the new key is not said to have arrived perhaps', async () => {
    const refusal = answer(503, { detail: 'The disk is full.' }, { 'Retry-After': '600' });
    answerSubmissions(answer(500, {}), answer(422, { type: keyReusedType }), refusal);
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    await sendFilledIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Your request has not been sent yet')).toBeVisible();
  });

  async function refuse(problem: object) {
    answerSubmissions(answer(422, problem));
    await sendFilledIn();
  }
});

describe('Without a connection', () => {
  test('it says so, waits, and sends when the visitor is back (C6)', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answerSubmissions(stored);
    await sendFilledIn();
    expect(await screen.findByText(/^You are offline\. Keep this page open/)).toBeVisible();
    expect(submissions()).toEqual([]);
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Your Request Has Been Submitted')).toBeVisible();
    expect(submissions()[0]?.fields).toMatchObject(wireValues);
  });

  test('that breaks while it is sent, visitors see when it is tried again', async () => {
    answerSubmissions(noConnection, stored);
    await sendFilledIn();
    expect(await screen.findByText(/^It did not get through\. Trying again; keep this page open\.$/)).toBeVisible();
    expect(await screen.findByText('Your Request Has Been Submitted', {}, { timeout: 3000 })).toBeVisible();
    expect(new Set(keys()).size).toBe(1);
  });
});

function hrefOf(link: HTMLElement): string {
  return link.getAttribute('href') ?? '';
}
