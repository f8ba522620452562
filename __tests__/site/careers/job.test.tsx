import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OpenCount } from '../../../src/blocks/career/open-count';
import { Share } from '../../../src/blocks/job/share';
import { useJob } from '../../../src/blocks/job/use-job';
import { forgetJobs } from '../../../src/live/jobs';
import { wireJob } from '../../support/jobs';
import { answer, answerWith, noConnection } from '../../support/network';

const url = 'https://kantha.example/join-team/tester-1';

beforeEach(forgetJobs);

describe('The page of a job', () => {
  test.each([
    ['is still open', [wireJob()], 'open as built'],
    ['has closed since', [wireJob({ application_deadline: '2026-01-02' })], 'closed changed'],
    ['has left the list', [wireJob({ id: '2' })], 'gone as built'],
    ['pays more now', [wireJob({ salary: 'BDT 50,000 per month' })], 'open changed'],
  ])('notices that it %s', async (_what, jobs, expected) => {
    answerWith('GET /api/job-list', answer(200, { job_list: jobs }));
    render(<State />);
    expect(await screen.findByText(`current ${expected}`)).toBeVisible();
  });

  test('stays as it was built while the list cannot be had', async () => {
    answerWith('GET /api/job-list', noConnection);
    render(<State />);
    expect(await screen.findByText('failed open as built')).toBeVisible();
  });

  const built = wireJob();

  function State() {
    const { state, isAsBuilt, live } = useJob(built);
    return <p>{`${live.state} ${state} ${isAsBuilt ? 'as built' : 'changed'}`}</p>;
  }
});

describe('Passing a job on (R-JOIN-11)', () => {
  test('Visitors copy the link and are told so', async () => {
    const user = userEvent.setup();
    render(<Share title="Tester" url={url} />);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('The link is copied.')).toBeVisible();
    expect(await window.navigator.clipboard.readText()).toBe(url);
  });

  test('Where copying is not allowed, the link is shown to be copied by hand', async () => {
    const user = userEvent.setup();
    jest.spyOn(window.navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    render(<Share title="Tester" url={url} />);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(url, { exact: false })).toBeVisible();
  });

  test.each([
    ['WhatsApp', 'wa.me'],
    ['Facebook', 'www.facebook.com'],
    ['LinkedIn', 'www.linkedin.com'],
  ])('%s gets the address of the page', (name, host) => {
    render(<Share title="Tester" url={url} />);
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: new RegExp(name) });
    expect(new URL(href).host).toBe(host);
    expect(decodeURIComponent(href)).toContain(url);
  });

  test('A mail is written with title and address', () => {
    render(<Share title="Tester" url={url} />);
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Email' });
    expect(decodeURIComponent(href)).toBe(`mailto:?subject=Tester&body=${url}`);
  });

  test('A phone offers its own way of sharing', async () => {
    const share = jest.fn(async () => {});
    Object.assign(window.navigator, { share });
    render(<Share title="Tester" url={url} />);
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Tester', url });
    Reflect.deleteProperty(window.navigator, 'share');
  });

  test('Print prints', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    render(<Share title="Tester" url={url} />);
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

describe('The number of open positions (R-CAREER-01)', () => {
  test('is that of the build, then that of the current list', async () => {
    answerWith('GET /api/job-list', answer(200, { job_list: [wireJob()] }));
    render(<OpenCount />);
    expect(screen.getByText('2 open positions')).toBeVisible();
    expect(await screen.findByText('1 open position')).toBeVisible();
  });

  test('stays that of the build when there is no current list', async () => {
    answerWith('GET /api/job-list', noConnection);
    render(<OpenCount />);
    await act(async () => {});
    await waitFor(() => expect(screen.getByText('2 open positions')).toBeVisible());
  });

  test('is not shown when it is none', async () => {
    answerWith('GET /api/job-list', answer(200, { job_list: [] }));
    render(<OpenCount />);
    await waitFor(() => expect(screen.getByText(/open position/)).not.toBeVisible());
  });
});
