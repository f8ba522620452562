import { ChoiceList } from '../../../src/contract/choice-list';
import type { FieldDefinition, FormDefinition } from '../../../src/contract/form-definition';
import { judge } from '../../../src/contract/submission';

test('A complete submission passes, trimmed and in one Unicode form', () => {
  const form = formWith({ name: 'name' });
  expect(judge(form, { name: '  Ru\u0308h  ' }, anything)).toEqual({ ok: true, values: { name: 'Rüh' } });
});

test('A text passes that is only as long as its field once it is composed, whatever blanks are around it', () => {
  const form = formWith({ maxLength: 120 });
  const value = `${'\u03b1\u0313\u0300\u0345'.repeat(120)}${' '.repeat(5000)}`;
  expect(judge(form, { value }, anything)).toEqual({ ok: true, values: { value: '\u1f82'.repeat(120) } });
});

test.each([
  ['Bangla', 'র\u200d্যাব দপ্তর, আবদুল্লাহ\u200c'],
  ['Arabic', '\u200fمحمد'],
  ['Persian', 'علی\u200cرضا'],
  ['an emoji of joined people', '👩\u200d👩\u200d👧'],
  ['an emoji with a variation selector', '❤\ufe0f'],
  ['a flag of tags', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
  ['Hangul with a filler', '\u115f\u1161'],
  ['Braille', '⠗⠁⠓⠊⠍⠁\u2800⠅'],
])('A text in %s keeps every character, seen or not', (_, value) => {
  expect(judge(formWith({}), { value }, anything)).toEqual({ ok: true, values: { value } });
});

test.each([
  ['Karim   Uddin', 'Karim Uddin'],
  ['Karim  Uddin', 'Karim Uddin'],
  ['Karim\u00a0\u2003 Uddin', 'Karim Uddin'],
  ['Karim\u200b Uddin\u200b', 'Karim Uddin'],
  ['\u200b Ka\u2060rim\ufeff', 'Karim'],
  ['Karim\r\n\t \nUddin', 'Karim Uddin'],
  ['Karim \u202eniddU', 'Karim niddU'],
  ['\u202aKarim\u202c \u2068Uddin\u2069', 'Karim Uddin'],
  ['\u200fمحمد', '\u200fمحمد'],
  ['র\u200d্যাব   আবদুল্লাহ\u200c', 'র\u200d্যাব আবদুল্লাহ\u200c'],
])('A name that was typed as %j is stored as it is meant', (typed, value) => {
  expect(judge(formWith({ kind: 'text' }), { value: typed }, anything)).toEqual({ ok: true, values: { value } });
});

test.each([...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'])(
  'A name cannot be shown as another one by turning its direction about with %j',
  (sign) => {
    const form = formWith({ kind: 'text' });
    expect(judge(form, { value: `x${sign}gnp.exe` }, anything)).toEqual({ ok: true, values: { value: 'xgnp.exe' } });
  },
);

test('A message keeps its blanks and lines', () => {
  const value = 'Items:   3\n\nPlease\u00a0call';
  expect(judge(formWith({ kind: 'longText' }), { value }, anything)).toEqual({ ok: true, values: { value } });
});

test('Optional fields that are left out are empty', () => {
  expect(judge(formWith({ name: 'website', required: false }), {}, anything)).toEqual({
    ok: true,
    values: { website: '' },
  });
});

test.each([
  ['Web  Developer', 'Web  Developer'],
  ['Web Developer', 'Web  Developer'],
  [' QA Lead ', ' QA Lead '],
  ['QA Lead', ' QA Lead '],
  ['Team\r\nLead', 'Team\nLead'],
  ['\u09dc', '\u09dc'],
  ['\u09a1\u09bc', '\u09dc'],
  ['x'.repeat(300), 'x'.repeat(300)],
])('A choice %j passes in the spelling of its list, blanks counted as one', (value, listed) => {
  const titles = listOf('Web  Developer', ' QA Lead ', 'Team\nLead', '\u09dc', 'x'.repeat(300));
  const form = formWith({ kind: 'choice', options: 'openJobs' });
  expect(judge(form, { value }, () => titles)).toEqual({ ok: true, values: { value: listed } });
});

test.each(['WebDeveloper', ' ', 'QA'])('A choice %j that is on no list is refused', (value) => {
  const form = formWith({ kind: 'choice', options: 'openJobs' });
  expect(judge(form, { value }, () => listOf('Web  Developer', ' QA Lead '))).toMatchObject({ ok: false });
});

describe('A submission is refused', () => {
  test('when a required field is missing', () => {
    expect(messages(formWith({ prompt: 'Enter your name' }), {})).toEqual(['Enter your name']);
  });

  test('when a required field holds blanks only', () => {
    expect(messages(formWith({ prompt: 'Enter your name' }), { value: ' \n ' })).toEqual(['Enter your name']);
  });

  test.each([
    ['a blank of no width', '\u200b'],
    ['a word joiner', '\u2060'],
    ['a byte order mark', '\ufeff'],
    ['a Hangul filler', '\u3164'],
    ['a half-wide Hangul filler', '\uffa0'],
    ['a filler of a Hangul letter', '\u115f\u1160'],
    ['a blank of Braille', '\u2800'],
    ['a variation selector', '\ufe0f'],
    ['a variation selector beyond the first plane', '\u{e0100}'],
    ['a grapheme joiner', '\u034f'],
    ['more grapheme joiners than letters have marks', '\u034f'.repeat(40)],
    ['a soft hyphen', '\u00ad'],
    ['marks of direction', '\u202e\u2067\u2069'],
    ['joiners', '\u200c\u200d'],
    ['all of them among blanks', ' \u200b\u2800\n\u3164\t\u200d '],
  ])('when a required field holds nothing but %s', (_, value) => {
    expect(messages(formWith({ prompt: 'Enter your name' }), { value })).toEqual(['Enter your name']);
    expect(judge(formWith({ required: false }), { value }, anything)).toEqual({ ok: true, values: { value: '' } });
  });

  test('when a text is longer than the field', () => {
    const form = formWith({ label: 'Name', maxLength: 120 });
    expect(messages(form, { value: 'x'.repeat(121) })).toEqual(['Name can have at most 120 characters; this has 121']);
  });

  test('when a text is so much longer that looking at it would take time, whatever it is', () => {
    const form = formWith({ label: 'Name', maxLength: 120 });
    const value = `x${' '.repeat(100_000)}`;
    expect(messages(form, { value })).toEqual(['Name can have at most 120 characters; this has 100001']);
  });

  test('when a field is not text', () => {
    expect(messages(formWith({ label: 'Name' }), { value: ['a', 'b'] })).toEqual(['Name must be text']);
  });

  test('when it carries a field that the form does not have', () => {
    expect(judge(formWith({}), { value: 'x', age: '7' }, anything)).toEqual({
      ok: false,
      errors: [{ field: 'age', message: 'This form has no such field' }],
    });
  });

  test('when it carries a field named like a member of every object', () => {
    const input = JSON.parse('{ "value": "x", "__proto__": "y" }');
    expect(messages(formWith({}), input)).toEqual(['This form has no such field']);
  });

  test.each([
    ['NUL', '\u0000', 'U+0000'],
    ['bell', '\u0007', 'U+0007'],
    ['escape', '\u001b', 'U+001B'],
    ['delete', '\u007f', 'U+007F'],
    ['half of an emoji', '\ud83e', 'U+D83E'],
    ['the other half', '\uddf5', 'U+DDF5'],
  ])('when a text holds a character that cannot be stored, it names it and its place: %s', (_name, character, code) => {
    expect(messages(formWith({ label: 'Name' }), { value: `🧵a${character}b${character}` })).toEqual([
      `Name contains a character that cannot be stored: ${code}`,
    ]);
  });

  test('when a letter has a heap of marks', () => {
    expect(messages(formWith({ label: 'Name' }), { value: `a${'\u0301'.repeat(40)}` })).toEqual([
      'Name contains a letter with more than 30 marks',
    ]);
  });

  test('when a choice has several lines, although its list is unknown', () => {
    const form = formWith({ kind: 'choice', options: 'products', prompt: 'Choose a product' });
    expect(messages(form, { value: '7\n8' })).toEqual(['Choose a product from the list']);
  });

  test('when a choice is not in its list', () => {
    const form = formWith({ kind: 'choice', options: 'role', prompt: 'Choose your role' });
    const verdict = judge(form, { value: 'Emperor' }, () => listOf('CEO'));
    expect(verdict).toEqual({
      ok: false,
      errors: [{ field: 'value', message: 'Choose your role from the list' }],
      values: { value: 'Emperor' },
    });
  });

  test.each([
    'plainaddress',
    '@example.com',
    'name@',
    'name@example',
    'name@exa mple.com',
    'name@example..com',
    'name@-example.com',
    'name@example-.com',
    'two@at@example.com',
    'name@example.com, other@example.com',
    'Name <name@example.com>',
    'two\nlines@example.com',
    '=?utf-8?Q?someone?=@example.com',
    'নাম',
    'name@bücher',
    'name@bücher..example',
    'name@bü cher.example',
    'name@bü\ncher.example',
    'name@bücher.example:25',
    'name@bücher.example/path',
    'name@other@bücher.example',
    'name@bücher%2eexample',
    'name@[bücher.example]',
    'name@bücher.example?x',
    'name@bücher.example#x',
    'name@bücher.example\\x',
    'name@１２７.０.０.１',
    'name@①.②.③.④',
    'name@0ｘ7f',
    'name@bücher／x.example',
    'name@bücher＠x.example',
    'name@bücher.example．',
    'name@\u200b.example',
    `name@${'ü'.repeat(64)}.example`,
  ])('when the e-mail address is %s', (value) => {
    expect(messages(formWith({ kind: 'email' }), { value })).toEqual(['Enter an email address like name@example.com']);
  });

  test('when an e-mail address has letters before the @ that not every mail server takes', () => {
    expect(messages(formWith({ kind: 'email' }), { value: 'রহিমা@example.com' })).toEqual([
      'Enter an email address with English letters before the @, like name@example.com',
    ]);
  });

  test.each([
    ['too short', '12345'],
    ['too long', '1234567890123456'],
    ['words', 'call me'],
    ['a plus in the middle', '880+1000000'],
    ['an extension', '01000000000 ext 5'],
    ['an extension behind an area', '(02) 0000000 ext. 12'],
    ['an extension in brackets', '+49 30 0000000 (12)'],
    ['a number and a word', '01000-000000 (WhatsApp)'],
    ['two numbers', '0000000 0000001'],
    ['two numbers of several groups', '000-0000 000-0001'],
    ['two numbers of several groups, the other way about', '000 0000-000 0001'],
    ['two numbers with a slash', '0000000/0000001'],
    ['a number of a country and the begin of another', '+880 20000000/0100'],
    ['a number and the begin of another', '01000-000000 / 0100'],
    ['a number and a second line', '02-0000000/7'],
    ['a number and lines up to another', '0000000-57'],
    ['a number and lines up to another, behind its area', '02-0000000-57'],
    ['a number and lines up to another, behind a shorter area', '0821-000000-57'],
    ['a number and lines up to another, with the code of the country', '+880 2 0000000-57'],
    ['a number and lines up to another, with the code as it is dialled', '00880 2 0000000-57'],
    ['a number and lines up to another, with a zero of the area', '+88 02 0000000-57'],
    ['a number and lines up to another, with blanks', '02-0000000 - 57'],
    ['a number and lines up to another, behind a blank', '02-0000000 57'],
    ['a number and another with a comma', '+49 30 0000000, 1'],
    ['a number from abroad and a second line', '+49 30 0000000/1'],
    ['a number of India and a second line', '+91 22 00000000-90'],
    ['a number of Pakistan and a second line', '+92 21 00000000-9'],
    ['a number of America and what stands behind it', '+1 212 0000000-56'],
    ['a number of America and what stands apart from it', '+12120000000 12'],
    ['a number from abroad as a spreadsheet has it', '+49 1710000000.0'],
    ['a mobile and the 0 of a switchboard', '01700000000-0'],
    ['two numbers with a comma', '01000000000, 01000000001'],
    ['two numbers that are longer than one may be', '01000-000000 / 01000-000001'],
    ['zeros alone, which would be a code that no country has', '000000000'],
    ['a code that no country has', '+0100000000'],
    ['a number that a spreadsheet has counted', '1000000000.0'],
    ['a short number that a spreadsheet has counted', '123.0'],
    ['a number with its code that a spreadsheet has counted', '8801000000000.0'],
  ])('when the phone number is %s', (_name, value) => {
    expect(messages(formWith({ kind: 'phone' }), { value })).toEqual([
      'Enter one phone number of 6 to 15 digits, without words or an extension, like +880\u00a01000\u00a0000000',
    ]);
  });
});

test('A field is told one thing at a time, and every field its own', () => {
  const form = formWith({ name: 'email', kind: 'email', maxLength: 5 }, { name: 'name', prompt: 'Enter your name' });
  expect(messages(form, { email: 'not an address' })).toEqual([
    expect.stringContaining('at most 5 characters'),
    'Enter your name',
  ]);
});

test('A text as long as the field passes', () => {
  expect(judge(formWith({ maxLength: 120 }), { value: 'x'.repeat(120) }, anything).ok).toBe(true);
});

test('A long text may have several lines, whatever computer wrote them', () => {
  expect(
    judge(formWith({ kind: 'longText' }), { value: 'one\r\ntwo\rthree\vfour\ffive\u2028six\u2029seven' }, anything),
  ).toEqual({
    ok: true,
    values: { value: 'one\ntwo\nthree\nfour\nfive\nsix\nseven' },
  });
});

test.each([
  ['House 7\r\n  Road 3,\nDhaka\n', 'House 7 Road 3, Dhaka'],
  ['\tKhatun & Sons\t \tDhaka', 'Khatun & Sons Dhaka'],
  ['Rahima\u2028Receipt: KS-1', 'Rahima Receipt: KS-1'],
  ['two  blanks', 'two blanks'],
])('Lines and cells of %j stand behind each other in a field of one line', (value, sent) => {
  for (const kind of ['text', 'website'] as const) {
    expect(judge(formWith({ kind }), { value }, anything)).toEqual({ ok: true, values: { value: sent } });
  }
});

test('Bangla and emoji pass', () => {
  expect(judge(formWith({}), { value: 'কাঁথা 🧵' }, anything).ok).toBe(true);
});

test.each([
  'name@example.com',
  'first.last+tag@sub.example.co.uk',
  "o'brien@example.ie",
  'a@b.io',
  '1234@example.com.bd',
  '  name@example.com  ',
])('The e-mail address %s passes', (value) => {
  expect(judge(formWith({ kind: 'email' }), { value }, anything).ok).toBe(true);
});

test.each([
  ['info@bücher.example', 'info@xn--bcher-kva.example'],
  ['Info@BÜCHER.Example', 'Info@xn--bcher-kva.example'],
  ['info@bu\u0308cher.example', 'info@xn--bcher-kva.example'],
  ['rahima@উদাহরণ.বাংলা', 'rahima@xn--d5b6ci4b4b3a.xn--54b7fta0cc'],
  ['info@例え。jp', 'info@xn--r8jz45g.jp'],
  ['info@xn--bcher-kva.example', 'info@xn--bcher-kva.example'],
  ['Info@Example.COM', 'Info@Example.COM'],
])('The international address %s is sent as %s', (value, sent) => {
  expect(judge(formWith({ kind: 'email' }), { value }, anything)).toEqual({ ok: true, values: { value: sent } });
});

test.each([
  ['+880 1000-000000', '+8801000000000'],
  ['+880 (1000) 000.000', '+8801000000000'],
  ['00880 1000 000000', '+8801000000000'],
  ['01000000000', '01000000000'],
  ['০১০০০০০০০০০', '01000000000'],
  ['+৮৮০ ১০০০ ০০০০০০', '+8801000000000'],
  ['+880 (0) 1000 000000', '+8801000000000'],
  ['+880(0)1000-000000', '+8801000000000'],
  ['+৮৮০ (০) ১০০০ ০০০০০০', '+8801000000000'],
  ['(+880) (0) 1000 000000', '+8801000000000'],
  ['00880 (0) 1000 000000', '+8801000000000'],
  ['880 (0) 1000 000000', '8801000000000'],
  ['+44 (0)20 0000 0000', '+442000000000'],
  ['+88 (0) 1000 000000', '+8801000000000'],
  ['+39 (0)6 0000 0000', '+390600000000'],
  ['(+39) (0)6 0000 0000', '+390600000000'],
  ['0039 (0)6 0000 0000', '+390600000000'],
  ['+378 (0)549 000000', '+3780549000000'],
  ['+379 (0)6 0000 0000', '+3790600000000'],
  ['+372 (0)000 0000', '+3720000000'],
  ['+88 (01000) 000000', '+8801000000000'],
  ['(0) 1000 000000', '01000000000'],
  ['(01000) 000000', '01000000000'],
  ['+880 1000 (0) 00000', '+8801000000000'],
  ['\u202a+880 1000-000000\u202c', '+8801000000000'],
  ['+8801000000000\u200b', '+8801000000000'],
  ['+880 1000\u2011000000', '+8801000000000'],
  ['٠١٠٠٠٠٠٠٠٠٩', '01000000009'],
  ['۰۱۰۰۰۰۰۰۰۰۹', '01000000009'],
  ['०१००००००००९', '01000000009'],
  ['０１０００００００００', '01000000000'],
  ['tel:+8801000000000', '+8801000000000'],
  ['01000/000000', '01000000000'],
  ['+880 2/0000000', '+88020000000'],
  ['+880 10000/000000', '+88010000000000'],
  ['00880 10000/000000', '+88010000000000'],
  ['0049 (0)6221/00000', '+49622100000'],
  ['＋8801000000000', '+8801000000000'],
  ['01000\u2212000000', '01000000000'],
  ['Tel: 01000000000', '01000000000'],
  ['00880 2/0000000', '+88020000000'],
  ['(+880 2)/0000000', '+88020000000'],
  ['8 (000) 000-00-00', '80000000000'],
  ['+49 89 000000-0', '+49890000000'],
  ['+49 30 0000000-0', '+493000000000'],
  ['+43 1 000000-0', '+4310000000'],
  ['089 0000000-0', '08900000000'],
  ['02-0000000 \u2013 0', '0200000000'],
  ['+49 89 000000-78', '+498900000078'],
  ['0049 89 000000-78', '+498900000078'],
  ['+49 (0)89 000000-78', '+498900000078'],
  ['(+49) 89 000000.78', '+498900000078'],
  ['+62 800000 67', '+6280000067'],
  ['08-000000 78', '0800000078'],
  ['01 00 00 00 00', '0100000000'],
  ['123456', '123456'],
  ['123456789012345', '123456789012345'],
])('The phone number %s is sent as %s', (value, sent) => {
  expect(judge(formWith({ kind: 'phone' }), { value }, anything)).toEqual({ ok: true, values: { value: sent } });
});

test.each([
  ['name@example.com\u200b', 'name@example.com'],
  ['\u202aname@example.com\u202c', 'name@example.com'],
  ['mailto:name@example.com', 'name@example.com'],
  ['name@\u0646\u0627\u0645\u0647\u200c\u0627\u06cc.example', 'name@xn--mgba3gch31f060k.example'],
])('The copied e-mail address %j is sent as %s', (value, sent) => {
  expect(judge(formWith({ kind: 'email' }), { value }, anything)).toEqual({ ok: true, values: { value: sent } });
});

test.each(['example.com', 'https://example.com/path?x=1', 'www.example.com'])(
  'The website %s is never refused (R-FORM-10)',
  (value) => {
    expect(judge(formWith({ kind: 'website' }), { value }, anything).ok).toBe(true);
  },
);

test('A choice from its list passes', () => {
  const form = formWith({ kind: 'choice', options: 'role' });
  expect(judge(form, { value: 'CEO' }, () => listOf('CEO')).ok).toBe(true);
});

test('A choice passes where its list is unknown', () => {
  expect(judge(formWith({ kind: 'choice', options: 'products' }), { value: '7' }, anything).ok).toBe(true);
});

const anything = () => undefined;

/** A list whose entries are sent in the words in which they are shown. */
function listOf(...values: string[]): ChoiceList {
  return new ChoiceList(
    'openJobs',
    values.map((value) => ({ value, label: value })),
  );
}

function messages(form: FormDefinition, input: Record<string, unknown>): string[] {
  const verdict = judge(form, input, anything);
  return verdict.ok ? [] : verdict.errors.map(({ message }) => message);
}

/** A form with the given fields; a required line of text called `value` where nothing is said. */
function formWith(...fields: Partial<FieldDefinition>[]): FormDefinition {
  const common: FieldDefinition = {
    name: 'value',
    kind: 'text',
    label: 'Value',
    prompt: 'Enter a value',
    required: true,
    maxLength: 200,
  };
  return {
    name: 'demo',
    noun: 'sample',
    path: '/api/sample',
    submitLabel: 'SEND',
    busyLabel: 'SENDING...',
    successMessage: 'Sent',
    consentsToMarketing: true,
    fields: fields.map((field) => ({ ...common, ...field })),
  };
}
