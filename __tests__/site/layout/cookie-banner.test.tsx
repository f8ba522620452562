import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { CookieBanner, CookieSettings } from '../../../src/layout/cookies/cookie-banner';
import { useCookieBanner } from '../../../src/layout/cookies/use-cookie-banner';
import { choose, consentFor, currentChoice } from '../../../src/shared/consent';

const text =
  'This website uses cookies to improve user experience, analyze your use of our site and to support our marketing. ' +
  'For more information, please read our Cookies Policy.';

// So that no test waits for the translation of what the page loads lazily.
beforeAll(() => import('../../../src/layout/cookies/banner'));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('A first visit shows the stated text (R-COOKIE-01, 04), and leaves the focus where it is', async () => {
  render(<Page />);
  expect(within(await banner()).getByText(/This website uses cookies/)).toHaveTextContent(text, {
    normalizeWhitespace: false,
  });
  expect(document.body).toHaveFocus();
});

test('Its arrival is announced politely', async () => {
  render(<Page />);
  expect((await banner()).parentElement).toHaveAttribute('aria-live', 'polite');
});

test('The text leads to the cookie policy (R-COOKIE-07)', async () => {
  render(<Page />);
  const link = within(await banner()).getByRole('link', { name: 'Cookies Policy' });
  expect(link).toHaveAttribute('href', '/privacy#cookies');
});

test('SHOW DETAILS says what each category does here, and leads to the privacy policy (R-COOKIE-02)', async () => {
  render(<Page />);
  const scope = within(await banner());
  const toggle = scope.getByRole('link', { name: 'SHOW DETAILS' });
  expect(toggle).toHaveAttribute('href', '/privacy');
  expect(scope.getByText('Necessary')).not.toBeVisible();
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  for (const category of ['Necessary', 'Analytics', 'Marketing']) expect(scope.getByText(category)).toBeVisible();
  expect(scope.getByRole('link', { name: 'Read the privacy policy' })).toHaveAttribute('href', '/privacy');
  await userEvent.click(scope.getByRole('link', { name: 'HIDE DETAILS' }));
  expect(scope.getByText('Necessary')).not.toBeVisible();
});

test('SHOW DETAILS opens the policy in a new tab for whoever asks for that', async () => {
  render(<Page />);
  const toggle = within(await banner()).getByRole('link', { name: 'SHOW DETAILS' });
  // What is left to the browser is stopped here, since jsdom follows no links.
  let wasLeftToBrowser: boolean | undefined;
  const stop = (event: Event) => {
    wasLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', stop, { once: true });
  fireEvent.click(toggle, { ctrlKey: true });
  expect(wasLeftToBrowser).toBe(true);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['ACCEPT ALL', 'accepted', true],
  ['DECLINE ALL', 'declined', false],
] as const)('%s is stored, counts, and closes the banner (R-COOKIE-03, 06)', async (label, choice, isAllowed) => {
  render(<Page />);
  await userEvent.click(within(await banner()).getByRole('button', { name: label }));
  expect(banners()).toEqual([]);
  expect(currentChoice()).toBe(choice);
  expect(consentFor('analytics')).toBe(isAllowed);
  expect(screen.getByText(`You chose ${label}.`)).toBeInTheDocument();
});

test('Both choices look the same', async () => {
  render(<Page />);
  const [accept, decline] = ['ACCEPT ALL', 'DECLINE ALL'].map((name) => screen.findByRole('button', { name }));
  expect((await accept)?.className).toBe((await decline)?.className);
});

test('Showing the banner stores nothing (R-COOKIE-05)', async () => {
  render(<Page />);
  await banner();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test.each([
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close without choosing' }))],
  [
    'Esc',
    async () => {
      screen.getByRole('button', { name: 'ACCEPT ALL' }).focus();
      await userEvent.keyboard('{Escape}');
    },
  ],
])('Closing by %s is no choice: it is not asked again in this visit, but in the next', async (_name, leave) => {
  const { unmount } = render(<Page />);
  await banner();
  await leave();
  expect(banners()).toEqual([]);
  expect(localStorage).toHaveLength(0);
  expect(consentFor('analytics')).toBe(false);
  unmount();
  const sameVisit = render(<Page />);
  await everythingArrived();
  expect(banners()).toEqual([]);
  sameVisit.unmount();
  sessionStorage.clear();
  render(<Page />);
  expect(await banner()).toBeVisible();
});

test.each([
  ['accepted', () => choose('accepted')],
  ['declined', () => choose('declined')],
  ['been asked by the old site', () => localStorage.setItem('cookie', 'true')],
])('Whoever has %s is not asked', async (_name, before) => {
  before();
  render(<Page />);
  await everythingArrived();
  expect(banners()).toEqual([]);
});

test('The footer opens it again, with the current choice and the focus, and gets the focus back (R-COOKIE-08)', async () => {
  choose('accepted');
  render(<Page />);
  const settings = screen.getByRole('button', { name: 'Cookie settings' });
  await userEvent.click(settings);
  expect(await banner()).toHaveFocus();
  expect(within(await banner()).getByText('You chose ACCEPT ALL.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'DECLINE ALL' }));
  expect(banners()).toEqual([]);
  expect(settings).toHaveFocus();
  expect(currentChoice()).toBe('declined');
});

test('Closing the settings keeps the choice', async () => {
  choose('accepted');
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Cookie settings' }));
  await banner();
  await userEvent.keyboard('{Escape}');
  expect(banners()).toEqual([]);
  expect(currentChoice()).toBe('accepted');
});

test('The focus of whoever answers goes to the page and is not lost', async () => {
  render(<Page />);
  await userEvent.click(within(await banner()).getByRole('button', { name: 'DECLINE ALL' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('An answer in another tab closes it', async () => {
  render(<Page />);
  await banner();
  localStorage.setItem('cookie', 'true');
  fireEvent(window, new StorageEvent('storage', { key: 'cookie' }));
  await waitFor(() => expect(banners()).toEqual([]));
});

test('A banner that the sleeping page has shown goes when somebody has chosen elsewhere before it wakes', () => {
  // React in development says that the attribute is another one.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  choose('declined');
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  document.body.append(container);
  const line = container.querySelector('section');
  if (line) line.hidden = false;
  render(<Page />, { container, hydrate: true });
  expect(line).not.toBeVisible();
});

test('The HTML holds the banner hidden, and the footer leads to the policy until a script runs', () => {
  const html = renderToString(<Page />);
  expect(html).toMatch(/<section [^>]*hidden[^>]*>.*ACCEPT ALL/);
  expect(html).toContain('<a href="/privacy#cookies">Cookie settings</a>');
});

function Page() {
  const { openSettings, ...state } = useCookieBanner();
  return (
    <>
      <CookieBanner {...state} />
      <main tabIndex={-1}>
        <CookieSettings onOpen={openSettings} />
      </main>
    </>
  );
}

/** Long enough for a banner that should not come to come. */
async function everythingArrived(): Promise<void> {
  await act(async () => {
    await import('../../../src/layout/cookies/banner');
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

function banner(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'Cookies' });
}

function banners(): HTMLElement[] {
  return screen.queryAllByRole('region', { name: 'Cookies' });
}
