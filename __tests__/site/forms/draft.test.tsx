import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contact } from '../../../src/contract/forms/contact';
import { demo } from '../../../src/contract/forms/demo';
import { LeadForm } from '../../../src/forms/lead-form';
import { storageKeyOf } from '../../../src/forms/state/session';
import { forgetSubmissions } from '../../../src/forms/state/submission-store';
import {
  answerLists,
  answerSubmissions,
  consent,
  currentLists,
  expectWarning,
  fieldValues,
  filledIn,
  fillIn,
  fillInAndAgree,
  forgetEachForm,
  keys,
  renderForm,
  renderServed,
  sendButton,
  sendFilledIn,
  stored,
  wireValues,
} from '../../support/lead-form';
import { answer, later } from '../../support/network';

forgetEachForm();

const withIndia = {
  ...currentLists,
  countries: { country_list: [...currentLists.countries.country_list, { id: 'IN', name: 'India' }] },
};

describe('A draft', () => {
  test('is still there when the page is loaded again (C5)', async () => {
    const { unmount } = await renderForm();
    await fillIn({ 'Comment (optional)': 'Two branches' });
    leave(unmount);
    await renderForm();
    expect(fieldValues()).toEqual({ ...wireValues, mobile_no: filledIn.Phone, comment: 'Two branches' });
  });

  test('is that of the same request, in whatever order the page names its parts', () => {
    const pharmacy = { product: 'Pharmacy Software', industry: 'Pharmacy' };
    expect(storageKeyOf(demo, { industry: 'Pharmacy', product: 'Pharmacy Software' })).toBe(
      storageKeyOf(demo, pharmacy),
    );
    expect(storageKeyOf(demo, { product: 'Pharmacy', industry: 'Pharmacy Software' })).not.toBe(
      storageKeyOf(demo, pharmacy),
    );
  });

  test('does not take the place of what was typed before the script arrived', async () => {
    const { unmount } = await renderForm();
    await fillIn({ Name: 'Karim Uddin', 'Business name': 'Karim Traders' });
    leave(unmount);
    const host = renderServed();
    screen.getByLabelText<HTMLInputElement>('Name').value = 'Ayesha';
    await renderForm({}, { container: host, hydrate: true });
    expect(screen.getByLabelText('Name')).toHaveValue('Ayesha');
    expect(screen.getByLabelText('Business name')).toHaveValue('Karim Traders');
  });

  test('is not overwritten by a form that gets the focus as it comes', async () => {
    const { unmount } = await renderForm();
    await fillIn();
    leave(unmount);
    const focusFirst = (place: HTMLElement | null) => place?.querySelector('input')?.focus();
    answerLists();
    render(
      <div ref={focusFirst}>
        <LeadForm form={demo} page="/schedule-a-demo" />
      </div>,
    );
    await screen.findByText('Brand-new Software');
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveValue(filledIn.Name);
  });

  test('holds what was typed before the script arrived', async () => {
    const host = renderServed();
    screen.getByLabelText<HTMLInputElement>('Name').value = 'Ayesha';
    const { unmount } = await renderForm({}, { container: host, hydrate: true });
    leave(unmount);
    await renderForm();
    expect(screen.getByLabelText('Name')).toHaveValue('Ayesha');
  });

  test('that was never sent does not hold the consent, which is given anew', async () => {
    const { unmount } = await renderForm();
    await fillInAndAgree();
    leave(unmount);
    await renderForm();
    expect(consent()).not.toBeChecked();
  });

  test('that was being sent says that it may have arrived, until it is sent again', async () => {
    const { answer: awaited } = later(stored);
    answerSubmissions(awaited, stored);
    const { unmount } = await sendFilledIn();
    leave(unmount);
    await renderForm();
    expect(screen.getByText(/^This may have arrived already\./)).toBeVisible();
    await userEvent.click(sendButton());
    await screen.findByText('Your Request Has Been Submitted');
    expect(screen.queryByText(/may have arrived/)).not.toBeInTheDocument();
    expect(new Set(keys()).size).toBe(1);
  });

  test('that may have arrived says so also when what was sent after it was refused', async () => {
    expectWarning();
    answerSubmissions(
      answer(500, {}),
      answer(422, { errors: [{ field: 'mobile_no', message: 'This number is not in use' }] }),
    );
    const { unmount } = await sendFilledIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByRole('link', { name: /This number is not in use/ });
    leave(unmount);
    await renderForm();
    expect(screen.getByText(/^This may have arrived already\./)).toBeVisible();
  });

  test('that waited for a connection says that it has not been sent', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { unmount } = await sendFilledIn();
    await screen.findByText(/^You are offline/);
    leave(unmount);
    onLine.mockReturnValue(true);
    await renderForm();
    expect(screen.getByText(/^This has not been sent yet\./)).toBeVisible();
    expect(screen.queryByText(/may have arrived/)).not.toBeInTheDocument();
  });

  test('that was refused or never sent says nothing of the kind', async () => {
    answerSubmissions(answer(422, { errors: [{ field: 'mobile_no', message: 'This number is not in use' }] }));
    const { unmount } = await sendFilledIn();
    await screen.findByRole('link', { name: /This number is not in use/ });
    leave(unmount);
    await renderForm();
    expect(screen.queryByText(/may have arrived/)).not.toBeInTheDocument();
  });

  test('gives way to the product of the page', async () => {
    const { unmount } = await renderForm();
    await fillIn();
    leave(unmount);
    const preset = { product: 'Point of Sale Software' };
    await renderForm({ preset });
    expect(screen.getByLabelText('Product')).toHaveDisplayValue('Point of Sale Software');
    expect(screen.getByLabelText('Name')).toHaveValue('Ayesha Rahman');
  });

  test('gives way to the subject of an order, but a message that was begun does not', async () => {
    const { unmount } = render(<LeadForm form={contact} page="/contact" />);
    await userEvent.type(screen.getByLabelText('Subject'), 'A question');
    await userEvent.type(screen.getByLabelText('Message'), 'We have twelve branches');
    leave(unmount);
    const order = { subject: 'Hosting plan: Small', message: 'I would like to order this plan.' };
    render(<LeadForm form={contact} page="/contact" preset={order} />);
    await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveValue('Hosting plan: Small'));
    expect(screen.getByLabelText('Message')).toHaveValue('We have twelve branches');
  });

  test('gives way to nothing the page had filled in before: what visitors chose instead comes back', async () => {
    const preset = { product: 'Point of Sale Software' };
    const { unmount } = await renderForm({ preset });
    await userEvent.selectOptions(screen.getByLabelText('Product'), 'Parking Management Software');
    leave(unmount);
    await renderForm({ preset: { ...preset } });
    expect(screen.getByLabelText('Product')).toHaveDisplayValue('Parking Management Software');
  });

  test('does not bring back a choice that was taken back', async () => {
    const { unmount } = await renderForm();
    await userEvent.selectOptions(screen.getByLabelText('Industry'), 'Retail Market');
    await userEvent.selectOptions(screen.getByLabelText('Industry'), '');
    leave(unmount);
    await renderForm();
    expect(screen.getByLabelText('Industry')).toHaveValue('');
  });

  test('brings back another country than the one that every form begins with', async () => {
    answerLists(withIndia);
    const { unmount } = render(<LeadForm form={demo} page="/schedule-a-demo" />);
    await screen.findByText('Brand-new Software');
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'India');
    leave(unmount);
    render(<LeadForm form={demo} page="/schedule-a-demo" />);
    await screen.findByText('Brand-new Software');
    expect(screen.getByLabelText('Country')).toHaveDisplayValue('India');
  });

  test('keeps its key over a reload, so that a lost answer makes no second lead (C2)', async () => {
    expectWarning();
    answerSubmissions(answer(500, {}), stored);
    const { unmount } = await sendFilledIn();
    await screen.findByText('Your request may not have arrived');
    leave(unmount);
    await renderForm();
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
    await sendFilledIn();
    expect(await screen.findByText('Your Request Has Been Submitted')).toBeVisible();
  });

  test('is the latest one, also where the clock was set back and nothing more can be stored', async () => {
    const { unmount } = await renderForm();
    await fillIn();
    jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('The storage is full');
    });
    await userEvent.clear(screen.getByLabelText('Name'));
    await userEvent.type(screen.getByLabelText('Name'), 'Karim Uddin');
    unmount();
    await renderForm();
    expect(screen.getByLabelText('Name')).toHaveValue('Karim Uddin');
  });

  test('that another page of the visit has changed since is shown as it was changed', async () => {
    const { unmount } = await renderForm();
    await fillIn();
    unmount();
    const kept: object = JSON.parse(window.sessionStorage.getItem('form:demo') ?? '');
    const changed = { ...kept, values: { Customer_name: 'Karim Uddin' }, at: Date.now() + 1000 };
    window.sessionStorage.setItem('form:demo', JSON.stringify(changed));
    await renderForm();
    expect(screen.getByLabelText('Name')).toHaveValue('Karim Uddin');
  });

  test('that is damaged is no draft', async () => {
    window.sessionStorage.setItem('form:demo', '{"values":');
    await renderForm();
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });
});

/** Loads the page anew: that ends what is under way, and forgets what only the page knew. */
function leave(unmount: () => void) {
  unmount();
  forgetSubmissions();
}
