import { Unfit, unreadable } from '../../../src/leads/inspect/unfit';

test.each([new TypeError('x is not a function'), new ReferenceError('x is not defined')])(
  'a mistake of ours is no fault of a document: %s',
  (error) => {
    expect(() => unreadable(error)).toThrow(error);
  },
);

test('what a reader cannot read is damaged', () => {
  expect(unreadable(new RangeError('Offset is outside the bounds'))).toBeInstanceOf(Unfit);
  expect(unreadable(new Error('Invalid array length')).message).toContain('is damaged');
});
