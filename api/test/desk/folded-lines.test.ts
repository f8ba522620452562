import { foldedLines } from '../../src/desk/views/folded-lines';

const opened = {
  id: '1',
  at: '2026-11-27T10:00:00.000Z',
  actor: 'rahima',
  action: 'opened',
  lead_id: 'KS-1',
  detail: '',
};

test('a lead that somebody opened again and again on a day has one line of it, with how often', () => {
  expect(foldedLines([opened, opened, opened])).toEqual([{ line: opened, times: 3 }]);
});

test.each([
  ['another person', { actor: 'karim' }],
  ['another lead', { lead_id: 'KS-2' }],
  ['another deed', { action: 'wrote a note' }],
  ['the next day in Dhaka', { at: '2026-11-27T18:00:00.000Z' }],
])('what is of %s has its own line, and parts those around it', (_, other) => {
  expect(foldedLines([opened, { ...opened, ...other }, opened]).map(({ times }) => times)).toEqual([1, 1, 1]);
});

test('deeds that are said in the same words stay as many as they were', () => {
  const line = { ...opened, action: 'listed leads' };
  expect(foldedLines([line, line])).toHaveLength(2);
});
