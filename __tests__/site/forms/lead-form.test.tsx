import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { extras, idempotencyHeader, keyReusedType, uuidPattern } from '../../../src/contract/extras';
import { demo } from '../../../src/contract/forms/demo';
import { LeadForm } from '../../../src/forms/lead-form';
import { forgetLists } from '../../../src/live/reference-lists';
import {
  answerSubmissions,
  consent,
  filledIn,
  fillIn,
  fillInAndAgree,
  renderForm,
  sendButton,
  stored,
  submissions,
  wireValues,
} from '../../support/lead-form';
import { answer, later, noConnection, redirected } from '../../support/network';

afterEach(() => {
  forgetLists();
  window.sessionStorage.clear();
  document.body.replaceChildren();
});

describe('Before sending', () => {
  test('every field has a visible label, and the optional ones say so', async () => {
    await renderForm();
    for (const label of Object.keys(filledIn)) expect(screen.getByLabelText(label)).toBeRequired();
    expect(screen.getByLabelText('Website (optional)')).not.toBeRequired();
    expect(screen.getByLabelText('Comment (optional)')).not.toBeRequired();
  });

  test('the choices begin with nothing chosen', async () => {
    await renderForm();
    expect(screen.getByLabelText('Role')).toHaveValue('');
    expect(screen.getByLabelText('Country')).toHaveDisplayValue('Select ...');
  });

  test('the button waits, and says what is still needed', async () => {
    await renderForm();
    expect(sendButton()).toBeDisabled();
    expect(sendButton()).toHaveAccessibleDescription('11 fields left: Name, Business name, Phone, Email and 7 more');
  });

  test('each field that is filled in is one less', async () => {
    await renderForm();
    await userEvent.type(screen.getByLabelText('Name'), 'A');
    expect(sendButton()).toHaveAccessibleDescription('10 fields left: Business name, Phone, Email, Role and 6 more');
  });

  test('a field that holds blanks only is not filled in', async () => {
    await renderForm();
    await userEvent.type(screen.getByLabelText('Name'), '   ');
    expect(sendButton()).toHaveAccessibleDescription(/^11 fields left/);
  });

  test('consent is unticked, required, and leads to the privacy policy', async () => {
    await renderForm();
    expect(consent()).not.toBeChecked();
    expect(screen.getByRole('link', { name: /^privacy policy/ })).toHaveAttribute('href', '/privacy');
    await fillIn();
    expect(sendButton()).toBeDisabled();
    expect(sendButton()).toHaveAccessibleDescription('1 field left: Consent');
  });

  test('with everything required and consent, it can be sent', async () => {
    await renderForm();
    await fillInAndAgree();
    expect(sendButton()).toBeEnabled();
    expect(sendButton()).toHaveAccessibleDescription('');
  });

  test('the product of the page is chosen already, and visitors may choose another (R-DEMO-09)', async () => {
    const preset = { product: 'Parking Management Software' };
    await renderForm({ preset });
    expect(screen.getByLabelText('Product')).toHaveDisplayValue('Parking Management Software');
    await userEvent.selectOptions(screen.getByLabelText('Product'), 'Brand-new Software');
    expect(screen.getByLabelText('Product')).toHaveValue('30');
  });

  test('a product that is not offered leaves the choice open', async () => {
    const preset = { product: 'Unheard-of Software' };
    await renderForm({ preset });
    expect(screen.getByLabelText('Product')).toHaveValue('');
  });

  test('the field for programs is out of reach for people', async () => {
    await renderForm();
    expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).not.toBeInTheDocument();
    expect(trap()).toHaveAttribute('tabindex', '-1');
    expect(trap()).toHaveAttribute('autocomplete', 'off');
  });
});

describe('A refused e-mail address', () => {
  test('is not sent', async () => {
    await sendWithBadAddress();
    expect(submissions()).toEqual([]);
  });

  test('is told in a summary that takes the focus and leads to the field', async () => {
    await sendWithBadAddress();
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: 'Enter an email address like name@example.com' }));
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  test('is told at the field, for everybody', async () => {
    await sendWithBadAddress();
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter an email address like name@example.com');
  });

  test('leaves the other fields as they are, without a complaint', async () => {
    await sendWithBadAddress();
    expect(screen.getByLabelText('Name')).toHaveValue('Ayesha Rahman');
    expect(screen.getByLabelText('Name')).not.toBeInvalid();
  });

  test('is no longer told once it is put right, and is sent', async () => {
    answerSubmissions(stored);
    await sendWithBadAddress();
    await userEvent.clear(screen.getByLabelText('Email'));
    await userEvent.type(screen.getByLabelText('Email'), 'ayesha@example.com');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(sendButton());
    expect(await screen.findByText('Your Request Has Been Submitted')).toBeVisible();
  });

  test('stays told, in its current words, while it is still wrong', async () => {
    await sendWithBadAddress();
    await userEvent.clear(screen.getByLabelText('Email'));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email address');
  });

  async function sendWithBadAddress() {
    await renderForm();
    await fillInAndAgree({ Email: 'ayesha@example' });
    await userEvent.click(sendButton());
  }
});

describe('While it is being sent', () => {
  test('the button says so and nothing can be changed', async () => {
    const { arrive } = await sendAndWait();
    expect(screen.getByRole('button', { name: 'BOOKING A DEMO...' })).toBeDisabled();
    expect(screen.getByLabelText('Name')).toBeDisabled();
    arrive();
    await screen.findByText('Your Request Has Been Submitted');
  });

  test('sending again does nothing (C1)', async () => {
    const { arrive } = await sendAndWait();
    for (let click = 0; click < 20; click += 1) fireEvent.submit(formElement());
    arrive();
    await screen.findByText('Your Request Has Been Submitted');
    expect(submissions()).toHaveLength(1);
  });

  async function sendAndWait() {
    const { answer, arrive } = later(stored);
    answerSubmissions(answer);
    await renderForm();
    await fillInAndAgree();
    await userEvent.click(sendButton());
    return { arrive };
  }
});

describe('A submission', () => {
  test('carries the twelve fields with their values and ids, and our own extras', async () => {
    await send();
    expect(submissions()[0]?.fields).toEqual({
      ...wireValues,
      [extras.consent]: 'yes',
      [extras.page]: '/schedule-a-demo',
      [extras.trap]: '',
      [extras.elapsed]: expect.stringMatching(/^\d+$/),
    });
  });

  test('has a key of its own, and leaves the media type to the browser', async () => {
    await send();
    expect(submissions()[0]?.headers).toEqual({
      Accept: 'application/json',
      [idempotencyHeader]: expect.stringMatching(uuidPattern),
    });
  });

  test('tells the server what a program wrote into the trap', async () => {
    await renderForm();
    answerSubmissions(stored);
    fireEvent.input(trap(), { target: { value: 'http://spam.example' } });
    await fillInAndAgree();
    await userEvent.click(sendButton());
    await screen.findByText('Your Request Has Been Submitted');
    expect(submissions()[0]?.fields[extras.trap]).toBe('http://spam.example');
  });

  test('that follows a stored one has a key of its own', async () => {
    await send();
    await fillInAndAgree();
    await userEvent.click(sendButton());
    await screen.findByText('KS-7H2M');
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(2);
  });
});

describe('How long a visitor was at the form is told', () => {
  test('from the first touch of a field', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    answerSubmissions(stored);
    await renderForm();
    await userEvent.click(screen.getByLabelText('Name'));
    now.mockReturnValue(1_030_000);
    await fillInAndAgree();
    await userEvent.click(sendButton());
    await screen.findByText('Your Request Has Been Submitted');
    expect(submissions()[0]?.fields[extras.elapsed]).toBe('30000');
  });

  test('over a reload', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    answerSubmissions(stored);
    const { unmount } = await renderForm();
    await fillIn();
    unmount();
    now.mockReturnValue(1_090_000);
    await renderForm();
    await userEvent.click(consent());
    await userEvent.click(sendButton());
    await screen.findByText('Your Request Has Been Submitted');
    expect(submissions()[0]?.fields[extras.elapsed]).toBe('90000');
  });

  test('from the start of the page when it was filled in before the script arrived', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin + 45_000);
    const host = renderServed();
    const name = screen.getByLabelText<HTMLInputElement>('Name');
    name.value = 'Ayesha';
    answerSubmissions(stored);
    await renderForm({}, { container: host, hydrate: true });
    await fillInAndAgree();
    await userEvent.click(sendButton());
    await screen.findByText('Your Request Has Been Submitted');
    expect(submissions()[0]?.fields[extras.elapsed]).toBe('45000');
  });
});

describe('When it is stored', () => {
  test('visitors read the specified sentence and their reference number, and hear it', async () => {
    await send();
    const message = screen.getByRole('alert');
    expect(within(message).getByText('Your Request Has Been Submitted')).toBeVisible();
    expect(within(message).getByText('KS-7H2M')).toBeVisible();
    expect(message).toHaveFocus();
  });

  test('visitors read what happens next', async () => {
    await send();
    expect(screen.getByText('We call or email you and settle when and how we meet.')).toBeVisible();
  });

  test('the message goes when the page asks about something else', async () => {
    const { rerender } = await renderForm();
    answerSubmissions(stored);
    await fillInAndAgree();
    await userEvent.click(sendButton());
    await screen.findByText('Your Request Has Been Submitted');
    const preset = { product: 'Parking Management Software' };
    rerender(<LeadForm form={demo} page="/schedule-a-demo" preset={preset} />);
    expect(screen.queryByText('Your Request Has Been Submitted')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Product')).toHaveDisplayValue('Parking Management Software');
  });

  test('every field is empty again and consent is unticked (R-FORM-04)', async () => {
    await send();
    expect(fieldValues()).toEqual(Object.fromEntries(demo.fields.map(({ name }) => [name, ''])));
    expect(consent()).not.toBeChecked();
    expect(sendButton()).toBeDisabled();
  });

  test('nothing of it is kept in the browser (C5)', async () => {
    await send();
    expect(window.sessionStorage).toHaveLength(0);
  });
});

describe('When it cannot be stored', () => {
  beforeEach(expectWarning);

  test('visitors are told that it was not sent, and hear it', async () => {
    await fail(answer(500, {}));
    const message = screen.getByRole('alert');
    expect(message).toHaveTextContent('Your request has not been sent yet');
    expect(message).toHaveTextContent('Everything you typed is still here');
    expect(message).toHaveFocus();
  });

  test('everything typed is kept', async () => {
    await fail(answer(500, {}));
    expect(fieldValues()).toEqual({ ...wireValues, mobile_no: filledIn.Phone });
    expect(consent()).toBeChecked();
  });

  test('the failure is written to the console, without personal data', async () => {
    await fail(answer(500, {}));
    expect(console.warn).toHaveBeenCalledWith('The demo form could not be sent: server');
  });

  test('visitors can call', async () => {
    await fail(answer(500, {}));
    expect(screen.getByRole('link', { name: 'Call +880 1000-000000' })).toHaveAttribute('href', 'tel:+8801000000000');
  });

  test('visitors can send the same words by WhatsApp', async () => {
    await fail(answer(500, {}));
    const link = new URL(hrefOf(screen.getByRole('link', { name: /^WhatsApp/ })));
    expect(link.searchParams.get('text')).toContain('Name: Ayesha Rahman\nBusiness name: Rahman Stores');
  });

  test('visitors can send the same words by e-mail, with the words of the choices', async () => {
    await fail(answer(500, {}));
    const link = new URL(hrefOf(screen.getByRole('link', { name: 'E-mail' })));
    expect(link.pathname).toBe('hello@kantha.example');
    expect(link.searchParams.get('body')).toContain('Product: Parking Management Software\nCountry: Bangladesh');
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

  test('a browser without randomUUID still makes a sound key', async () => {
    const { randomUUID } = crypto;
    Object.assign(crypto, { randomUUID: undefined });
    answerSubmissions(stored);
    await renderForm();
    await fillInAndAgree();
    await userEvent.click(sendButton());
    await screen.findByText('Your Request Has Been Submitted');
    Object.assign(crypto, { randomUUID });
    expect(keys()[0]).toMatch(uuidPattern);
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
    expect(screen.getByRole('alert')).toHaveTextContent('Something between you and our server answered in its place');
  });

  test('a refusal that did not come from our server is a failure, not a complaint about a field', async () => {
    await fail(answer(403, '<!doctype html><title>Forbidden</title>'));
    expect(screen.getByRole('alert')).toHaveTextContent('Your request has not been sent yet');
  });

  async function fail(...answers: ReturnType<typeof answer>[]) {
    answerSubmissions(...answers);
    await renderForm();
    await fillInAndAgree();
    await userEvent.click(sendButton());
    await screen.findByText('Your request has not been sent yet');
  }
});

describe('When the server refuses', () => {
  test('a field, visitors are told at the field and lose nothing', async () => {
    await refuse({ errors: [{ field: 'mobile_no', message: 'This number is not in use' }] });
    expect(await screen.findByLabelText('Phone')).toHaveAccessibleDescription('This number is not in use');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveValue('Ayesha Rahman');
  });

  test('for a reason that belongs to no field, visitors are told the reason', async () => {
    await refuse({ type: 'about:blank', detail: 'The form is closed today.' });
    expect(await screen.findByText('The form is closed today.')).toBeVisible();
  });

  test('a field that the page does not show, visitors are told all the same', async () => {
    await refuse({ errors: [{ field: 'Idempotency-Key', message: 'The key is malformed' }] });
    expect(await screen.findByText('The key is malformed')).toBeVisible();
  });

  test('a key whose earlier attempt was stored with other words, the words go out under a new one', async () => {
    answerSubmissions(answer(422, { type: keyReusedType }), stored);
    await renderForm();
    await fillInAndAgree();
    await userEvent.click(sendButton());
    await screen.findByText('Your Request Has Been Submitted');
    expect(new Set(keys()).size).toBe(2);
  });

  test('the new key stays when its first attempt fails, so that Retry makes no third lead', async () => {
    answerSubmissions(answer(422, { type: keyReusedType }), answer(500, {}), stored);
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    await renderForm();
    await fillInAndAgree();
    await userEvent.click(sendButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByText('Your Request Has Been Submitted');
    expect(keys()[2]).toBe(keys()[1]);
  });

  async function refuse(problem: object) {
    answerSubmissions(answer(422, problem));
    await renderForm();
    await fillInAndAgree();
    await userEvent.click(sendButton());
  }
});

describe('Without a connection', () => {
  test('it says so, waits, and sends when the visitor is back (C6)', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answerSubmissions(stored);
    await renderForm();
    await fillInAndAgree();
    await userEvent.click(sendButton());
    expect(await screen.findByText(/^You are offline\. Your request is kept/)).toBeVisible();
    expect(submissions()).toEqual([]);
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Your Request Has Been Submitted')).toBeVisible();
    expect(submissions()[0]?.fields).toMatchObject(wireValues);
  });

  test('that breaks while it is sent, visitors see when it is tried again', async () => {
    answerSubmissions(noConnection, stored);
    await renderForm();
    await fillInAndAgree();
    await userEvent.click(sendButton());
    expect(await screen.findByText(/^It did not get through\. Trying again in 2 s/)).toBeVisible();
    expect(await screen.findByText('Your Request Has Been Submitted', {}, { timeout: 3000 })).toBeVisible();
    expect(new Set(keys()).size).toBe(1);
  });
});

describe('A draft', () => {
  test('is still there when the page is loaded again (C5)', async () => {
    const { unmount } = await renderForm();
    await fillIn({ 'Comment (optional)': 'Two branches' });
    unmount();
    await renderForm();
    expect(fieldValues()).toEqual({ ...wireValues, mobile_no: filledIn.Phone, comment: 'Two branches' });
  });

  test('holds what was typed before the script arrived', async () => {
    const host = renderServed();
    screen.getByLabelText<HTMLInputElement>('Name').value = 'Ayesha';
    const { unmount } = await renderForm({}, { container: host, hydrate: true });
    unmount();
    await renderForm();
    expect(screen.getByLabelText('Name')).toHaveValue('Ayesha');
  });

  test('does not hold the consent, which is given anew', async () => {
    const { unmount } = await renderForm();
    await fillInAndAgree();
    unmount();
    await renderForm();
    expect(consent()).not.toBeChecked();
  });

  test('gives way to the product of the page', async () => {
    const { unmount } = await renderForm();
    await fillIn();
    unmount();
    const preset = { product: 'Point of Sale Software' };
    await renderForm({ preset });
    expect(screen.getByLabelText('Product')).toHaveDisplayValue('Point of Sale Software');
    expect(screen.getByLabelText('Name')).toHaveValue('Ayesha Rahman');
  });

  test('gives way to nothing the page had filled in before: what visitors chose instead comes back', async () => {
    const preset = { product: 'Point of Sale Software' };
    const { unmount } = await renderForm({ preset });
    await userEvent.selectOptions(screen.getByLabelText('Product'), 'Parking Management Software');
    unmount();
    await renderForm({ preset: { ...preset } });
    expect(screen.getByLabelText('Product')).toHaveDisplayValue('Parking Management Software');
  });

  test('keeps its key over a reload, so that a lost answer makes no second lead (C2)', async () => {
    expectWarning();
    answerSubmissions(answer(500, {}), stored);
    const { unmount } = await renderForm();
    await fillInAndAgree();
    await userEvent.click(sendButton());
    await screen.findByText('Your request has not been sent yet');
    unmount();
    await renderForm();
    await userEvent.click(consent());
    await userEvent.click(sendButton());
    await screen.findByText('Your Request Has Been Submitted');
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  test('that cannot be kept does not stop the form', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('The storage is full');
    });
    answerSubmissions(stored);
    await renderForm();
    await fillInAndAgree();
    await userEvent.click(sendButton());
    expect(await screen.findByText('Your Request Has Been Submitted')).toBeVisible();
  });

  test('that is damaged is no draft', async () => {
    window.sessionStorage.setItem('form:demo', '{"values":');
    await renderForm();
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });
});

describe('Without JavaScript', () => {
  test('the form posts by itself, to the same place', () => {
    renderServed();
    expect(formElement()).toHaveAttribute('method', 'post');
    expect(formElement()).toHaveAttribute('action', demo.path);
    expect(formElement()).toHaveAttribute('enctype', 'multipart/form-data');
  });

  test('it can be sent, and the browser checks what is required', () => {
    renderServed();
    expect(sendButton()).toBeEnabled();
    expect(formElement()).not.toHaveAttribute('novalidate');
  });

  test('its choices are those the build knew', () => {
    renderServed();
    expect(screen.getByText('Parking Management Software')).toHaveValue('6');
    expect(screen.getByText('Bangladesh')).toHaveValue('BD');
  });

  test('the browser takes it over without a change (hydration)', async () => {
    const host = renderServed();
    await renderForm({}, { container: host, hydrate: true });
    expect(screen.getByLabelText('Name')).toBeVisible();
  });
});

/** Renders the form, fills it in and sends it to a server that stores it. */
async function send() {
  answerSubmissions(stored);
  await renderForm();
  await fillInAndAgree();
  await userEvent.click(sendButton());
  await screen.findByText('Your Request Has Been Submitted');
}

/** The one line that a failure writes to the console. */
function expectWarning() {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
}

function served(): string {
  return renderToString(<LeadForm form={demo} page="/schedule-a-demo" />);
}

/** The form as the server wrote it, with no script at work. */
function renderServed(): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = served();
  document.body.replaceChildren(host);
  return host;
}

function formElement(): HTMLFormElement {
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form');
  return form;
}

function trap(): HTMLElement {
  return screen.getByLabelText('Leave this empty');
}

/** What the fields hold, by wire name. */
function fieldValues(): Record<string, unknown> {
  const values = demo.fields.map(({ name }) => {
    const control = formElement().elements.namedItem(name);
    return [name, control && 'value' in control ? control.value : undefined];
  });
  return Object.fromEntries(values);
}

/** The keys of the submissions that were sent. */
function keys(): (string | undefined)[] {
  return submissions().map(({ headers }) => headers[idempotencyHeader]);
}

function hrefOf(link: HTMLElement): string {
  return link.getAttribute('href') ?? '';
}
