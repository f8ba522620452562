import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hire } from '../../../src/contract/forms/hire';
import { forgetSubmissions } from '../../../src/forms/state/submission-store';
import { brief, choose, fillInHire, input, renderHire, send, sent } from '../../support/hire-form';
import { expectWarning, forgetEachForm, stored } from '../../support/lead-form';
import { answer, answerWith, later } from '../../support/network';

forgetEachForm();

describe('When the page is loaded again', () => {
  test('the draft comes back, and the page says which file must be chosen again', async () => {
    const { unmount } = await renderHire();
    await userEvent.type(screen.getByLabelText('Name'), 'Ayesha');
    await choose(brief());
    unmount();
    forgetSubmissions();
    await renderHire();
    expect(screen.getByLabelText('Name')).toHaveValue('Ayesha');
    expect(screen.getByText(/^Please choose brief\.pdf again/)).toBeVisible();
    await choose(new File(['%PDF'], 'other.pdf'));
    expect(screen.queryByText(/^Please choose brief\.pdf again/)).not.toBeInTheDocument();
  });

  test('it is asked for once more before the rest is sent without it', async () => {
    answerWith(`POST ${hire.path}`, stored);
    const { unmount } = await renderHire();
    await choose(brief());
    unmount();
    forgetSubmissions();
    await renderHire();
    await fillInHire();
    await send();
    const message = 'brief.pdf is not attached any more. Choose it again, or send without it';
    expect(await screen.findByRole('link', { name: `Attachment (job description): ${message}` })).toBeVisible();
    expect(input()).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(sent()).toHaveLength(0);
    await send();
    await screen.findByText(hire.successMessage);
    expect(sent()[0]?.files).toEqual({});
  });

  test('the question stands while something else is changed, and until it is answered', async () => {
    const { unmount } = await renderHire();
    await choose(brief());
    unmount();
    forgetSubmissions();
    await renderHire();
    await fillInHire();
    await send();
    const question = { name: /: brief\.pdf is not attached any more/ };
    await screen.findByRole('link', question);
    await userEvent.type(screen.getByLabelText('Name'), ' Begum');
    expect(screen.getByRole('link', question)).toBeVisible();
    await choose(brief());
    expect(screen.queryByRole('link', question)).not.toBeInTheDocument();
  });

  test('nobody is asked when it was chosen again', async () => {
    answerWith(`POST ${hire.path}`, stored);
    const { unmount } = await renderHire();
    await choose(brief());
    unmount();
    forgetSubmissions();
    await renderHire();
    await fillInHire();
    await choose(brief());
    await send();
    await screen.findByText(hire.successMessage);
    expect(sent()[0]?.files.cv).toMatchObject({ name: 'brief.pdf' });
  });

  test('a file that was removed before is not asked for', async () => {
    const { unmount } = await renderHire();
    await choose(brief());
    await userEvent.click(screen.getByRole('button', { name: 'Remove brief.pdf' }));
    unmount();
    forgetSubmissions();
    await renderHire();
    expect(screen.queryByText(/^Please choose/)).not.toBeInTheDocument();
  });

  test('the browser has kept its name and nothing of its contents (C5)', async () => {
    await renderHire();
    await choose(new File(['%PDF secret contents'], 'brief.pdf'));
    expect(window.sessionStorage.getItem('form:hire')).toContain('brief.pdf');
    expect(window.sessionStorage.getItem('form:hire')).not.toContain('secret');
  });
});

describe('The browser asks before the page is left', () => {
  test('with a chosen file, which the draft cannot hold', async () => {
    await renderHire();
    await choose(brief());
    expect(asksBeforeLeaving()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Remove brief.pdf' }));
    expect(asksBeforeLeaving()).toBe(false);
  });

  test('while it is being sent, and no longer when that has ended', async () => {
    expectWarning();
    const { answer: awaited, arrive } = later(answer(500, {}));
    answerWith(`POST ${hire.path}`, awaited);
    await renderHire();
    await fillInHire();
    await send();
    expect(asksBeforeLeaving()).toBe(true);
    arrive();
    await screen.findByText('Your request may not have arrived');
    expect(asksBeforeLeaving()).toBe(false);
  });

  test('but not when it is left for a call or an e-mail, which leave it open', async () => {
    expectWarning();
    answerWith(`POST ${hire.path}`, answer(500, {}));
    await renderHire();
    await fillInHire();
    await choose(brief());
    await send();
    const now = jest.spyOn(Date, 'now');
    // Each some time after the one before, which must not speak for it.
    for (const [name, time] of [[/^Call/, 1_000_000] as const, ['Email', 2_000_000] as const]) {
      const link = await screen.findByRole('link', { name });
      link.addEventListener('click', (event) => event.preventDefault());
      now.mockReturnValue(time);
      expect(asksBeforeLeaving()).toBe(true);
      await userEvent.click(link);
      expect(asksBeforeLeaving()).toBe(false);
      now.mockReturnValue(time + 1000);
      expect(asksBeforeLeaving()).toBe(true);
    }
  });

  test('nor when a mark within such a link is clicked', async () => {
    await renderHire();
    await choose(brief());
    const link = document.createElement('a');
    link.href = 'mailto:hello@kantha.example';
    link.innerHTML = '<svg role="img" aria-label="Letter"><path /></svg>';
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.append(link);
    await userEvent.click(screen.getByRole('img', { name: 'Letter' }));
    expect(asksBeforeLeaving()).toBe(false);
  });

  test('but not with typed text alone, which the draft brings back', async () => {
    await renderHire();
    await fillInHire();
    expect(asksBeforeLeaving()).toBe(false);
  });
});

function asksBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}
