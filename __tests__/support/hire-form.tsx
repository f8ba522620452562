import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fileField, sampleText, shownLabel } from '../../kit/answers';
import { hire } from '../../src/contract/forms/hire';
import { LeadForm } from '../../src/forms/lead-form';
import { answerLists, consent } from './lead-form';
import { requestsFor } from './network';

/** Shows the hiring form, which takes a file and does not require one, with its lists. */
export async function renderHire() {
  answerLists();
  const page = render(<LeadForm form={hire} page="/hiring" />);
  await screen.findByText('Bangladesh');
  return page;
}

/** Fills in what is required, and agrees. */
export async function fillInHire() {
  for (const each of hire.fields.filter(({ required }) => required)) {
    const control = screen.getByLabelText(each.label);
    if (control instanceof HTMLSelectElement)
      await userEvent.selectOptions(control, control.options[control.options.length - 1]?.value ?? '');
    else {
      await userEvent.click(control);
      await userEvent.paste(sampleText(each) ?? '');
    }
  }
  await userEvent.click(consent());
}

export function choose(file: File) {
  // As when people drop a file, or choose "All files".
  return userEvent.upload(input(), file, { applyAccept: false });
}

export function send() {
  return userEvent.click(sendButton());
}

export function sendButton() {
  return screen.getByRole('button', { name: hire.submitLabel });
}

export function input(): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(shownLabel(fileField(hire)));
}

export function brief(size = 1000): File {
  return new File([new Uint8Array(size)], 'brief.pdf', { type: 'application/pdf' });
}

/** The submissions that were sent. */
export function sent() {
  return requestsFor(hire.path);
}
