import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JobView } from '../../../src/blocks/job/job-view';
import { useJob } from '../../../src/blocks/job/use-job';
import { forgetJobs } from '../../../src/live/jobs';
import { jobWords, wireJob } from '../../support/jobs';
import { consent, forgetEachForm } from '../../support/lead-form';
import { answer, answerWith, later } from '../../support/network';
import { jobs } from '../../support/static-queries';

const title = 'Flutter App Developer';
const built = wireJob({ job_title: title });
const other = wireJob({ id: '2', job_title: 'Data Analyst' });

beforeEach(forgetJobs);
forgetEachForm();

const name = () => screen.getByLabelText('Name');

type Beginning = [how: string, begin: () => unknown];
const beginnings: Beginning[] = [
  ['typed something', () => userEvent.type(name(), 'Rehana')],
  ['chosen something', () => userEvent.selectOptions(screen.getByLabelText('Experience'), 'Fresher')],
  [
    'chosen a file',
    () => fireEvent.input(screen.getByLabelText('CV'), { target: { files: [new File(['%PDF'], 'cv.pdf')] } }),
  ],
  ['agreed', () => userEvent.click(consent())],
  ['only gone to a field', () => userEvent.click(name())],
  ['only gone to the form', () => userEvent.click(screen.getByRole('link', { name: 'Apply Now' }))],
];

describe.each(beginnings)('Whoever has %s in an application', (_how, begin) => {
  test.each([
    ['leaves the list', other, /^This position is no longer listed/],
    ['is closed', { ...built, application_deadline: '2026-01-02' }, /^The deadline of this position has passed/],
  ])('keeps it when the position %s, and hears so without losing the focus', async (_what, listed, notice) => {
    const arrive = openPage(listed);
    await begin();
    const [form, focused] = [name().closest('form'), document.activeElement];
    arrive();
    const heard = await screen.findByText(notice);
    expect(heard.closest('[role=status]')).not.toBeNull();
    expect(document.activeElement).toBe(focused);
    expect(name().closest('form')).toBe(form);
    expect(within(form as HTMLFormElement).getByRole('link', { name: /^Call/ })).toBeVisible();
  });
});

test('What was filled in goes out another way with the position that is gone, or to another position', async () => {
  const arrive = openPage(other);
  await userEvent.type(name(), 'Rehana');
  arrive();
  await screen.findByText(/^This position is no longer listed/);
  const position = screen.getByLabelText('Position');
  expect(position).toHaveAccessibleDescription(`“${title}” is no longer on the list. Please choose again`);
  const byMail = screen
    .getAllByRole<HTMLAnchorElement>('link', { name: 'Email' })
    .filter(({ href }) => /^mailto/.test(href))
    .at(-1);
  expect(new URL(byMail?.href ?? '').searchParams.get('body')).toBe(`Name: Rehana\nPosition: ${title}`);
  await userEvent.selectOptions(position, 'Data Analyst');
  expect(name()).toHaveValue('Rehana');
});

test('A position with another title keeps what was begun, and is applied for under its new one', async () => {
  const arrive = openPage({ ...built, job_title: 'Mobile Developer' });
  const cv = new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText('CV'), cv);
  await userEvent.type(name(), 'Rehana');
  arrive();
  await waitFor(() => expect(screen.getByLabelText('Position')).toHaveDisplayValue('Mobile Developer'));
  expect(name()).toHaveValue('Rehana');
  expect(name()).toHaveFocus();
  expect(screen.getByText(/^cv\.pdf, /)).toBeVisible();
});

test('An application that nobody has begun goes with its position', async () => {
  openPage(other)();
  expect(await screen.findByText('No longer listed')).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
});

/** Shows the page of a position whose list comes when the test says so, with this in it. */
function openPage(listed: typeof built): () => void {
  const { answer: slow, arrive } = later(answer(200, { job_list: [listed] }));
  answerWith('GET /api/job-list', slow);
  expect(jobs.map(({ job_title }) => job_title)).toContain(title);
  render(<Page />);
  return arrive;
}

function Page() {
  const { job, state } = useJob(built);
  return job ? <JobView job={job} state={state} words={jobWords} /> : null;
}
