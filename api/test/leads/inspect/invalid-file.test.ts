import { InvalidFile, unreadable } from '../../../src/leads/inspect/invalid-file';

test.each([new TypeError('x is not a function'), new ReferenceError('x is not defined'), new SyntaxError('x')])(
  'a mistake of ours is no fault of a document: %s',
  (error) => {
    expect(() => unreadable(error)).toThrow(error);
  },
);

test('what a reader cannot read is damaged', () => {
  expect(unreadable(new RangeError('Offset is outside the bounds'))).toBeInstanceOf(InvalidFile);
  expect(unreadable(new Error('Invalid array length')).message).toContain('is damaged');
});
