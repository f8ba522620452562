import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { forms } from '../../../src/contract/forms/all';
import { LeadForm } from '../../../src/forms/lead-form';
import {
  answerSubmissions,
  fillInAndAgree,
  forgetEachForm,
  formElement,
  renderForm,
  sendButton,
  stored,
  submissions,
} from '../../support/lead-form';

forgetEachForm();

const twoNumbers = '+880 1000 000000, +880 1000 000001';
const oneNumber =
  'Enter one phone number of 6 to 15 digits, without words or an extension, like +880\u00a01000\u00a0000000';

describe('What is pasted and is too long', () => {
  test.each(forms)('is cut by no browser in the form "$name"', (form) => {
    document.body.innerHTML = renderToString(<LeadForm form={form} page="/" />);
    expect(formElement()).toContainElement(screen.getByLabelText('Phone', { exact: false }));
    expect(formElement().querySelector('[maxlength]')).toBeNull();
  });

  test('stays as it was pasted, and visitors are told at the field and in the summary', async () => {
    await renderForm();
    await fillInAndAgree({ Phone: twoNumbers });
    await userEvent.click(sendButton());
    const phone = screen.getByLabelText('Phone');
    expect(phone).toHaveValue(twoNumbers);
    expect(phone).toBeInvalid();
    expect(phone).toHaveAccessibleDescription(oneNumber);
    const summary = within(screen.getByRole('alert'));
    expect(summary.getByRole('heading')).toHaveFocus();
    await userEvent.click(summary.getByRole('link', { name: oneNumber }));
    expect(phone).toHaveFocus();
    expect(submissions()).toEqual([]);
  });

  test('can be shortened until it fits: both places follow, and it is sent', async () => {
    answerSubmissions(stored);
    await renderForm();
    await fillInAndAgree({ 'Comment (optional)': 'x'.repeat(2002) });
    await userEvent.click(sendButton());
    expect(screen.queryByText('2,002 of 2,000 characters')).not.toBeInTheDocument();
    await userEvent.type(comment(), '{Backspace}');
    expect(screen.getAllByText('Comment can have at most 2000 characters; this has 2001')).toHaveLength(2);
    await userEvent.type(comment(), '{Backspace}');
    expect(screen.queryByText(/^Comment can have at most/)).not.toBeInTheDocument();
    await userEvent.click(sendButton());
    await screen.findByText('Your Request Has Been Submitted');
    expect(submissions()[0]?.fields.comment).toHaveLength(2000);
  });
});

describe('How long a comment is', () => {
  beforeEach(async () => {
    await renderForm();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  test('is shown when it comes near its limit, and over it', () => {
    write('x'.repeat(1800));
    expect(screen.queryByText(/of 2,000 characters/)).not.toBeInTheDocument();
    write('x'.repeat(1900));
    expect(screen.getByText('1,900 of 2,000 characters')).toBeVisible();
    write('x'.repeat(2001));
    expect(screen.getByText('2,001 of 2,000 characters')).toBeVisible();
  });

  test('is counted as it is judged, without the blanks around it', () => {
    write(`  ${'x'.repeat(1900)}\n\n`);
    expect(screen.getByText('1,900 of 2,000 characters')).toBeVisible();
  });

  test('is heard when nothing has been typed for a second, and not at each key', async () => {
    write('x'.repeat(1900));
    await wait(900);
    write('x'.repeat(1901));
    await wait(900);
    expect(heard()).toBe('');
    await wait(100);
    expect(heard()).toBe('1,901 of 2,000 characters');
    write('');
    await wait(1000);
    expect(heard()).toBe('');
  });

  function write(value: string) {
    fireEvent.input(comment(), { target: { value } });
  }

  function wait(time: number) {
    return act(() => jest.advanceTimersByTimeAsync(time));
  }

  function heard() {
    return comment().parentElement?.querySelector('[aria-live=polite]')?.textContent;
  }
});

function comment() {
  return screen.getByLabelText('Comment (optional)');
}
