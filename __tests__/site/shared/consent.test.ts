import { cookies } from '../../../data/site.json';

const { version } = cookies;

import { choose, consentEvent, consentFor, currentChoice, hasAnswered, subscribe } from '../../../src/shared/consent';

beforeEach(() => localStorage.clear());

test('Before a choice nothing is allowed, and nothing is stored (R-COOKIE-05)', () => {
  expect(allowed()).toEqual([false, false]);
  expect(hasAnswered()).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test('ACCEPT ALL allows both categories', () => {
  choose('accepted');
  expect(allowed()).toEqual([true, true]);
});

test('DECLINE ALL allows neither (R-COOKIE-06)', () => {
  choose('declined');
  expect(allowed()).toEqual([false, false]);
  expect(hasAnswered()).toBe(true);
});

test('A choice is stored under "cookie" with its time and the version of the policy', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') });
  choose('declined');
  jest.useRealTimers();
  expect(JSON.parse(localStorage.getItem('cookie') ?? '')).toEqual({
    choice: 'declined',
    date: '2026-11-20T10:00:00.000Z',
    version,
  });
});

test('A later choice replaces the earlier one (R-COOKIE-08)', () => {
  choose('accepted');
  choose('declined');
  expect(currentChoice()).toBe('declined');
  expect(allowed()).toEqual([false, false]);
});

test.each([
  ['the flag of the old site', 'true'],
  ['no JSON', '{accepted'],
  ['nothing at all', ''],
  ['JSON that is no object', '"accepted"'],
  ['an unknown choice', JSON.stringify({ choice: 'maybe', version })],
  ['consent to another version of the policy', JSON.stringify({ choice: 'accepted', version: '1999-01' })],
])('A flag that holds %s means that the visitor was asked, and allows nothing', (_name, value) => {
  localStorage.setItem('cookie', value);
  expect(hasAnswered()).toBe(true);
  expect(currentChoice()).toBeNull();
  expect(allowed()).toEqual([false, false]);
});

test('Whoever asked to know is called after a choice, until they no longer want to', () => {
  const listener = jest.fn();
  const end = subscribe(listener);
  choose('accepted');
  expect(listener).toHaveBeenCalledTimes(1);
  end();
  choose('declined');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('A choice in another tab is heard of, and other entries are not', () => {
  const listener = jest.fn();
  const end = subscribe(listener);
  window.dispatchEvent(new StorageEvent('storage', { key: 'cookie' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'else' }));
  expect(listener).toHaveBeenCalledTimes(1);
  end();
});

test.each([
  ['accepted', 'granted'],
  ['declined', 'denied'],
] as const)('The page is told of a choice in the terms of Consent Mode v2: %s', (choice, state) => {
  const details: unknown[] = [];
  const note = (event: Event) => details.push(event instanceof CustomEvent ? event.detail : undefined);
  window.addEventListener(consentEvent, note);
  choose(choice);
  window.removeEventListener(consentEvent, note);
  expect(details).toEqual([
    { analytics_storage: state, ad_storage: state, ad_user_data: state, ad_personalization: state },
  ]);
});

test('Where nothing can be stored, a choice holds until the page is left', () => {
  const refuse = () => {
    throw new DOMException('The quota is exceeded', 'QuotaExceededError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  choose('accepted');
  expect(allowed()).toEqual([true, true]);
  expect(hasAnswered()).toBe(true);
  jest.restoreAllMocks();
  choose('declined');
  expect(currentChoice()).toBe('declined');
});

function allowed(): boolean[] {
  return [consentFor('analytics'), consentFor('marketing')];
}
