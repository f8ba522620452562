import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleText } from '../../../kit/answers';
import { application } from '../../../src/contract/forms/application';
import { LeadForm } from '../../../src/forms/lead-form';
import { forgetJobs } from '../../../src/live/jobs';
import { wireJob } from '../../support/jobs';
import { consent, stored } from '../../support/lead-form';
import { answer, answerWith, requestsFor } from '../../support/network';

afterEach(() => {
  forgetJobs();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

test.each([
  ['C++ <Senior>', 'C++'],
  ['QA &amp; Test', 'QA & Test'],
  ['Web  Developer', 'Web Developer'],
  [' <b>Team</b> Lead ', 'Team Lead'],
  [`<p class="${'x'.repeat(200)}">Editor</p>`, 'Editor'],
])('Who applies for "%s" of another backend reads its words, and sends it letter for letter', async (title, words) => {
  answerWith('GET /api/job-list', answer(200, { job_list: [wireJob(), wireJob({ id: '2', job_title: title })] }));
  answerWith(`POST ${application.path}`, stored);
  render(<LeadForm form={application} page="/join-team" preset={{ apply_for: words }} />);
  await waitFor(() => expect(screen.getByLabelText('Position')).toHaveDisplayValue(words));
  await fillInTheRest();
  await userEvent.click(screen.getByRole('button', { name: application.submitLabel }));
  await waitFor(() => expect(requestsFor(application.path)).toHaveLength(1));
  expect(requestsFor(application.path)[0]?.fields.apply_for).toBe(title);
});

async function fillInTheRest() {
  for (const field of application.fields.filter(({ required, name }) => required && name !== 'apply_for')) {
    const control = screen.getByLabelText(field.label);
    if (control instanceof HTMLSelectElement)
      await userEvent.selectOptions(control, control.options[control.options.length - 1]?.value ?? '');
    else if (field.kind === 'file') await userEvent.upload(control, new File(['x'], 'cv.pdf'));
    else {
      await userEvent.click(control);
      await userEvent.paste(sampleText(field) ?? '');
    }
  }
  await userEvent.click(consent());
}
