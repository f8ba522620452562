import { isOfTheSame, outcomeOf } from '../../src/site/conditions';

const changed = 'Thu, 26 Nov 2026 08:00:00 GMT';
const [earlier, later] = ['Wed, 25 Nov 2026 08:00:00 GMT', 'Fri, 27 Nov 2026 08:00:00 GMT'];
const known = { ETag: 'W/"5-abc"', 'Last-Modified': changed };
const strong = { ...known, ETag: '"5-abc"' };

test.each([
  ['who has it', { 'if-none-match': 'W/"5-abc"' }, 304],
  ['who has it, by a strong tag', { 'if-none-match': '"5-abc"' }, 304],
  ['who has several', { 'if-none-match': '"1", W/"5-abc" ,"2"' }, 304],
  ['who has any', { 'if-none-match': '*' }, 304],
  ['who has another', { 'if-none-match': '"1"' }, 200],
  ['who has another, and one as young', { 'if-none-match': '"1"', 'if-modified-since': changed }, 200],
  ['who has it since', { 'if-modified-since': changed }, 304],
  ['who has a younger one, as after a way back', { 'if-modified-since': later }, 200],
  ['who has an older one', { 'if-modified-since': earlier }, 200],
  ['who has one of no date', { 'if-modified-since': 'yesterday' }, 200],
  ['who wants any', { 'if-match': '*' }, 200],
  ['who wants another', { 'if-match': '"1"' }, 412],
  ['who wants the same, which a weak tag does not tell', { 'if-match': 'W/"5-abc"' }, 412],
  ['who wants one that is older', { 'if-unmodified-since': earlier }, 412],
  ['who wants one as old', { 'if-unmodified-since': changed }, 200],
  ['who wants one of no date', { 'if-unmodified-since': 'yesterday' }, 200],
  ['who wants any, but an older one', { 'if-match': '*', 'if-unmodified-since': earlier }, 200],
  ['who says nothing', {}, 200],
])('a file is answered to somebody %s', (_, asked, outcome) => {
  expect(outcomeOf(asked, known)).toBe(outcome);
});

test('the same as somebody has is told by a strong tag', () => {
  expect(outcomeOf({ 'if-match': '"0", "5-abc"' }, strong)).toBe(200);
  expect(outcomeOf({ 'if-match': 'W/"5-abc"' }, strong)).toBe(412);
});

test.each([
  [undefined, known, true],
  [changed, known, true],
  [later, known, false],
  ['W/"5-abc"', known, false],
  ['"5-abc"', strong, true],
  ['"1"', strong, false],
])('a part is sent of what %s names: %o, %s', (condition, file, isSent) => {
  expect(isOfTheSame(condition, file)).toBe(isSent);
});
