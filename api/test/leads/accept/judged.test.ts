import { fingerprintOf } from '../../../src/leads/accept/judged';
import type { Attachment } from '../../../src/leads/store/lead';

test('the order of fields does not matter, but every name, value, file and the form do', () => {
  const one = fingerprintOf('demo', { a: '1', b: '2' });
  expect(fingerprintOf('demo', { b: '2', a: '1' })).toBe(one);
  const others = [
    fingerprintOf('contact', { a: '1', b: '2' }),
    fingerprintOf('demo', { a: '2', b: '1' }),
    fingerprintOf('demo', { a: '1', c: '2' }),
    fingerprintOf('demo', { a: '1,b', b: '2' }),
    fingerprintOf('demo', { a: '1', b: '2' }, attachment({})),
    fingerprintOf('demo', { a: '1', b: '2' }, attachment({ name: 'other.pdf' })),
    fingerprintOf('demo', { a: '1', b: '2' }, attachment({ sha256: 'b' })),
  ];
  expect(new Set([one, ...others]).size).toBe(8);
});

function attachment(changes: Partial<Attachment>): Attachment {
  return { name: 'cv.pdf', type: 'application/pdf', size: 1, sha256: 'a', ...changes };
}
