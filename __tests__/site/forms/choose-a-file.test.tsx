import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maxFileBytes } from '../../../src/contract/attachment';
import { hire } from '../../../src/contract/forms/hire';
import { LeadForm } from '../../../src/forms/lead-form';
import { brief, choose, fillInHire, input, renderHire, send, sent } from '../../support/hire-form';
import { answerLists, forgetEachForm } from '../../support/lead-form';

forgetEachForm();

describe('A chosen file', () => {
  test('is shown with its name and size', async () => {
    await renderHire();
    await choose(brief(1_300_000));
    expect(screen.getByText('brief.pdf, 1.3 MB')).toBeVisible();
  });

  test.each([
    [maxFileBytes + 1, '5.1 MB'],
    [6_300_000, '6.1 MB'],
    [1, '1 kB'],
    [0, '0 kB'],
  ])('of %d bytes is shown with the size that a refusal names', async (size, shown) => {
    await renderHire();
    await choose(brief(size));
    expect(screen.getByText(`brief.pdf, ${shown}`)).toBeVisible();
    if (size > maxFileBytes) expect(input()).toHaveAccessibleDescription(new RegExp(`this file has ${shown}`));
  });

  test('can be removed, which leaves the focus at the field', async () => {
    await renderHire();
    await choose(brief());
    await userEvent.click(screen.getByRole('button', { name: 'Remove brief.pdf' }));
    expect(input().files).toHaveLength(0);
    expect(screen.queryByText(/^brief\.pdf/)).not.toBeInTheDocument();
    expect(input()).toHaveFocus();
  });

  test.each([
    ['of another kind', () => new File(['x'], 'brief.exe'), /must be a PDF or Word file/],
    ['that is empty', () => new File([], 'brief.pdf'), /is an empty file/],
    ['over 5 MB', () => brief(maxFileBytes + 1), /at most 5 MB; this file has 5\.1 MB/],
  ])('%s is refused at the field at once, before anything is sent (R-JOIN-18)', async (_name, file, message) => {
    await renderHire();
    await choose(file());
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription(message);
  });

  test.each(['msf_1000000033', 'CV of Md. Rahim'])(
    'called %s, without an end, is left to the server, which looks at what it is',
    async (name) => {
      await renderHire();
      await choose(new File(['%PDF'], name));
      expect(input()).toBeValid();
    },
  );

  test('that is refused keeps the form from being sent, and stands in the summary', async () => {
    await renderHire();
    await fillInHire();
    await choose(new File(['x'], 'brief.exe'));
    await send();
    const summary = screen.getByRole('alert');
    expect(within(summary).getByRole('heading')).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: /must be a PDF or Word file/ }));
    expect(input()).toHaveFocus();
    expect(sent()).toEqual([]);
  });
});

describe('A file that is required', () => {
  const form = { ...hire, fields: hire.fields.map((each) => ({ ...each, required: each.kind === 'file' })) };

  test('is named among what is missing until it is chosen', async () => {
    answerLists();
    render(<LeadForm form={form} page="/hiring" />);
    await screen.findByText('Bangladesh');
    const button = screen.getByRole('button', { name: form.submitLabel });
    expect(button).toHaveAccessibleDescription(/^2 fields left: Attachment \(job description\) ?, the consent box$/);
    await userEvent.upload(screen.getByLabelText('Attachment (job description)'), brief());
    expect(button).toHaveAccessibleDescription('1 field left: the consent box');
  });
});
