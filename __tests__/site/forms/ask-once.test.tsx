import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hire } from '../../../src/contract/forms/hire';
import { fillInHire, renderHire, send, sendButton, sent } from '../../support/hire-form';
import { forgetEachForm, stored } from '../../support/lead-form';
import { answerWith } from '../../support/network';

forgetEachForm();

const slip = { Email: 'rahima@gmial.com', Phone: '0171234567' };
const question = { name: 'Email: Did you mean rahima@gmail.com? If not, send it again' };

async function fillInWithSlips() {
  answerWith(`POST ${hire.path}`, stored);
  await renderHire();
  await fillInHire();
  for (const [label, value] of Object.entries(slip)) {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), value);
  }
  // By the Enter key, which leaves no field and so brings none of the questions below them.
  await userEvent.keyboard('{Enter}');
}

describe('Whoever sends an address or number at which nobody may be reached', () => {
  test('is asked once, of each in the summary, and sends what is meant by sending again', async () => {
    await fillInWithSlips();
    expect(await screen.findByRole('link', question)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Phone: Is a digit missing\?.* If not, send it again$/ })).toBeVisible();
    expect(sent()).toEqual([]);
    await send();
    await screen.findByText(hire.successMessage);
    expect(sent()).toHaveLength(1);
  });

  test('is asked once what else is wrong is right, when both were sent together', async () => {
    await fillInWithSlips();
    await screen.findByRole('link', question);
    await userEvent.clear(screen.getByLabelText('Email'));
    await userEvent.type(screen.getByLabelText('Email'), 'rahima@yaho.com');
    await userEvent.clear(screen.getByLabelText('Phone'));
    await userEvent.type(screen.getByLabelText('Phone'), 'none');
    await send();
    await userEvent.clear(screen.getByLabelText('Phone'));
    await userEvent.type(screen.getByLabelText('Phone'), '01712345678');
    await send();
    expect(await screen.findByRole('link', { name: /rahima@yahoo\.com/ })).toBeVisible();
    expect(sent()).toEqual([]);
    await send();
    await screen.findByText(hire.successMessage);
  });

  test('who puts it right is asked no more of it', async () => {
    await fillInWithSlips();
    await userEvent.type(await screen.findByLabelText('Phone'), '8');
    expect(screen.queryByRole('link', { name: /^Phone:/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', question)).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Email'));
    await userEvent.type(screen.getByLabelText('Email'), 'rahima@gmail.com');
    await send();
    await screen.findByText(hire.successMessage);
    expect(sent()).toHaveLength(1);
  });

  test('is asked of another slip that was made meanwhile', async () => {
    await fillInWithSlips();
    await userEvent.clear(await screen.findByLabelText('Email'));
    await userEvent.type(screen.getByLabelText('Email'), 'rahima@yaho.com');
    await send();
    expect(await screen.findByRole('link', { name: /rahima@yahoo\.com/ })).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test('who empties the field instead reads that it is left to fill in, and not to check as well', async () => {
    await fillInWithSlips();
    await screen.findByRole('link', question);
    expect(sendButton()).toHaveAccessibleDescription(/^2 fields to check: Phone ?, Email$/);
    await userEvent.clear(screen.getByLabelText('Phone'));
    expect(sendButton()).toHaveAccessibleDescription(/^1 field left: Phone 1 field to check: Email$/);
  });
});
