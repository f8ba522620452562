import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { namedOf } from '../../../src/forms/state/missing';
import {
  answerSubmissions,
  consent,
  filledIn,
  fillIn,
  fillInAndAgree,
  forgetEachForm,
  renderForm,
  sendButton,
  stored,
  submissions,
  trap,
} from '../../support/lead-form';

forgetEachForm();

describe('Before sending', () => {
  test('every field has a visible label, and the optional ones say so', async () => {
    await renderForm();
    for (const label of Object.keys(filledIn)) expect(screen.getByLabelText(label)).toBeRequired();
    expect(screen.getByLabelText('Website (optional)')).not.toBeRequired();
    expect(screen.getByLabelText('Comment (optional)')).not.toBeRequired();
  });

  test('the questions stand in groups, each under what it is about', async () => {
    await renderForm();
    const namesIn = (title: string) => {
      const group = screen.getByRole('group', { name: title });
      return [...group.querySelectorAll('input, select, textarea')].map((control) => control.getAttribute('name'));
    };
    expect(namesIn('About you')).toEqual(['Customer_name', 'mobile_no', 'email', 'designation']);
    expect(namesIn('Your business')).toContain('business_name');
    expect(namesIn('Your demo')).toEqual(['product', 'lead_sources', 'comment']);
  });

  test('the choices begin with nothing chosen, but for the country of most visitors', async () => {
    await renderForm();
    expect(screen.getByLabelText('Role')).toHaveDisplayValue('Select ...');
    expect(screen.getByLabelText('Country')).toHaveDisplayValue('Bangladesh');
  });

  test('the button waits, and says what is still needed', async () => {
    await renderForm();
    expect(sendButton()).toBeDisabled();
    expect(sendButton()).toHaveAccessibleDescription(/^10 fields left: Name ?, Phone ?, Email ?, Role and 6 more$/);
  });

  test('each field that is filled in is one less', async () => {
    await renderForm();
    await userEvent.type(screen.getByLabelText('Name'), 'A');
    expect(sendButton()).toHaveAccessibleDescription(
      /^9 fields left: Phone ?, Email ?, Role ?, Business name and 5 more$/,
    );
  });

  test('of the last five each has its name, the consent box too', () => {
    const missing = ['Name', 'Email', 'Subject', 'Message', 'the consent box'].map((label) => ({ name: label, label }));
    expect(namedOf(missing)).toEqual({ named: missing, further: 0 });
    expect(namedOf([...missing, { name: 'role', label: 'Role' }])).toEqual({ named: missing.slice(0, 4), further: 2 });
  });

  test('whoever taps what is still needed is led there, to the consent box too', async () => {
    await renderForm();
    await userEvent.click(screen.getByRole('link', { name: 'Phone' }));
    expect(screen.getByLabelText('Phone')).toHaveFocus();
    await fillIn();
    await userEvent.click(screen.getByRole('link', { name: 'the consent box' }));
    expect(consent()).toHaveFocus();
  });

  test('a field that holds blanks only is not filled in', async () => {
    await renderForm();
    await userEvent.type(screen.getByLabelText('Name'), '   ');
    expect(sendButton()).toHaveAccessibleDescription(/^10 fields left/);
  });

  test('a field in which nobody sees anything is not filled in', async () => {
    await renderForm();
    await userEvent.type(screen.getByLabelText('Name'), '\u200b\u3164\u2800');
    expect(sendButton()).toHaveAccessibleDescription(/^10 fields left/);
  });

  test('consent is unticked, required, and leads to the privacy policy', async () => {
    await renderForm();
    expect(consent()).not.toBeChecked();
    expect(screen.getByRole('link', { name: /^privacy policy/ })).toHaveAttribute('href', '/privacy');
    await fillIn();
    expect(sendButton()).toBeDisabled();
    expect(sendButton()).toHaveAccessibleDescription('1 field left: the consent box');
  });

  test('a question that is left is named without its mark', async () => {
    await renderForm();
    await fillInAndAgree();
    await userEvent.selectOptions(screen.getByLabelText('Where did you hear about us?'), '');
    expect(sendButton()).toHaveAccessibleDescription('1 field left: Where did you hear about us');
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
    expect(within(summary).getByRole('heading')).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: 'Enter an email address like name@example.com' }));
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  test('is told again, with the focus on the summary, when it is sent once more', async () => {
    await sendWithBadAddress();
    await userEvent.type(screen.getByLabelText('Email'), '@');
    await userEvent.click(sendButton());
    expect(screen.getByRole('heading', { name: 'Please check these fields. Nothing was lost.' })).toHaveFocus();
    expect(submissions()).toEqual([]);
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
