import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hire } from '../../../src/contract/forms/hire';
import { brief, choose, fillInHire, input, renderHire, send } from '../../support/hire-form';
import {
  answerSubmissions,
  consent,
  expectWarning,
  fieldValues,
  filledIn,
  forgetEachForm,
  sendButton,
  sendFilledIn,
  submissions,
  wireValues,
} from '../../support/lead-form';
import { answer, answerWith } from '../../support/network';

forgetEachForm();
beforeEach(expectWarning);

const page = '<!doctype html><title>Something else</title>';
const stranger = 'Something between you and our server may have answered in its place';
const trouble = 'Our server, or something on the way to it, is in trouble just now';
const tooMuch = 'may not take this much. If what you wrote is long, shorten it';

/** A refusal of our own server, without a word about fields. */
const problem = (status: number, detail: string) => answer(status, { type: 'about:blank', status, detail });

/** `again`: "Retry" stands there, because sending the same again may help. */
type Case = [name: string, refused: ReturnType<typeof answer>, heading: string, told: string, again: boolean];

const later = { 'Retry-After': '600' };
const notYet = 'Your request has not been sent yet';
const perhaps = 'Your request may not have arrived';
const changed = 'Your request did not arrive as you sent it';
const cases: Case[] = [
  ['a 400 of our server', problem(400, 'The form data cannot be read: no boundary.'), changed, 'on the way', true],
  ['a 403 of our server', problem(403, 'No.'), 'Your request was not accepted', 'from our own site', false],
  ['a 408', answer(408, '', later), notYet, 'It took too long to arrive', true],
  ['a 413 of our server', problem(413, 'Too large.'), 'Your request is too large to get through', tooMuch, false],
  ['a 413 of a proxy', answer(413, page), 'Your request is too large to get through', tooMuch, false],
  ['a 415 of our server', problem(415, 'Send multipart.'), changed, 'on the way', true],
  [
    'a 422 without fields',
    problem(422, 'We are closed today.'),
    'Your request was not accepted',
    'We are closed today.',
    false,
  ],
  [
    'a 422 with nothing but empty fields',
    answer(422, { errors: [] }),
    'Your request was not accepted',
    'did not say what',
    false,
  ],
  [
    'a 429 that says when',
    answer(429, { detail: 'Try again in 9 minutes.' }, later),
    notYet,
    'Try again in 9 minutes.',
    true,
  ],
  ['a 429 of a proxy', answer(429, page, later), notYet, 'Please wait a few minutes', true],
  [
    'a 431 of our server',
    problem(431, 'The header is too large.'),
    'Your request was not accepted',
    'The header is too large.',
    false,
  ],
  ['a 500', answer(500, ''), perhaps, trouble, true],
  ['a 503 that says why', answer(503, { detail: 'The disk is full.' }, later), notYet, 'The disk is full.', true],
  ['a 503 of a gateway', answer(503, page, later), perhaps, trouble, true],
  ['a gateway that did not wait (504)', answer(504, page, later), perhaps, trouble, true],
  ['the page of a captive portal', answer(200, page), perhaps, stranger, true],
  ['an answer with an empty receipt', answer(201, { id: '' }), perhaps, stranger, true],
  ['an empty answer', answer(204, ''), perhaps, stranger, true],
  ...[403, 409, 415, 422].map(
    (status): Case => [`a page that refuses (${status})`, answer(status, page), notYet, stranger, true],
  ),
  ['a network that wants a login (511)', answer(511, page), notYet, stranger, true],
  [
    'a server without such a form (404)',
    answer(404, page),
    'Your request was not accepted',
    'did not take this form',
    false,
  ],
];

test.each(cases)('After %s visitors know what happened, lose nothing, and have a way on', async (_name, ...given) => {
  const [refused, heading, told, again] = given;
  answerSubmissions(refused);
  await sendFilledIn();
  // The focus follows the words, once they are there.
  await waitFor(() => expect(screen.getByRole('heading', { name: heading })).toHaveFocus());
  const message = screen.getByRole('alert');
  expect(message).toHaveTextContent(told);
  expect(message).toHaveTextContent('Everything you typed is still here');
  expect(/Sent again unchanged, it counts once\./.test(message.textContent ?? '')).toBe(heading === perhaps);
  expect(fieldValues()).toEqual({ ...wireValues, mobile_no: filledIn.Phone });
  expect(consent()).toBeChecked();

  const ways = within(message);
  expect(ways.getByRole('link', { name: 'Call +880 1000-000000' })).toBeVisible();
  expect(ways.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', expect.stringContaining('Rahman'));
  expect(ways.getByRole('link', { name: 'Email' })).toHaveAttribute('href', expect.stringContaining('Rahman'));

  const retry = screen.queryByRole('button', { name: 'Retry' });
  expect(retry !== null).toBe(again);
  await userEvent.click(retry ?? sendButton());
  expect(submissions()).toHaveLength(2);
});

test('After a 413 on a form with a file that we would take, visitors hear that it was stopped on the way', async () => {
  answerWith(`POST ${hire.path}`, answer(413, page));
  await renderHire();
  await fillInHire();
  await choose(brief());
  await send();
  await screen.findByRole('heading', { name: 'Your file is too large to get through' });
  const message = screen.getByRole('alert');
  expect(message).toHaveTextContent('something on the way did not. Choose a smaller one');
  expect(message).not.toHaveTextContent('5 MB');
  expect(within(message).getByRole('link', { name: 'Email' })).toBeVisible();
  expect(message).toHaveTextContent('Everything you typed is still here, and so is brief.pdf');
  expect(input().files).toHaveLength(1);
});

test('After a 413 on a form that takes a file but had none, nobody speaks of a file', async () => {
  answerWith(`POST ${hire.path}`, answer(413, page));
  await renderHire();
  await fillInHire();
  await send();
  await screen.findByRole('heading', { name: 'Your request is too large to get through' });
  expect(screen.getByRole('alert')).not.toHaveTextContent('file');
});

test('A failure gives way to what is wrong with a field when the form is sent again', async () => {
  answerSubmissions(answer(500, ''));
  await sendFilledIn();
  await screen.findByRole('heading', { name: perhaps });
  await userEvent.type(screen.getByLabelText('Email'), '@');
  await userEvent.click(sendButton());
  expect(screen.getByRole('heading', { name: /^Please check these fields/ })).toHaveFocus();
  expect(screen.queryByRole('heading', { name: perhaps })).not.toBeInTheDocument();
});

test('A refusal about something that the form has no field for has the other ways to reach us; all else names its field', async () => {
  const errors = [{ field: 'branch', message: 'Choose a branch' }];
  answerSubmissions(
    answer(422, { errors }),
    answer(422, { errors: { branch: ['Choose a branch'], email: ['Taken'] } }),
  );
  await sendFilledIn();
  expect(await screen.findByRole('heading', { name: 'Your request was not accepted' })).toHaveFocus();
  await userEvent.click(sendButton());
  expect(await screen.findByRole('heading', { name: /^Please check these fields/ })).toHaveFocus();
  const message = screen.getByRole('alert');
  expect(message).toHaveTextContent('Choose a branch');
  expect(within(message).getByRole('link', { name: 'Email: Taken' })).toBeVisible();
  expect(message).toHaveTextContent('Everything you typed is still here');
  for (const name of [/^Call/, /^WhatsApp/, 'Email']) expect(within(message).getByRole('link', { name })).toBeVisible();
});
