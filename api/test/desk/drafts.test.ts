import { Drafts } from '../../src/desk/http/drafts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a note that was typed and not saved is there for half an hour after it was last typed on, and then gone', () => {
  const drafts = new Drafts();
  drafts.keep('staff-1', '/leads/KS-1', 'Called');
  jest.advanceTimersByTime(29 * 60_000);
  drafts.keep('staff-1', '/leads/KS-1', 'Called at noon');
  jest.advanceTimersByTime(30 * 60_000 - 1);
  expect(drafts.of('staff-1', '/leads/KS-1')).toBe('Called at noon');
  jest.advanceTimersByTime(1);
  expect(drafts.of('staff-1', '/leads/KS-1')).toBeUndefined();
});

test('a note that was typed and not saved is shown to nobody else, and on no other page', () => {
  const drafts = new Drafts();
  drafts.keep('staff-1', '/leads/KS-1', 'Called');
  expect([drafts.of('staff-2', '/leads/KS-1'), drafts.of('staff-1', '/leads/KS-2')]).toEqual([undefined, undefined]);
});

test('of one account the latest twenty are kept', () => {
  const drafts = new Drafts();
  for (let page = 1; page <= 21; page += 1) drafts.keep('staff-1', `/leads/KS-${page}`, `Called ${page}`);
  const kept = [1, 2, 21].map((page) => drafts.of('staff-1', `/leads/KS-${page}`));
  expect(kept).toEqual([undefined, 'Called 2', 'Called 21']);
});
