import { problemWithFileName, storedFileName } from '../../../src/leads/inspect/file-name';
import { doc, pdf } from '../../support/documents';
import { docx } from '../../support/docx';

const problem = (name: string) => problemWithFileName(name, 255);

const unseen: [string, number][] = [
  ['a zero-width space', 0x200b],
  ['a soft hyphen', 0xad],
  ['a word joiner', 0x2060],
  ['an invisible times', 0x2062],
  ['a joiner of graphemes', 0x34f],
  ['a byte order mark', 0xfeff],
  ['a Hangul filler', 0x3164],
  ['a half-width Hangul filler', 0xffa0],
  ['a first Hangul filler', 0x115f],
  ['a Khmer vowel that nobody sees', 0x17b4],
  ['a Mongolian vowel separator', 0x180e],
  ['a variation selector', 0xfe00],
  ['a variation selector without a letter', 0xe0100],
  ['a tag without a flag', 0xe0020],
  ['a character that is not assigned yet, and ignorable', 0xe0fff],
  ['a blank of Braille', 0x2800],
  ['an end of a line', 0x2028],
  ['an anchor of a note', 0xfff9],
  ['what turns the direction about', 0x202e],
  ['a control character', 0x85],
];

test.each(unseen)('a name with %s is refused, wherever it stands', (_, code) => {
  const character = String.fromCodePoint(code);
  for (const name of [`cv.exe${character}.pdf`, `c${character}v.pdf`, `${character}cv.pdf`, `cv.pdf${character}`]) {
    expect(problem(name)).toContain('characters that cannot be seen');
  }
});

const marks = ['\u200c', '\u200d', '\u200e', '\u200f', '\u061c', '\ufe0e', '\ufe0f'];

test('blanks around a name do not hide how it ends', () => {
  expect(storedFileName(' cv.pdf ', Buffer.alloc(0), 'cv')).toBe('cv.pdf');
});

test.each([
  ['cv.doc', docx, 'cv.docx'],
  ['Lebenslauf.DOC', docx, 'Lebenslauf.docx'],
  ['cv.docx', doc, 'cv.doc'],
  ['cv.DOCX', docx, 'cv.DOCX'],
  ['cv.pdf', docx, 'cv.pdf'],
  ['cv.docx', pdf, 'cv.docx'],
  ['cv.docm', docx, 'cv.docm'],
])('a file named %s gets the end of the kind of Word that it is, and no other end', (name, data, stored) => {
  expect(storedFileName(name, data, 'cv')).toBe(stored);
});

test.each(marks)('a name that ends like a program is refused with %j in it, too', (mark) => {
  for (const name of [`cv.exe${mark}.pdf`, `cv.e${mark}xe.pdf`, `cv.exe.${mark}pdf`, `cv.${mark}exe. ${mark}.pdf`]) {
    expect(problem(name)).toContain('ends like a program');
  }
  expect(problem(`cv${mark} mine.pdf`)).toBeUndefined();
});

test.each('exe scr pif bat cmd cpl dll msi msp lnk scf url hta vbs vbe jse wsf'.split(' '))(
  'a document whose name would end in .%s without its last end is refused',
  (end) => {
    for (const name of [`cv.${end}.pdf`, `cv.${end.toUpperCase()} .docx`, `cv.${end}...doc`]) {
      expect(problem(name)).toContain('ends like a program');
    }
    expect(problem(`cv.${end}x.pdf`)).toBeUndefined();
  },
);

test.each([
  'জীবনবৃত্তান্ত.pdf',
  'র\u200d্যাব ক\u09cd\u200cষ.pdf',
  'Re\u0301sume\u0301 Zoe\u0308.pdf',
  '\u1112\u1161\u11ab\u1100\u1173\u11af.pdf',
  '\u200fسيرة ذاتية\u200e (2).pdf',
  'نامه\u200cها.pdf',
  'CV 👩\u200d💻 ❤\ufe0f ☎\ufe0e.pdf',
  'CV 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}.pdf',
  '辻\u{e0100}さんの履歴書.pdf',
  'मेरा सी\u200dवी.pdf',
  'Node.js.pdf',
  'index.html.pdf',
])('%s is a good name', (name) => {
  expect(problem(name)).toBeUndefined();
  expect(problem(storedFileName(name, Buffer.alloc(0), 'cv'))).toBeUndefined();
});
