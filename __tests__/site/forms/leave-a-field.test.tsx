import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillInAndAgree, forgetEachForm, renderForm, sendButton } from '../../support/lead-form';

forgetEachForm();

const wrong = /^Enter an email address/;

describe('A field that was filled in and left', () => {
  test('says what is wrong with it, without a summary, and no more once it is right', async () => {
    await renderForm();
    const email = screen.getByLabelText('Email');
    await userEvent.type(email, 'rehana.example.com');
    expect(email).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    expect(email).toHaveAttribute('aria-invalid', 'true');
    expect(email).toHaveAccessibleDescription(wrong);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.clear(email);
    expect(email).not.toHaveAttribute('aria-invalid');
    await userEvent.type(email, 'rehana@example.com');
    await userEvent.tab();
    expect(email).not.toHaveAttribute('aria-invalid');
  });

  test('is named at the end of the form beside what is left, by a link that leads to it, until it is right', async () => {
    await renderForm();
    for (const [label, text] of [
      ['Phone', '12'],
      ['Email', 'abc@'],
    ] as const) {
      await userEvent.type(screen.getByLabelText(label), text);
      await userEvent.tab();
    }
    expect(sendButton()).toHaveAccessibleDescription(/^8 fields left: .*4 more 2 fields to check: Phone ?, Email$/);
    await userEvent.click(screen.getByRole('link', { name: 'Phone' }));
    expect(screen.getByLabelText('Phone')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Email'), 'nowhere.example');
    expect(sendButton()).toHaveAccessibleDescription(/4 more 1 field to check: Phone$/);
    await userEvent.clear(screen.getByLabelText('Phone'));
    expect(sendButton()).toHaveAccessibleDescription(/^9 fields left: (?!.*to check)/);
  });

  test('says nothing when it was left empty', async () => {
    await renderForm();
    await userEvent.click(screen.getByLabelText('Email'));
    await userEvent.tab();
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
  });

  test('asks about what may be a slip of the finger, and takes it all the same', async () => {
    await renderForm();
    const email = screen.getByLabelText('Email');
    await userEvent.type(email, 'rehana@gmial.com');
    expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByText('Did you mean rehana@gmail.com?')).toBeVisible();
    expect(email).not.toHaveAttribute('aria-invalid');
    await userEvent.clear(email);
    await userEvent.type(email, 'rehana@gmail.com');
    await userEvent.tab();
    expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  });

  test('asks nothing while a finger is pressing something', async () => {
    await renderForm();
    await userEvent.type(screen.getByLabelText('Phone'), '017123');
    fireEvent.pointerDown(screen.getByRole('checkbox'));
    fireEvent.blur(screen.getByLabelText('Phone'));
    expect(screen.queryByText(/Is a digit missing/)).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('checkbox'));
    expect(screen.getByText(/Is a digit missing/)).toBeVisible();
  });

  test('moves nothing under a finger that is pressing something', async () => {
    await renderForm();
    const email = screen.getByLabelText('Email');
    await userEvent.type(email, 'rehana.example.com');
    fireEvent.pointerDown(screen.getByRole('checkbox'));
    fireEvent.blur(email);
    expect(email).not.toHaveAttribute('aria-invalid');
    fireEvent.pointerUp(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('checkbox'));
    expect(email).toHaveAttribute('aria-invalid', 'true');
  });

  test.each([
    ['opens a menu', () => fireEvent.pointerUp(window)],
    ['becomes a scroll', () => fireEvent.pointerCancel(window)],
  ])('says so too after a press that %s, and has no click', async (_, end) => {
    await renderForm();
    const email = screen.getByLabelText('Email');
    await userEvent.type(email, 'rehana.example.com');
    fireEvent.pointerDown(email);
    end();
    await userEvent.tab();
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
  });

  test('is told once when the form is sent as it is', async () => {
    await renderForm();
    await fillInAndAgree({ Email: 'rehana.example.com' });
    await userEvent.click(sendButton());
    expect(screen.getByRole('alert')).toHaveTextContent(wrong.source.slice(1));
  });
});
