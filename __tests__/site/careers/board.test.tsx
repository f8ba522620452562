import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { JobBoard } from '../../../src/blocks/join-team/job-board';
import { forgetJobs } from '../../../src/live/jobs';
import { jobWords, wireJob } from '../../support/jobs';
import { answer, answerWith, later, noConnection } from '../../support/network';
import { besidePanel } from '../../support/wide-window';

const tester = wireJob({ id: '1', job_title: 'Tester' });
const designer = wireJob({ id: '2', job_title: 'Designer', salary: 'BDT 45,000 to 65,000 per month' });
const ended = wireJob({ id: '3', job_title: 'Marketer', application_deadline: '2025-10-31' });
const list = '/api/job-list';

beforeEach(() => {
  forgetJobs();
  window.history.replaceState(null, '', '/join-team');
});

describe('Beside each other', () => {
  beforeEach(besidePanel);

  test('The first open position is shown at first, and one at a time (R-JOIN-03)', async () => {
    await renderBoard([ended, tester, designer]);
    expect(tabs().map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false']);
    expect(within(panel()).getByRole('heading', { name: 'Tester' })).toBeVisible();
    expect(within(panel()).queryByText('Designer')).not.toBeInTheDocument();
  });

  test('A click shows another, and its address can be passed on (R-JOIN-04)', async () => {
    await renderBoard([tester, designer]);
    await userEvent.click(screen.getByRole('tab', { name: /Designer/ }));
    expect(within(panel()).getByRole('heading', { name: 'Designer' })).toBeVisible();
    expect(window.location.search).toBe('?job=2');
  });

  test.each([
    ['down', '{ArrowDown}', /Designer/],
    ['up, round the beginning', '{ArrowUp}', /Marketer/],
    ['to the end', '{End}', /Marketer/],
    ['to the end and back', '{End}{Home}', /Tester/],
  ])('The keyboard moves %s', async (_where, keys, name) => {
    await renderBoard([tester, designer, ended]);
    tabs()[0]?.focus();
    await userEvent.keyboard(keys);
    expect(screen.getByRole('tab', { name })).toHaveFocus();
    expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  });

  test.each([
    ['?job=2', { search: '?job=2', hash: '' }],
    ['#job-2', { search: '', hash: '#job-2' }],
    ['?job=designer-2', { search: '?job=designer-2', hash: '' }],
    ['?job=Designer', { search: '?job=Designer', hash: '' }],
  ])('The address %s opens its position', async (_address, location) => {
    await renderBoard([tester, designer], location);
    await waitFor(() => expect(within(panel()).getByRole('heading', { name: 'Designer' })).toBeVisible());
  });

  const senior = { ...designer, id: '5', job_title: 'Senior Designer' };
  const junior = { ...designer, id: '6', job_title: 'Junior Designer' };

  test('A word that one title alone has opens that position', async () => {
    await renderBoard([tester, senior], { search: '?job=designer', hash: '' });
    await waitFor(() => expect(within(panel()).getByRole('heading', { name: 'Senior Designer' })).toBeVisible());
  });

  test('A word that two titles have leads to the list, which says so', async () => {
    await renderBoard([tester, senior, junior], { search: '?job=designer', hash: '' });
    expect(await screen.findByText(jobWords.unknownText)).toBeVisible();
    expect(within(panel()).getByRole('heading', { name: 'Tester' })).toBeVisible();
  });

  test('A title that two positions have leads to the list, which says so', async () => {
    await renderBoard([tester, junior, { ...junior, id: '7' }], { search: '?job=Junior%20Designer', hash: '' });
    expect(await screen.findByText(jobWords.unknownText)).toBeVisible();
    expect(within(panel()).getByRole('heading', { name: 'Tester' })).toBeVisible();
  });

  test('A number that is gone opens no position that has it in its title', async () => {
    const php = { ...designer, id: '5', job_title: 'PHP 8 Developer' };
    await renderBoard([tester, php], { search: '?job=8', hash: '' });
    expect(await screen.findByText(jobWords.goneText)).toBeVisible();
    expect(within(panel()).getByRole('heading', { name: 'Tester' })).toBeVisible();
  });

  test('An address of a position that is gone says so', async () => {
    await renderBoard([tester], { search: '?job=99', hash: '' });
    expect(await screen.findByText(jobWords.goneText)).toBeVisible();
  });

  test('The nine facts are shown without the empty ones, dates in words (R-JOIN-06)', async () => {
    await renderBoard([tester]);
    const names = [...panel().querySelectorAll('dt')].map((name) => name.textContent);
    expect(names).toEqual([
      'Vacancy',
      'Location',
      'Workplace',
      'Employment status',
      'Salary',
      'Experience',
      'Published',
      'Deadline',
    ]);
    expect(within(panel()).getByText('31 January 2099')).toBeVisible();
  });

  test.each(['31/10/2025', '1761847200', '৩১ অক্টোবর ২০২৫'])(
    'A deadline that passed is the end of the position, and is shown as a date: %s (X6)',
    async (application_deadline) => {
      await renderBoard([tester, wireJob({ id: '4', job_title: 'Writer', application_deadline })]);
      const tab = screen.getByRole('tab', { name: /Writer/ });
      expect(tab).toHaveTextContent(jobWords.closed);
      await userEvent.click(tab);
      expect(within(panel()).getByText('31 October 2025')).toBeVisible();
    },
  );

  test('Empty sections have no heading (R-JOIN-07)', async () => {
    await renderBoard([tester]);
    const headings = within(panel()).getAllByRole('heading', { level: 4 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['Company overview', 'Job responsibilities']);
  });

  test('A closed position is marked and cannot be applied for (R-JOIN-05)', async () => {
    await renderBoard([tester, ended]);
    await userEvent.click(screen.getByRole('tab', { name: /Marketer Closed/ }));
    expect(within(panel()).getByText(jobWords.closedText)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Apply Now' })).not.toBeInTheDocument();
  });

  test('Without an open position, visitors are told where to write (R-JOIN-12)', async () => {
    await renderBoard([ended]);
    expect(screen.getByText(jobWords.none)).toBeVisible();
    expect(screen.getByRole('link', { name: /@/ })).toBeVisible();
  });

  test.each([
    '2025-10-31 00:00:00',
    '2025-10-31T10:00:00Z',
    '2025-10-30T18:00:00.000000Z',
    '20251031',
    '<p>2025-10-31</p>',
  ])('A deadline of another backend closes its position and is shown as a date: %s', async (application_deadline) => {
    await renderCurrent([designer, { ...tester, application_deadline, published_on: '2025-10-01T09:30:00+06:00' }]);
    await userEvent.click(await screen.findByRole('tab', { name: /Tester Closed/ }));
    expect(fact('Deadline')).toHaveTextContent(/^31 October 2025$/);
    expect(fact('Published')).toHaveTextContent(/^1 October 2025$/);
  });

  test('A deadline in words is shown as it is, and the position stays open', async () => {
    await renderCurrent([{ ...tester, application_deadline: 'Open until filled' }]);
    expect(await screen.findByRole('tab', { name: /Tester Dhaka.+Full-time ?Open until filled$/ })).toBeVisible();
    expect(fact('Deadline')).toHaveTextContent(/^Open until filled$/);
    expect(screen.getByRole('link', { name: 'Apply Now' })).toBeVisible();
  });

  test('HTML in the facts of a position is read as text, and its experience as the list that it is', async () => {
    await renderCurrent([
      {
        ...tester,
        job_title: '<b>R&amp;D</b> Tester',
        salary: '<p>BDT 50,000&nbsp;to 60,000</p><p>Two bonuses</p>',
        job_location: '<table><tr><td>Dhaka</td><td>Sylhet</td></tr></table>',
        experience_requirements: '<ul><li>2 years of PHP</li><li>MySQL</li></ul><script>x()</script>',
        vacancy: '<p>&nbsp;</p>',
      },
    ]);
    expect(await within(panel()).findByRole('heading', { name: 'R&D Tester' })).toBeVisible();
    expect(fact('Salary').textContent).toBe('BDT 50,000 to 60,000\nTwo bonuses');
    expect(fact('Location')).toHaveTextContent('Dhaka · Sylhet');
    const points = within(fact('Experience')).getAllByRole('listitem');
    expect(points.map((point) => point.textContent)).toEqual(['2 years of PHP', 'MySQL']);
    expect(within(panel()).queryByText('Vacancy')).not.toBeInTheDocument();
    expect(panel()).not.toHaveTextContent(/[<>]|&\w+;|x\(\)/);
  });

  test('Sections without words have no heading, and cells of a table do not run together', async () => {
    await renderCurrent([
      {
        ...tester,
        company_summery: '<p></p>',
        other_benefits: '&nbsp;',
        educational_requirements: '<p><br></p>',
        job_responsibilities: '<table><tr><td>Mornings</td><td>Calls</td></tr><tr><td>Evenings</td></tr></table>',
      },
    ]);
    expect(await screen.findByText(/Mornings/)).toHaveTextContent(/^Mornings · CallsEvenings$/);
    const headings = within(panel()).getAllByRole('heading', { level: 4 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['Job responsibilities']);
  });

  test('The current list takes the place of the one of the build, its HTML sanitised (R-JOIN-02, 08)', async () => {
    const hostile = { ...designer, other_benefits: '<p>Lunch<img src=x onerror=alert(1)></p><script>x()</script>' };
    answerWith(`GET ${list}`, answer(200, { job_list: [hostile] }));
    renderBuilt([tester]);
    expect(await screen.findByText('Lunch')).toBeVisible();
    expect(panel().querySelector('img, script')).toBeNull();
    expect(screen.queryByText('Tester')).not.toBeInTheDocument();
  });
});

test('Positions that cannot be read cost no others; who runs the backend finds their names in the console (X6)', async () => {
  const notes = jest.spyOn(console, 'info').mockImplementation(() => {});
  const broken = [null, 'Tester', { id: 7 }, { job_title: 'Nameless' }, { ...tester, job_title: 'Twice' }];
  await renderCurrent([tester, ...broken, { ...designer, salary: { from: 1 }, age: null }]);
  expect(await screen.findByRole('link', { name: /Designer/ })).toBeVisible();
  const positions = within(screen.getByRole('list', { name: jobWords.choose })).getAllByRole('listitem');
  expect(positions).toHaveLength(2);
  expect(screen.queryByText('you see those of our last update', { exact: false })).not.toBeInTheDocument();
  expect(notes.mock.calls.flat()).toEqual([
    '/api/job-list: Entry 2 is not an object',
    '/api/job-list: Entry 3 is not an object',
    '/api/job-list: Entry 4 (id 7) has no job_title',
    '/api/job-list: Entry 5 has no id',
    '/api/job-list: Entry 6 (id 1) has the id of an earlier one',
    '/api/job-list: Entry 7 (id 2) has something else than text as salary',
  ]);
});

test('An empty list says that nothing is open, and keeps nothing of the build', async () => {
  answerWith(`GET ${list}`, answer(200, { job_list: [] }));
  renderBuilt([tester]);
  expect(await screen.findByText(jobWords.none)).toBeVisible();
  expect(screen.queryByText('Tester')).not.toBeInTheDocument();
});

test.each([
  ['is down', noConnection],
  ['fails', answer(500, {})],
  ['answers a page', answer(200, '<!doctype html>')],
  ['answers another key', answer(200, { jobs: [] })],
  ['answers jobs without titles', answer(200, { job_list: [{ id: 1 }] })],
])('When the backend %s, the positions of the build stay, and Retry asks again (X6)', async (_name, failure) => {
  answerWith(`GET ${list}`, failure);
  renderBuilt([tester]);
  await screen.findByText('you see those of our last update', { exact: false });
  expect(screen.getByRole('link', { name: /Tester/ })).toBeVisible();
  answerWith(`GET ${list}`, answer(200, { job_list: [designer] }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /Designer/ })).toBeVisible();
  expect(screen.queryByText('you see those of our last update', { exact: false })).not.toBeInTheDocument();
  expect(screen.getByText('The positions are up to date.')).toHaveFocus();
});

test('On a phone the titles are links to the pages of the positions', async () => {
  await renderBoard([tester, designer]);
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Designer/ })).toHaveAttribute('href', '/join-team/designer-2');
});

test('On a phone an address with a position leads to its page', async () => {
  await renderBoard([tester, designer], { search: '?job=2', hash: '' });
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/join-team/designer-2', { replace: true }));
});

const nowhere = { search: '', hash: '' };

/** Shows the board with a current list like that of the build. */
async function renderBoard(jobs: Parameters<typeof renderBuilt>[0], location = nowhere) {
  const { answer: current, arrive } = later(answer(200, { job_list: jobs }));
  answerWith(`GET ${list}`, current);
  renderBuilt(jobs, location);
  await act(async () => arrive());
}

/** Shows the board of a build without positions, and then those of the backend, as they come. */
async function renderCurrent(jobs: readonly unknown[]) {
  const { answer: current, arrive } = later(answer(200, { job_list: jobs }));
  answerWith(`GET ${list}`, current);
  renderBuilt([]);
  await act(async () => arrive());
}

/** What is said of a fact of the position that is shown. */
function fact(name: string): HTMLElement {
  const value = within(panel()).getByText(name, { selector: 'dt' }).nextElementSibling;
  if (!(value instanceof HTMLElement)) throw new Error(`${name} has no value`);
  return value;
}

function renderBuilt(jobs: Parameters<typeof JobBoard>[0]['built'], location = nowhere) {
  return render(<JobBoard built={jobs} words={jobWords} location={location} />);
}

function tabs() {
  return screen.getAllByRole('tab');
}

function panel() {
  return screen.getByRole('tabpanel');
}
