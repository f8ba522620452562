import { read, withParameters } from '../../../support/one-field';

/** Each as a client writes it, and as the person did. */
const names: [string, string, string][] = [
  ['as it is', 'filename="cv.pdf"', 'cv.pdf'],
  ['without quotation marks', 'filename=cv.pdf', 'cv.pdf'],
  ['in Bengali', 'filename="জীবনবৃত্তান্ত.pdf"', 'জীবনবৃত্তান্ত.pdf'],
  ['with %22, from browsers', 'filename="my %22best%22 cv.pdf"', 'my "best" cv.pdf'],
  ['with a line end, from browsers', 'filename="my%0D%0Acv.pdf"', 'my\r\ncv.pdf'],
  ['with quoted pairs', 'filename="my \\"best\\" cv.pdf"', 'my "best" cv.pdf'],
  ['with quoted pairs, so that %22 is itself', 'filename="\\"100 %22.pdf"', '"100 %22.pdf'],
  ['with bare quotation marks', 'filename="my "best" cv.pdf"', 'my "best" cv.pdf'],
  ['with one of them', 'filename="5" disk.pdf"', '5" disk.pdf'],
  ['with bare quotation marks at its ends', 'filename=""best""', '"best"'],
  ['with bare quotation marks before another parameter', 'filename="my "best" cv.pdf"; size=1', 'my "best" cv.pdf'],
  ['with bare quotation marks before a semicolon', 'filename="my "best"; last cv.pdf"', 'my "best"; last cv.pdf'],
  ['with a semicolon', 'filename="a; name=b.pdf"', 'a; name=b.pdf'],
  ['with a folder of Windows', 'filename="C:\\Users\\new\\cv.pdf"', 'cv.pdf'],
  ['with a folder of the network', 'filename="\\\\host\\new\\cv.pdf"', 'cv.pdf'],
  ['with a folder of Unix', 'filename="/home/me/cv.pdf"', 'cv.pdf'],
  ['with %20 of its own', 'filename="my%20cv.pdf"', 'my%20cv.pdf'],
  ['with a percent sign of its own', 'filename="100% %E0.pdf"', '100% %E0.pdf'],
  ['percent-encoded as a whole', 'filename="%E0%A6%95%20%22x%22.pdf"', 'ক "x".pdf'],
  ['percent-encoded but for quotation marks', 'filename="my%20"best"%20cv.pdf"', 'my "best" cv.pdf'],
  ['percent-encoded, but not from UTF-8', 'filename="%E9.pdf"', '%E9.pdf'],
  ['in an encoded word', 'filename="=?UTF-8?B?4KaV?="', 'ক'],
  ['in two encoded words', 'filename="=?utf-8?q?=E0=A6=95_?= =?iso-8859-1?Q?=E9.pdf?="', 'ক é.pdf'],
  ['with what looks like an encoded word', 'filename="=?my?=.pdf"', '=?my?=.pdf'],
  ['in the extended form alone', `filename*=UTF-8''%E0%A6%95%27s.pdf`, `ক's.pdf`],
  ['in the extended form with a language', `filename*=utf-8'bn'%E0%A6%95.pdf`, 'ক.pdf'],
  ['in the extended form, quoted', `filename*="UTF-8''%E0%A6%95.pdf"`, 'ক.pdf'],
  ['in the extended form of ISO 8859-1', `filename*=ISO-8859-1''na%EFve.pdf`, 'naïve.pdf'],
  ['with a stand-in', `filename="_.pdf"; filename*=UTF-8''%E0%A6%95.pdf`, 'ক.pdf'],
  ['with a stand-in behind it', `filename*=UTF-8''%E0%A6%95.pdf; filename="_.pdf"`, 'ক.pdf'],
  ['twice the same', `filename="ক.pdf"; filename*=UTF-8''%E0%A6%95.pdf`, 'ক.pdf'],
  ['twice the same, from .NET', `filename="=?utf-8?B?4KaV?="; filename*=utf-8''%E0%A6%95`, 'ক'],
  ['twice with %22 of its own', `filename="100%22.pdf"; filename*=UTF-8''100%2522.pdf`, '100%22.pdf'],
  ['in pieces', `filename*0*=UTF-8''%E0%A6; filename*1*=%95; filename*2="'s; b.pdf"`, `ক's; b.pdf`],
  ['in pieces of plain text', 'filename*0="my \\"best\\""; filename*1=" cv.pdf"', 'my "best" cv.pdf'],
  ['decomposed, from macOS', 'filename="e\u0301.pdf"', '\u00e9.pdf'],
];

describe('The name of a file is read as the person wrote it', () => {
  test.each(names)('%s', (_, parameters, name) => {
    expect(read(withParameters(`name="cv"; ${parameters}`)).files.cv?.name).toBe(name);
  });

  test.each(names)('%s, before the name of the field', (_, parameters, name) => {
    expect(read(withParameters(`${parameters}; name="cv"`)).files.cv?.name).toBe(name);
  });
});

test.each([
  ['with quoted pairs', 'name="a\\"b"', 'a"b'],
  ['with %22', 'name="a%22b"', 'a"b'],
  ['in the extended form', `name*=UTF-8''%E0%A6%95`, 'ক'],
  ['with a blank', 'name="a b"', 'a b'],
])('So is the name of a field: %s', (_, parameters, name) => {
  expect(read(withParameters(parameters)).text).toEqual({ [name]: 'x' });
});
