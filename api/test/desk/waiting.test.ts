import { Waiting } from '../../src/desk/http/waiting';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const waiting = () => new Waiting<string>({ each: 20, all: 50 });

test('a note that was typed and not saved is there for half an hour after it was last typed on, and then gone', () => {
  const drafts = waiting();
  drafts.keep('staff-1', '/leads/KS-1', 'Called');
  jest.advanceTimersByTime(29 * 60_000);
  drafts.keep('staff-1', '/leads/KS-1', 'Called at noon');
  jest.advanceTimersByTime(30 * 60_000 - 1);
  expect(drafts.of('staff-1', '/leads/KS-1')).toBe('Called at noon');
  jest.advanceTimersByTime(1);
  expect(drafts.of('staff-1', '/leads/KS-1')).toBeUndefined();
});

test('a note that was typed and not saved is shown to nobody else, and on no other page', () => {
  const drafts = waiting();
  drafts.keep('staff-1', '/leads/KS-1', 'Called');
  expect([drafts.of('staff-2', '/leads/KS-1'), drafts.of('staff-1', '/leads/KS-2')]).toEqual([undefined, undefined]);
});

test('of one account the latest twenty are kept, and no more in all than there is room for', () => {
  const drafts = waiting();
  for (let page = 1; page <= 21; page += 1) drafts.keep('staff-1', `/leads/KS-${page}`, `Called ${page}`);
  const kept = () => [1, 2, 21].map((page) => drafts.of('staff-1', `/leads/KS-${page}`));
  expect(kept()).toEqual([undefined, 'Called 2', 'Called 21']);
  for (let staff = 2; staff <= 50; staff += 1) drafts.keep(`staff-${staff}`, '/leads/KS-1', 'Called');
  expect(kept()).toEqual([undefined, undefined, 'Called 21']);
  expect(drafts.of('staff-50', '/leads/KS-1')).toBe('Called');
});

test('of a page that is gone nothing is kept for anybody', () => {
  const drafts = waiting();
  for (const who of ['staff-1', 'staff-2']) drafts.keep(who, '/leads/KS-1', 'Called');
  drafts.forgetPage('/leads/KS-1');
  expect(['staff-1', 'staff-2'].map((who) => drafts.of(who, '/leads/KS-1'))).toEqual([undefined, undefined]);
});
