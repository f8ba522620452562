import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '../../../src/components/dialog';
import { keyReusedType } from '../../../src/contract/extras';
import { contact } from '../../../src/contract/forms/contact';
import { demo } from '../../../src/contract/forms/demo';
import { hire } from '../../../src/contract/forms/hire';
import { LeadForm } from '../../../src/forms/lead-form';
import type { Preset } from '../../../src/forms/state/preset';
import { brief, choose, fillInHire, send as sendHire } from '../../support/hire-form';
import {
  answerSubmissions,
  consent,
  expectWarning,
  fieldValues,
  filledIn,
  fillInAndAgree,
  forgetEachForm,
  keys,
  sendButton,
  stored,
  wireValues,
} from '../../support/lead-form';
import { answer, answerWith, later } from '../../support/network';
import { faqs, notices, visit } from '../../support/submission-notices';

forgetEachForm();

const form = <LeadForm form={demo} page="/schedule-a-demo" />;
const parking = { product: 'Parking Management Software' };
const pos = { product: 'Point of Sale Software' };
const formFor = (preset: Preset) => <LeadForm form={demo} page="/product/x" preset={preset} />;

describe('When a link is followed while a form is being sent', () => {
  test('the next page says so, and then gives the reference number', async () => {
    const { arrive, goTo } = await leaveWhileSending(stored);
    expect(
      await within(notices()).findByText('Your demo request for Parking Management Software is still being sent …'),
    ).toBeVisible();
    expect(within(notices()).queryByRole('button')).not.toBeInTheDocument();
    await act(async () => arrive());
    expect(
      await screen.findByText(
        'Your demo request for Parking Management Software has been sent. Reference number KS-7H2M',
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(notices()).toBeEmptyDOMElement();
    // Nothing else is kept of what is stored, which would stand before what was typed earlier.
    const kept = { 'receipt:/schedule-a-demo': 'KS-7H2M demo request for Parking Management Software' };
    expect([{ ...window.sessionStorage }, { ...window.localStorage }]).toEqual([kept, {}]);
    goTo(form);
    await screen.findByText('Brand-new Software');
    expect(screen.queryByText('Your Request Has Been Submitted')).not.toBeInTheDocument();
  });

  test('the browser asks before the site is left', async () => {
    const { arrive } = await leaveWhileSending(stored);
    await screen.findByText(/^Your demo request( for .+)? is still being sent/);
    expect(asksBeforeLeaving()).toBe(true);
    await act(async () => arrive());
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(asksBeforeLeaving()).toBe(false);
  });

  test('whoever goes back finds it still being sent, and then the receipt in the empty form', async () => {
    const { arrive, goTo } = await leaveWhileSending(stored);
    goTo(form);
    expect(notices()).toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: 'BOOKING A DEMO...' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText(/^This may have arrived already/)).not.toBeInTheDocument();
    await act(async () => arrive());
    expect(await screen.findByText('KS-7H2M')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(consent()).not.toBeChecked();
    expect(keys()).toHaveLength(1);
  });

  test('whoever goes back afterwards finds the receipt in the form, and no second notice', async () => {
    const { arrive, goTo } = await leaveWhileSending(stored);
    await act(async () => arrive());
    await screen.findByText(/^Your demo request( for .+)? has been sent/);
    goTo(form);
    expect(await screen.findByText('Your Request Has Been Submitted')).toBeVisible();
    expect(screen.getByText('KS-7H2M')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(notices()).toBeEmptyDOMElement();
  });

  test('a failure is told, and leads back to everything typed and Retry under the same key', async () => {
    expectWarning();
    const { arrive, goTo } = await leaveWhileSending(answer(500, {}));
    await act(async () => arrive());
    expect(await screen.findByText(/^Your demo request( for .+)? may not have arrived\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go back to the form' })).toHaveAttribute('href', '/schedule-a-demo');
    goTo(form);
    expect(await screen.findByText('Your request may not have arrived')).toBeVisible();
    expect(fieldValues()).toEqual({ ...wireValues, mobile_no: filledIn.Phone });
    answerSubmissions(stored);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('KS-7H2M')).toBeVisible();
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  test('what the server refuses is told at its field when the visitor is back', async () => {
    const refusal = answer(422, { errors: [{ field: 'mobile_no', message: 'This number is not in use' }] });
    const { arrive, goTo } = await leaveWhileSending(refusal);
    await act(async () => arrive());
    await screen.findByText(/^Your demo request( for .+)? was not sent\./);
    goTo(form);
    expect(await screen.findByLabelText('Phone')).toHaveAccessibleDescription('This number is not in use');
  });

  test('what may have arrived is not told as unsent when it is refused the second time', async () => {
    expectWarning();
    const refused = answer(422, { errors: [{ field: 'mobile_no', message: 'This number is not in use' }] });
    const { arrive, goTo } = await leaveWhileSending(answer(500, {}));
    await act(async () => arrive());
    goTo(form);
    const { answer: awaited, arrive: refuse } = later(refused);
    answerSubmissions(awaited);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    goTo(faqs);
    await act(async () => refuse());
    expect(await screen.findByText(/^Your demo request( for .+)? may not have arrived\./)).toBeVisible();
  });

  test('a form that asks for something else does not show it', async () => {
    const { arrive, goTo } = await leaveWhileSending(stored, { product: 'Parking Management Software' });
    await act(async () => arrive());
    await screen.findByText(/^Your demo request( for .+)? has been sent/);
    goTo(<LeadForm form={demo} page="/products/pos" preset={{ product: 'Point of Sale Software' }} />);
    expect(screen.queryByText('Your Request Has Been Submitted')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  });

  test('looking at the form for something else changes nothing: Retry makes no second lead', async () => {
    expectWarning();
    const { arrive, goTo } = await leaveWhileSending(answer(500, {}), parking);
    goTo(formFor(pos));
    await act(async () => arrive());
    await screen.findByText(/^Your demo request( for .+)? may not have arrived\./);
    goTo(faqs);
    goTo(formFor(parking));
    expect(await screen.findByText('Your request may not have arrived')).toBeVisible();
    answerSubmissions(stored);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('KS-7H2M')).toBeVisible();
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  test('what failed has its own words when the visitor is back, and what was typed since has its own', async () => {
    expectWarning();
    const { arrive, goTo } = await leaveWhileSending(answer(500, {}), parking);
    goTo(formFor(pos));
    await typeName('Karim Uddin');
    await act(async () => arrive());
    await screen.findByText(/^Your demo request( for .+)? may not have arrived\./);
    goTo(faqs);
    goTo(formFor(parking));
    expect(await screen.findByLabelText('Name')).toHaveValue(filledIn.Name);
    goTo(faqs);
    goTo(formFor(pos));
    expect(await screen.findByLabelText('Name')).toHaveValue('Karim Uddin');
  });

  test('what was refused for good is there again, although its words have moved along meanwhile', async () => {
    expectWarning();
    const { arrive, goTo } = await leaveWhileSending(answer(503, { detail: 'No.' }, { 'Retry-After': '600' }), parking);
    await act(async () => arrive());
    await screen.findByText(/^Your demo request( for .+)? was not sent\./);
    goTo(formFor(pos));
    expect(await screen.findByLabelText('Name')).toHaveValue(filledIn.Name);
    goTo(faqs);
    goTo(formFor(parking));
    expect(await screen.findByText('Your request has not been sent yet')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue(filledIn.Name);
  });

  test('sent without a connection, it takes nothing of what is typed for something else meanwhile', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { arrive, goTo } = await leaveWhileSending(stored, parking);
    goTo(formFor(pos));
    await typeName('Karim Uddin');
    onLine.mockReturnValue(true);
    await act(async () => void window.dispatchEvent(new Event('online')));
    await act(async () => arrive());
    await screen.findByText(/^Your demo request( for .+)? has been sent/);
    expect(keys()).toHaveLength(1);
    goTo(faqs);
    goTo(formFor(pos));
    expect(await screen.findByLabelText('Name')).toHaveValue('Karim Uddin');
    await userEvent.click(consent());
    await userEvent.click(sendButton());
    expect(await screen.findByText('KS-7H2M')).toBeVisible();
    expect(new Set(keys()).size).toBe(2);
    expect(screen.queryByText(/^What you sent before/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  });

  test('the next page says if there are two of it now', async () => {
    const { arrive } = await leaveWhileSending(answer(422, { type: keyReusedType }));
    answerSubmissions(stored);
    await act(async () => arrive());
    expect(
      await screen.findByText(/KS-7H2M What you sent before had arrived as well, so we have both\.$/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  });

  test('what is typed for something else meanwhile is kept, under a key of its own', async () => {
    const { arrive, goTo } = await leaveWhileSending(stored, parking);
    const another = formFor(pos);
    goTo(another);
    await typeName('Karim Uddin');
    expect(screen.queryByText(/^This may have arrived already/)).not.toBeInTheDocument();
    await act(async () => arrive());
    await screen.findByText(/^Your demo request( for .+)? has been sent/);
    goTo(faqs);
    goTo(another);
    expect(await screen.findByLabelText('Name')).toHaveValue('Karim Uddin');
    await userEvent.click(consent());
    await userEvent.click(sendButton());
    expect(await screen.findByText('KS-7H2M')).toBeVisible();
    expect(screen.queryByText(/^What you sent before/)).not.toBeInTheDocument();
    expect(new Set(keys()).size).toBe(2);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  });

  test.each([
    ['the page it was sent from', formFor(parking)],
    ['a page that asks for nothing in particular', form],
  ])('who finds the receipt on %s keeps what was typed for something else', async (_, back) => {
    const { arrive, goTo } = await leaveWhileSending(stored, parking);
    goTo(formFor(pos));
    await typeName('Karim Uddin');
    await act(async () => arrive());
    await screen.findByText(/^Your demo request( for .+)? has been sent/);
    goTo(faqs);
    goTo(back);
    await screen.findByText('KS-7H2M');
    await userEvent.click(screen.getByLabelText('Name'));
    goTo(faqs);
    goTo(formFor(pos));
    expect(await screen.findByLabelText('Name')).toHaveValue('Karim Uddin');
  });

  test('a form in which something else was typed is not emptied by the receipt', async () => {
    const { arrive, goTo } = await leaveWhileSending(stored, parking);
    goTo(formFor(pos));
    await typeName('Karim Uddin');
    await act(async () => arrive());
    await screen.findByText(/^Your demo request( for .+)? has been sent/);
    goTo(formFor(parking));
    await screen.findByText('KS-7H2M');
    goTo(formFor(pos));
    expect(await screen.findByLabelText('Name')).toHaveValue('Karim Uddin');
  });

  test('another form does not show it', async () => {
    const { arrive, goTo } = await leaveWhileSending(stored);
    await act(async () => arrive());
    goTo(<LeadForm form={contact} page="/contact" />);
    expect(await within(notices()).findByText(/^Your demo request( for .+)? has been sent/)).toBeVisible();
    expect(screen.queryByText('Your Request Has Been Submitted')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  });

  test('the same form without a preset, as the menu leads to it, shows what was asked for with one', async () => {
    const { arrive, goTo } = await leaveWhileSending(stored, { product: 'Parking Management Software' });
    await act(async () => arrive());
    goTo(form);
    expect(await screen.findByText('KS-7H2M')).toBeVisible();
    expect(notices()).toBeEmptyDOMElement();
  });

  test('a file is on its way all the same, and asked for again only if it was not sent', async () => {
    expectWarning();
    const { answer: awaited, arrive } = later(answer(500, {}));
    answerWith(`POST ${hire.path}`, awaited);
    const hiring = <LeadForm form={hire} page="/hiring" />;
    const goTo = await visit(hiring);
    await fillInHire();
    await choose(brief());
    await sendHire();
    goTo(faqs);
    goTo(hiring);
    expect(screen.queryByText(/^Please choose/)).not.toBeInTheDocument();
    await act(async () => arrive());
    expect(await screen.findByText(/^Please choose brief\.pdf again/)).toBeVisible();
  });
});

describe('When a dialog closes while its form is being sent', () => {
  test('by a link, the next page says what became of it', async () => {
    const { arrive } = await leaveDialog(stored);
    expect(
      await within(notices()).findByText('Your demo request for Parking Management Software is still being sent …'),
    ).toBeVisible();
    await act(async () => arrive());
    expect(
      await within(notices()).findByText(
        'Your demo request for Parking Management Software has been sent. Reference number KS-7H2M',
      ),
    ).toBeVisible();
  });

  test('a failure leads to a page with the form, because a link opens no dialog', async () => {
    expectWarning();
    const { arrive } = await leaveDialog(answer(500, {}));
    await act(async () => arrive());
    const link = await within(notices()).findByRole('link', { name: 'Go back to the form' });
    expect(link).toHaveAttribute('href', '/schedule-a-demo');
  });

  test('opened again, it shows the receipt, and nothing of what was typed', async () => {
    const { arrive, goTo } = await leaveDialog(stored);
    await act(async () => arrive());
    goTo(dialog(true));
    const shown = screen.getByRole('dialog');
    expect(await within(shown).findByText('KS-7H2M')).toBeVisible();
    expect(within(shown).getByLabelText('Name')).toHaveValue('');
    expect(notices()).toBeEmptyDOMElement();
  });
});

function dialog(isOpen: boolean) {
  return (
    <Dialog isOpen={isOpen} onClose={() => {}} label="A demo">
      <LeadForm form={demo} page="/faqs" address="/schedule-a-demo" narrow />
    </Dialog>
  );
}

async function typeName(words: string) {
  const name = await screen.findByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.type(name, words);
}

async function leaveDialog(answered: ReturnType<typeof answer>) {
  const { answer: awaited, arrive } = later(answered);
  answerSubmissions(awaited);
  const goTo = await visit(dialog(true));
  await screen.findByText('Brand-new Software');
  await fillInAndAgree();
  await userEvent.click(sendButton());
  goTo(dialog(false));
  return { arrive, goTo };
}

async function leaveWhileSending(answered: ReturnType<typeof answer>, preset?: Preset) {
  const { answer: awaited, arrive } = later(answered);
  answerSubmissions(awaited);
  const goTo = await visit(<LeadForm form={demo} page="/schedule-a-demo" preset={preset} />);
  await screen.findByText('Brand-new Software');
  await fillInAndAgree();
  await userEvent.click(sendButton());
  goTo(faqs);
  return { arrive, goTo };
}

function asksBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}
