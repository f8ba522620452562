import { type RefusalReason, type Remedy, refusalFor } from '../../../src/contract/refusals';

const statuses = Array.from({ length: 200 }, (_, index) => 400 + index);
const reasons: RefusalReason[] = [...statuses, 'unanswered', 'stranger', 'declined'];

/** What the words of a remedy may be about; the page itself offers Retry, or asks to send it another way. */
const words: Record<Remedy, { heading: RegExp; never: RegExp }> = {
  again: {
    heading: /not been sent yet|did not arrive|may not have arrived/,
    never: /another way|other way|below|smaller|shorten/i,
  },
  change: { heading: /too large|not accepted/, never: /another way|other way|below|\bwait\b/i },
  elsewhere: { heading: /not accepted/, never: /\bagain\b|retry|\bwait\b|\byet\b/i },
};

test.each([
  ['without a file', { hasFile: false }],
  ['with a file', { hasFile: true }],
  ['with a file that fits', { hasFile: true, fits: true }],
])('Whatever refused a form %s, the words fit what is offered', (_what, circumstances) => {
  const torn = reasons.filter((reason) => {
    const { heading, explanation, remedy } = refusalFor(reason, circumstances);
    return !words[remedy].heading.test(heading) || words[remedy].never.test(`${heading} ${explanation}`);
  });
  expect(torn).toEqual([]);
});

test('Every remedy is offered for something', () => {
  const offered = reasons.map((reason) => refusalFor(reason, { hasFile: false }).remedy);
  expect(new Set(offered)).toEqual(new Set(Object.keys(words)));
});

test('What nobody can know is told as what may be', () => {
  for (const reason of [413, 'stranger'] as const) {
    expect(refusalFor(reason, { hasFile: false }).explanation).toMatch(/ may (?:not|have) .*\. If /);
  }
  expect(refusalFor('unanswered', { hasFile: false }).heading).toBe('Your request may not have arrived');
});

test.each([404, 405, 410, 'declined'] as const)('Nobody is told to try again what nobody takes (%s)', (reason) => {
  expect(refusalFor(reason, { hasFile: false }).remedy).toBe('elsewhere');
});
