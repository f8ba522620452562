import { newRecoveryCodes, newToken, newTotpSecret, recoveryHash, stepOf } from '../../src/desk/accounts/codes';
import { codeOf } from '../support/desk';

/** "12345678901234567890" of RFC 6238, appendix B, in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  ['287082', 59_000, 1],
  ['081804', 1_111_111_109_000, 37_037_036],
  ['005924', 1_234_567_890_000, 41_152_263],
])('a code of the standard, %s, is right in its own half minute', (code, now, step) => {
  expect(stepOf(code, secret, now)).toBe(step);
  expect(stepOf(`${code.slice(0, 3)} ${code.slice(3)}`, secret, now)).toBe(step);
});

test('a code is right in its half minute and the one to either side, and always that of its own', () => {
  const start = 1_111_111_110_000;
  const code = codeOf(secret, start);
  const step = start / 30_000;
  const passed = [-30_001, -30_000, -1, 0, 29_999, 30_000, 59_999, 60_000];
  expect(passed.map((time) => stepOf(code, secret, start + time))).toEqual([
    undefined,
    ...passed.slice(1, -1).map(() => step),
    undefined,
  ]);
});

test.each(['', '12345', '1234567', '12345a', '１２３４５６'])('what is no code is none: "%s"', (code) => {
  expect(stepOf(code, secret)).toBeUndefined();
});

test('secrets are long, and no two are the same', () => {
  const made = Array.from({ length: 100 }, () => [newTotpSecret(), newToken(), ...newRecoveryCodes()]).flat();
  expect(new Set(made).size).toBe(1_000);
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newToken()).toMatch(/^[\w-]{43}$/);
});

test('a recovery code is the same in capitals, and without what stands between its letters', () => {
  const [code = '', other = ''] = newRecoveryCodes();
  expect(recoveryHash(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(recoveryHash(code));
  expect(recoveryHash(other)).not.toBe(recoveryHash(code));
});
