import { parseMultipart } from '../../../../src/leads/accept/multipart/parse';
import { oneField, read, refusal } from '../../../support/one-field';

test.each([
  ['empty', ''],
  ['another', 'application/json'],
  ['that of a form without files', 'application/x-www-form-urlencoded'],
  ['one that begins like ours', 'multipart/form-data-x; boundary=B'],
])('A body whose media type is %s is sent back with the one that would do', (_, contentType) => {
  expect(refusal(oneField, contentType)).toEqual({
    status: 415,
    detail: 'Send the form as multipart/form-data.',
  });
});

test('So is one without a media type', () => {
  expect(() => parseMultipart(undefined, Buffer.from(oneField))).toThrow('Send the form as multipart/form-data.');
});

test.each([
  ['no boundary', 'multipart/form-data'],
  ['an empty boundary', 'multipart/form-data; boundary='],
  ['an empty quoted boundary', 'multipart/form-data; boundary=""'],
  ['two boundaries', 'multipart/form-data; boundary=B; boundary=C'],
  ['a boundary of 201 characters', `multipart/form-data; boundary=${'B'.repeat(201)}`],
  ['a boundary that ends with a blank', 'multipart/form-data; boundary="B "'],
  ['a boundary that is no ASCII', 'multipart/form-data; boundary="é"'],
  ['a blank in a boundary without quotation marks', 'multipart/form-data; boundary=B C'],
  ['an open quotation mark', 'multipart/form-data; boundary="B'],
  ['something that is no parameter', 'multipart/form-data; boundary=B; x'],
])('A Content-Type with %s is refused', (_, contentType) => {
  expect(refusal(oneField, contentType)).toEqual({ status: 400, detail: expect.stringContaining('no valid boundary') });
});

test.each(['iso-8859-1; charset=utf-8', 'utf-8; charset=iso-8859-1', 'utf-8; charset='])(
  'A Content-Type that names a character set twice (%s) is refused, as it is of a part',
  (charsets) => {
    const contentType = `multipart/form-data; boundary=B; charset=${charsets}`;
    expect(refusal(oneField, contentType)).toEqual({ status: 400, detail: expect.stringContaining('two character') });
  },
);

test.each([
  'multipart/form-data;boundary=B',
  'Multipart/Form-Data; Boundary=B',
  'multipart/form-data ; boundary="B"',
  'multipart/form-data; boundary=B;',
  'multipart/form-data; charset=utf-8; boundary=B',
  'multipart/form-data; boundary=B; charset="ISO-8859-1"',
  'multipart/form-data; boundary = B ; charset=',
])('%s is read', (contentType) => {
  expect(read(oneField, contentType).text).toEqual({ a: 'x' });
});

test.each(['B'.repeat(70), '-'.repeat(200), "'()+_,-./:=?", '=====1==', 'a b', '*!#$%&^`{|}~[]<>@'])(
  'The boundary %s is found',
  (boundary) => {
    const body = oneField.replaceAll('--B', () => `--${boundary}`);
    expect(read(body, `multipart/form-data; boundary="${boundary}"`).text).toEqual({ a: 'x' });
  },
);

test.each(['*****', '=====1==', '-/:?'])('The boundary %s is found without quotation marks', (boundary) => {
  const body = oneField.replaceAll('--B', () => `--${boundary}`);
  expect(read(body, `multipart/form-data; boundary=${boundary}`).text).toEqual({ a: 'x' });
});
