import { onReasonToWake } from '../../../src/waker/reasons';

const originalFetch = window.fetch;

let woke = false;
const wake = () => {
  woke = true;
};

beforeEach(() => {
  woke = false;
  document.body.innerHTML = '';
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  window.fetch = originalFetch;
  Reflect.deleteProperty(navigator, 'connection');
});

test('A page in which nothing lives by its script stays asleep', () => {
  document.body.innerHTML = '<main><form></form></main>';
  onReasonToWake(wake);
  expect(woke).toBe(false);
});

test.each(['/products?industry=retail', '/faqs#refunds', '/?utm_source=mail&product=pos'])('%s wakes', (address) => {
  window.history.replaceState(null, '', address);
  onReasonToWake(wake);
  expect(woke).toBe(true);
});

test.each(['/?utm_source=mail&utm_campaign=eid', '/?fbclid=1', '/?gclid=1'])('%s does not wake', (address) => {
  window.history.replaceState(null, '', address);
  onReasonToWake(wake);
  expect(woke).toBe(false);
});

test('Whoever agreed to measuring is noted with the campaign before the page is left', () => {
  window.history.replaceState(null, '', '/?utm_source=mail');
  localStorage.setItem('cookie', '{"choice":"accepted"}');
  onReasonToWake(wake);
  expect(woke).toBe(true);
});

test.each([
  ['a draft', () => sessionStorage.setItem('form:demo', '{}')],
  ['what was not sent on another day', () => localStorage.setItem('form:contact', '{}')],
  ['what was sent from here', () => sessionStorage.setItem('receipt:/contact', 'X')],
])('A page that remembers %s wakes', (_what, remember) => {
  remember();
  onReasonToWake(wake);
  expect(woke).toBe(true);
});

test('A carousel in view wakes', () => {
  document.body.innerHTML = '<section data-wakes></section>';
  onReasonToWake(wake);
  expect(woke).toBe(true);
});

test.each([
  ['has passed', -1, true],
  ['lies ahead', 60_000, false],
])('A deadline that %s decides', (_when, from, wakes) => {
  document.body.innerHTML = `<p data-due="${Date.now() + from}"></p>`;
  onReasonToWake(wake);
  expect(woke).toBe(wakes);
});

test.each([
  ['is the one that was built', 304, false],
  ['has changed', 200, true],
  ['cannot be had', 503, false],
])('A list that %s decides, and is asked for once', async (_state, status, wakes) => {
  const asked: unknown[] = [];
  window.fetch = async (...request) => {
    asked.push(request);
    return { status, ok: status === 200 } as Response;
  };
  document.body.innerHTML = `<p data-live="/api/job-list" data-tag='"abc"'></p>`.repeat(2);
  onReasonToWake(wake);
  await Promise.resolve();
  await Promise.resolve();
  expect(asked).toEqual([['/api/job-list', { headers: { Accept: 'application/json', 'If-None-Match': '"abc"' } }]]);
  expect(woke).toBe(wakes);
});

test('Without a network a list wakes nothing, and no error is left', async () => {
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  document.body.innerHTML = `<p data-live="/api/job-list" data-tag='"abc"'></p>`;
  onReasonToWake(wake);
  await Promise.resolve();
  expect(woke).toBe(false);
});

test('A list of another host, which nobody could compare at the build, is asked for by the page itself', () => {
  document.body.innerHTML = '<p data-live="https://api.example/job-list"></p>';
  onReasonToWake(wake);
  expect(woke).toBe(true);
});

test('Whoever saves data is spared all of it', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  window.history.replaceState(null, '', '/products?industry=retail');
  document.body.innerHTML = '<section data-wakes></section>';
  onReasonToWake(wake);
  expect(woke).toBe(false);
});
