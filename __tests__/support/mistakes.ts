import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withOwnTexts } from './own-texts';

/** A mistake as somebody makes it who edits the content with Notepad, Word or a phone. */
interface Mistake {
  what: string;
  /** Makes it in a copy of `data`. */
  make: (data: string) => void;
  /** What the message names first: the file, and the line unless the file as a whole is meant. */
  file: string;
  line?: number;
  /** Words by which a person who does not program can mend it. */
  says: string[];
  /** How many problems are told, when not one. */
  problems?: number;
}

const clinic = 'products/clinic-management-software.json';
const tailor = 'products/tailor-management-software.json';
const writer = 'live/jobs/technical-writer.json';
const software = 'services/software-development.json';
const faqs = 'live/faqs.json';
const shared = 'hosting/shared.json';
const upper = 'products/upper-clinic.json';
const bakeryFile = 'products/bakery-software.json';
const screens = 'images/screens/clinic-management-software';
const dashboard = `${screens}/dashboard.webp`;

const inClinic = (what: string, from: string, to: string, line: number, says: string[]): Mistake => ({
  what,
  make: replace(clinic, from, to),
  file: clinic,
  line,
  says,
});

const inSite = (what: string, from: string, to: string, line: number, says: string[]): Mistake => ({
  what,
  make: replace('site.json', from, to),
  file: 'site.json',
  line,
  says,
});

/** The file is not readable as it was saved. */
const saved: readonly Mistake[] = [
  {
    what: 'A file that Notepad saved as ANSI',
    make: rewrite(clinic, (text) => Buffer.from(text.replace('Outpatient clinics', 'Café clinics'), 'latin1')),
    file: clinic,
    line: 16,
    says: ['Windows-1252', 'ANSI', 'save it again as UTF-8'],
  },
  {
    what: 'A file that Notepad saved as Unicode',
    make: rewrite(clinic, (text) => Buffer.from(`\ufeff${text}`, 'utf16le')),
    file: clinic,
    says: ['The file is saved in another encoding (UTF-16', 'save it again as UTF-8'],
  },
  {
    what: 'A file that was saved as UTF-8 with BOM',
    make: rewrite(clinic, (text) => `\ufeff${text}`),
    file: clinic,
    says: ['The file begins with an invisible mark', 'not as "UTF-8 with BOM"'],
  },
  { what: 'An empty file', make: rewrite(clinic, () => ''), file: clinic, says: ['The file is empty', 'bring back'] },
  {
    what: 'A file with nothing but blanks',
    make: rewrite(clinic, () => ' \n\n'),
    file: clinic,
    says: ['The file holds nothing but blanks'],
  },
  {
    what: 'A Word document with the name of a content file',
    make: rewrite(clinic, () => Buffer.from('PK\u0003\u0004word/document.xml\u0000\u0000')),
    file: clinic,
    says: ['The file is no text'],
  },
  {
    what: 'A file that WordPad or TextEdit saved as formatted text',
    make: rewrite(clinic, () => '{\\rtf1\\ansi{\\fonttbl\\f0 Arial;}\\pard \\{ "id": 15 \\}}'),
    file: clinic,
    says: ['The file is formatted text (RTF)', 'save it again as plain text'],
  },
  {
    what: 'A letter that was lost in another program',
    make: replace(clinic, 'Outpatient clinics', 'Caf\ufffd clinics'),
    file: clinic,
    line: 16,
    says: ['was lost', 'type it again'],
  },
  inClinic('An apostrophe that was read in the wrong encoding', '"Outpatient clinics"', '"Doctorâ€™s clinics"', 16, [
    'wrong encoding',
    'type it again; you may have meant "Doctor’s"',
  ]),
];

/** The file is no JSON any more. */
const typed: readonly Mistake[] = [
  inClinic('A curly quotation mark from Word', '"Clinic Management Software"', '“Clinic Management Software”', 5, [
    'curly quotation mark',
    'straight',
  ]),
  inClinic('A text that ends with a curly quotation mark', '"stethoscope"', '"stethoscope”', 7, [
    'curly quotation mark',
  ]),
  inClinic('A single quotation mark', '"stethoscope"', "'stethoscope'", 7, ['single quotation mark']),
  inClinic('A comma behind the last entry', 'health centres"\n', 'health centres",\n', 21, [
    'comma too many',
    'delete it',
  ]),
  inClinic('A comma that is missing', '"id": 15,', '"id": 15', 3, ['needs a comma at the mark']),
  inClinic('A comma that is missing in a list', '"Outpatient clinics",', '"Outpatient clinics"', 16, [
    'needs a comma at the mark',
  ]),
  inClinic('Two commas', '"id": 15,', '"id": 15,,', 3, ['two commas']),
  inClinic('A quotation mark that is missing at the end', '"stethoscope",', '"stethoscope,', 7, [
    'without its quotation mark',
  ]),
  inClinic('A text over two lines', '"Clinic Management Software"', '"Clinic\nManagement Software"', 5, [
    'on one line',
  ]),
  inClinic('A quotation mark inside a text', '"Outpatient clinics"', '"The "best" clinics"', 16, ['inside a text']),
  inClinic('A text without quotation marks', '"stethoscope"', 'stethoscope', 7, ['without quotation marks']),
  inClinic('A field without quotation marks', '"icon":', 'icon:', 7, ['name of a field without quotation marks']),
  inClinic('A colon that is missing', '"icon": ', '"icon" ', 7, ['no colon']),
  inClinic('A semicolon for a comma', '"id": 15,', '"id": 15;', 3, ['semicolon']),
  inClinic('A remark beside a field', '"id": 15,', '"id": 15, // next is 23', 3, ['remark', 'delete it']),
  inClinic('A Windows path in a text', '"Outpatient clinics"', '"C:\\Users\\clinics"', 16, ['backslash']),
  inClinic('A tab inside a text', '"Outpatient clinics"', '"Outpatient\tclinics"', 16, ['tab inside a text']),
  inClinic('A field without a value', '"id": 15,', '"id": ,', 3, ['without a value']),
  inClinic('True with a capital', '"social": {}', '"hiddenInGrid": True,\n  "social": {}', 40, [
    'true or false',
    'small letters',
  ]),
  inClinic('A bracket that is missing at the end', 'owner"\n  ]', 'owner"\n  ', 54, ['begins a field inside a list']),
  {
    what: 'A file whose end was cut off',
    make: rewrite(clinic, (text) => text.slice(0, text.indexOf('"metaDescription"') - 4)),
    file: clinic,
    line: 8,
    says: ['too early', 'bracket'],
  },
  {
    what: 'A product that was pasted below another',
    make: rewrite(clinic, (text) => `${text.trimEnd()}\n{ "id": 23 }\n`),
    file: clinic,
    line: 81,
    says: ['stands behind the last bracket'],
  },
  {
    what: 'A letter that was pasted below a product',
    make: rewrite(clinic, (text) => `${text.trimEnd()}\nBest regards, Rahim\n`),
    file: clinic,
    line: 81,
    says: ['is behind the end', 'delete what follows'],
  },
  inClinic('A no-break blank from a web page', '"id": 15', '"id":\u00a015', 3, [
    'has an invisible no-break blank at the mark: delete it and type a blank',
  ]),
  inClinic('A wide blank of another script', '"id": 15', '"id":\u300015', 3, ['has an invisible sign at the mark']),
  inClinic('A blank without width outside of texts', '"id": 15', '\u200b"id": 15', 3, [
    'has an invisible sign at the mark',
  ]),
  {
    what: 'A price as it stands on a bill',
    make: replace(shared, '"price": 1500', '"price": 1500/-'),
    file: shared,
    line: 15,
    says: ['number with letters or signs behind it', 'its digits alone'],
  },
  {
    what: 'A salary in thousands by a letter',
    make: replace(writer, '"experience"', '"salary": { "from": 50k, "per": "month" },\n  "experience"'),
    file: writer,
    line: 11,
    says: ['number with letters or signs behind it', 'its digits alone'],
  },
  inClinic('A comma of Arabic', '"Outpatient clinics",', '"Outpatient clinics"،', 16, ['comma of another script']),
  inClinic('A comma as wide as a letter', '"id": 15,', '"id": 15，', 3, ['comma of another script']),
  inClinic('A round bracket for a square one', 'owner"\n  ]', 'owner"\n  )', lineOf(clinic, 'owner"\n  ]') + 1, [
    'round bracket: write ] or }',
  ]),
  inClinic('Two colons', '"id": 15', '"id":: 15', 3, ['two colons: delete one']),
  {
    what: 'Two versions that Git could not join',
    make: replace('site.json', '  "establishedYear"', '<<<<<<< HEAD\n  "establishedYear"'),
    file: 'site.json',
    line: 8,
    says: ['two versions', 'Git'],
  },
  {
    ...inClinic('A field that is there twice', '"id": 15,', '"id": 15,\n  "title": "Old",', 6, [
      '"title" a second time',
    ]),
  },
  {
    what: 'A price with a comma',
    make: replace(shared, '"price": 1500', '"price": 1,500'),
    file: shared,
    line: 15,
    says: ['number with a comma'],
  },
  {
    what: 'A price with a currency sign',
    make: replace(shared, '"price": 1500', '"price": ৳1500'),
    file: shared,
    line: 15,
    says: ['the number alone'],
  },
  {
    what: 'A price in Bangla digits',
    make: replace(shared, '"price": 1500', '"price": ১৫০০'),
    file: shared,
    line: 15,
    says: ['0 to 9'],
  },
  {
    what: 'A date without quotation marks',
    make: replace(writer, '"2027-03-01"', '2027-03-01'),
    file: writer,
    line: 7,
    says: ['date without quotation marks', '2027-01-31'],
  },
  inSite('A phone number without quotation marks', '"+880 1000-000000"', '+880 1000-000000', 10, [
    'phone number without quotation marks',
  ]),
];

/** A text that looks like another one. */
const unseen: readonly Mistake[] = [
  inClinic('A sign that turns words around', '"Outpatient clinics"', '"Outpatient \u202eclinics"', 16, [
    'forWhom 1',
    '(a right-to-left override, U+202E) behind "Outpatient"',
    'type them again',
  ]),
  inClinic('A soft hyphen in a word', '"Outpatient clinics"', '"Outpatient cli\u00adnics"', 16, [
    '(a soft hyphen, U+00AD) behind "cli"',
  ]),
  inClinic('A blank without width before a title', '"Clinic Manage', '"\u200bClinic Manage', 5, [
    '(a blank without width, U+200B) before "Clinic"',
  ]),
  {
    what: 'A mark of direction in the title of a job',
    make: replace(writer, '"Technical Writer"', '"Technical Writer\u200f"'),
    file: writer,
    line: 4,
    says: ['(a right-to-left mark, U+200F) behind "Writer"'],
  },
  {
    what: 'A byte order mark in an answer',
    make: replace(faqs, '"description": "', '"description": "\ufeff'),
    file: faqs,
    line: 5,
    says: ['entry 1 → description', 'U+FEFF'],
  },
  inSite('An address with a blank at its end', '"https://blog.kantha.example"', '"https://blog.kantha.example "', 27, [
    'links → blog must not have a blank in it, nor at an end',
  ]),
  inSite('A phone number that is too short', '"+880 1000-000000"', '"+880 1"', 10, [
    'has 4 digits, which nobody can dial',
    'behind 880 stand 8 to 10 more',
  ]),
];

/** A list that says something twice. */
const doubled: readonly Mistake[] = [
  inClinic('An industry that a product has twice', '"health-industry"', '["health-industry", "health-industry"]', 6, [
    'tag 2 says "health-industry", as tag 1 does',
    'take one of the two out',
  ]),
  inClinic('A search word that is there twice but for its capitals', '"opd"', '"Doctor  Chamber"', 27, [
    'searchWords 4 says "Doctor  Chamber", as searchWords 1 does',
  ]),
  inClinic(
    'A feature that is there twice',
    '"Access by role: reception, nurse, doctor, accounts and owner"',
    '"Share of each visiting doctor by visit or procedure, with a statement to sign"',
    lineOf(clinic, '"Access by role'),
    ['features 11 says', 'as features 9 does'],
  ),
  {
    what: 'Six pictures with the same words',
    make: rewrite(clinic, (text) => text.replace(/"alt": "[^"]+"/g, '"alt": "A screen of the software"')),
    file: clinic,
    line: 61,
    says: [
      'images 2, 3, 4, 5 and 6 → alt says "A screen of the software", as images 1 → alt does: say what is seen on each',
    ],
    problems: 5,
  },
  inClinic('A picture that stands in two places', '/list.webp', '/dashboard.webp', 60, [
    'images 2 → file says',
    'each place has a picture of its own',
  ]),
  {
    what: 'A point that a job makes twice',
    make: replace(
      writer,
      '- Hours as you like, with one call a week',
      '- Paid within ten working days after each part',
    ),
    file: writer,
    line: 33,
    says: ['benefits 3 says', 'as benefits 2 does'],
  },
  {
    what: 'A position that was copied and not changed',
    make: (data) => {
      copy(writer, 'live/jobs/writer-again.json')(data);
      replace('live/jobs/writer-again.json', '"id": 110', '"id": 111')(data);
    },
    file: 'live/jobs/writer-again.json',
    says: ['says all that data/live/jobs/technical-writer.json says'],
  },
  {
    what: 'A role that is there twice',
    make: replace(software, '"Laravel Developer",', '"Laravel Developer",\n    "Laravel Developer",'),
    file: software,
    line: 17,
    says: ['category 3 says "Laravel Developer", as category 2 does'],
  },
  {
    what: 'A quote that is there twice',
    make: (data) => {
      const file = path.join(data, 'testimonials.json');
      const [first, ...others] = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify([first, { ...others[0], quote: first.quote }, ...others.slice(1)], null, 2));
    },
    file: 'testimonials.json',
    line: 9,
    says: ['entry 2 → quote', 'is already used'],
  },
];

/** An entry was made of a copy of another, and says what is said there. */
const copied: readonly Mistake[] = [
  {
    what: 'A product with the texts and screens of another',
    make: bakery(23),
    file: bakeryFile,
    line: 11,
    says: [
      "description 1, 2 and 3 is copied from data/products/parking-management-software.json: write this product's own",
      'images 1, 2, 3, 4, 5 and 6 → file is copied from',
      'images 1, 2, 3, 4, 5 and 6 → alt is copied from',
      'projectName is copied from',
      'watchUrl is copied from',
    ],
    problems: 17,
  },
  {
    what: 'A screen of another product, older or not',
    make: replace(tailor, 'screens/tailor-management-software/phone', 'screens/clinic-management-software/phone'),
    file: tailor,
    line: lineOf(tailor, '/phone.webp'),
    says: ['images 6 → file is copied from data/products/clinic-management-software.json'],
  },
  {
    what: 'A copy whose file is named before that of its original',
    make: (data) => {
      copy(clinic, 'products/clinic-management-software-1.json')(data);
      replace('products/clinic-management-software-1.json', '"id": 15', '"id": 23')(data);
    },
    file: 'products/clinic-management-software-1.json',
    says: ['says all that data/products/clinic-management-software.json says: change what makes it another product'],
  },
];

/** A figure that stands in two places, and was changed in one. */
const figures: readonly Mistake[] = [
  {
    what: 'A price of an employee that is not the one of the company',
    make: replace('pages/hiring.json', '"price": 499', '"price": 450'),
    file: 'pages/hiring.json',
    line: lineOf('pages/hiring.json', '"price"'),
    says: [
      'calculator → price is 450, but claims → employeeFrom of data/site.json says "$499 per month"',
      'write the same figure in both',
    ],
  },
  {
    what: 'A claim of savings that the calculator does not make',
    make: replace('site.json', '"up to 72%"', '"up to 70%"'),
    file: 'pages/hiring.json',
    line: lineOf('pages/hiring.json', '"savings"'),
    says: ['calculator → savings is 72, but claims → savings of data/site.json says "up to 70%"'],
  },
  {
    what: 'A number of offices that is not that of the list',
    make: replace('site.json', '"offices": "2"', '"offices": "3"'),
    file: 'site.json',
    line: lineOf('site.json', '"offices": ['),
    says: ['contact → offices lists 2, but claims → offices of data/site.json says "3"'],
  },
];

/** An amount or a year that lost a digit. */
const implausible: readonly Mistake[] = [
  {
    what: 'A salary in thousands',
    make: replace(writer, '"experience"', '"salary": { "from": 45, "per": "month" },\n  "experience"'),
    file: writer,
    line: 11,
    says: ['salary → from is ৳45 a month', 'between ৳3,000 and ৳1,000,000'],
  },
  {
    what: 'A price that lost its zeros',
    make: replace(shared, '"price": 1500', '"price": 15'),
    file: shared,
    line: 15,
    says: ['price must be at least 100'],
  },
  {
    what: 'A deadline with a slip in its year',
    make: replace(writer, '2027-03-01', '2072-03-01'),
    file: writer,
    line: 7,
    says: ['must be within a year of "published"', 'published anew'],
  },
  {
    what: 'A first day with a slip in its year',
    make: (data) => {
      replace(writer, '2026-11-03', '2062-11-03')(data);
      replace(writer, '2027-03-01', '2063-03-01')(data);
    },
    file: writer,
    line: 6,
    says: ['published is in the year 2062, which cannot be meant'],
  },
  {
    what: 'A launch with a slip in its year',
    make: replace('site.json', /"launchDate": "2/, '"launchDate": "0'),
    file: 'site.json',
    line: lineOf('site.json', '"launchDate"'),
    says: ['product → launchDate is in the year 0'],
  },
];

/** It is JSON, and says something that cannot be. */
const meant: readonly Mistake[] = [
  {
    what: 'A price in quotation marks',
    make: replace(shared, '"price": 1500', '"price": "1,500 Tk"'),
    file: shared,
    line: 15,
    says: ['a number', 'without quotation marks, commas and signs, such as 1500'],
  },
  inClinic('An id in quotation marks', '"id": 15', '"id": "15"', 3, [
    'must be a number, not "15"; write it without quotation marks, commas and signs, such as 15.',
  ]),
  {
    what: 'A text where a list belongs',
    make: replace(writer, /"education": \[(".*")\]/, '"education": "Any subject. Three pages say more to us."'),
    file: writer,
    line: lineOf(writer, '"education"'),
    says: ['must be a list, with brackets around it even for one text: ["Any subject. Three pages say more to us."]'],
  },
  {
    what: 'A date in Bangladeshi order',
    make: replace(writer, '2027-03-01', '01/03/2027'),
    file: writer,
    line: 7,
    says: ['deadline', '"2027-01-31"'],
  },
  {
    what: 'A date that the calendar does not have',
    make: replace(writer, '2027-03-01', '2027-02-30'),
    file: writer,
    line: 7,
    says: ['deadline is 2027-02-30, a day that the calendar does not have'],
  },
  {
    what: 'A deadline before the first day',
    make: replace(writer, '2027-03-01', '2026-03-01'),
    file: writer,
    line: 7,
    says: ['must not be before the day of "published"'],
  },
  {
    what: 'A number of years below nothing',
    make: replace(writer, '"from": 2', '"from": -2'),
    file: writer,
    line: 12,
    says: ['at least 0'],
  },
  {
    what: 'A workplace that nobody knows',
    make: replace(writer, '"remote"', '"Remote"'),
    file: writer,
    line: 9,
    says: ['you may have meant "remote"'],
  },
  inSite('A phone number without its country code', '"+880 1000-000000"', '"01000-000000"', 10, [
    'country code, such as "+880',
  ]),
  inSite('An e-mail address without its sign', 'hello@kantha', 'hello.kantha', 11, ['must be an e-mail address']),
  inSite('A field with a slip of the pen', '"phone"', '"phnoe"', 10, ['contact → phnoe', 'you may have meant "phone"']),
  inSite('An address without https', '"https://blog.', '"blog.', 27, ['begins with https://']),
  inClinic('A text with HTML', '"Outpatient clinics"', '"<b>Outpatient</b> clinics"', 16, [
    'forWhom 1',
    'HTML is shown as it is typed',
  ]),
  inClinic('An ampersand as HTML has it', '"Outpatient clinics"', '"Clinics &amp; doctors"', 16, [
    '"&amp;"',
    'write the sign itself',
  ]),
  inClinic('A text with Markdown', '"Outpatient clinics"', '"**Outpatient** clinics"', 16, [
    'Markdown is shown as it is typed',
  ]),
  inClinic('A blank behind a title', 'Clinic Management Software"', 'Clinic Management Software "', 5, [
    'begin or end with a space',
  ]),
  inClinic('A title that is too long', '"Clinic Management Software"', `"${'Clinic '.repeat(9)}Software"`, 5, [
    'at most 60 characters',
  ]),
  inClinic('An icon that does not exist', '"stethoscope"', '"stetoscope"', 7, ['you may have meant "stethoscope"']),
  inClinic('An industry with a slip of the pen', '"health-industry"', '"helth-industry"', 6, [
    'you may have meant "health-industry"',
  ]),
  {
    what: 'A role that would be stored as another one',
    make: replace(software, '"Laravel Developer",', '"Laravel Developer",\n    "C++ Developer",\n    "C# Developer",'),
    file: software,
    line: 18,
    says: ['category 4', 'C++ Developer', 'slug of its own'],
  },
  {
    what: 'A role in Bangla',
    make: replace(software, '"Laravel Developer",', '"Laravel Developer",\n    "লারাভেল ডেভেলপার",'),
    file: software,
    line: 17,
    says: ['slug of its own'],
  },
  {
    what: 'A subject of questions that differs by a capital',
    make: replaceLast(faqs, '"category": "Demos and buying"', '"category": "Demos and Buying"'),
    file: faqs,
    line: 384,
    says: ['spell both the same way'],
  },
  {
    what: 'An answer that links to a product without a page',
    make: replace(faqs, '/schedule-a-demo\\"', '/product/clinic-managment-software\\"'),
    file: faqs,
    line: 5,
    says: ['entry 1 → description', 'not a page of this site', '/product/clinic-management-software'],
  },
  {
    what: 'An anchor that stands twice on a page',
    make: replace('legal/privacy.json', '"id": "cookies"', '"id": "data-collected"'),
    file: 'legal/privacy.json',
    line: lineOf('legal/privacy.json', '"id": "cookies"'),
    says: ['already used', 'its own'],
  },
  inClinic('Words that fill the place of others', '"Outpatient clinics"', '"Lorem ipsum dolor sit amet"', 16, [
    'has "Lorem ipsum"',
    'still to come',
  ]),
  inClinic('A remark to oneself', '"Outpatient clinics"', '"TODO outpatient clinics"', 16, ['has "TODO"']),
  inClinic('A place that somebody left open', '"Outpatient clinics"', '"[insert text here] clinics"', 16, [
    'has "[insert text here]"',
  ]),
  {
    what: 'A picture that is called a picture',
    make: rewrite(clinic, (text) => text.replace(/"alt": "[^"]+"/, '"alt": "Image 1"')),
    file: clinic,
    line: lineOf(clinic, '"alt"'),
    says: ['images 1 → alt must say what is seen'],
  },
  {
    what: 'A title that another product has but for its capitals',
    make: replace(tailor, '"Tailor Management Software"', '"Clinic management  software"'),
    file: tailor,
    line: 5,
    says: ['already used', 'its own'],
  },
  {
    what: 'A title that another product had before',
    make: replace(clinic, '"Clinic Management Software"', '"Tailor management software"'),
    file: clinic,
    line: 5,
    says: ['is already used by data/products/tailor-management-software.json'],
  },
  {
    what: 'An id that another product has',
    make: replace(tailor, /"id": \d+/, '"id": 15'),
    file: tailor,
    line: 3,
    says: ['already used', 'the next free id is 23'],
  },
  {
    what: 'A hosting plan with the address of another',
    make: replace('hosting/vps.json', '"slug": "vps-5"', '"slug": "starter-1"'),
    file: 'hosting/vps.json',
    line: 11,
    says: ['"starter-1" is already used by data/hosting/shared.json'],
  },
];

/** A picture is not fit for where it is shown. */
const pictured: readonly Mistake[] = [
  {
    what: 'A picture of ten by ten pixels',
    make: rewrite(dashboard, () => webp(10, 10)),
    file: clinic,
    line: 56,
    says: ['images 1 → file names the picture', 'is 10 × 10', 'at least 1200 × 630 pixels'],
  },
  {
    what: 'A picture of a phone that was held upright',
    make: rewrite(dashboard, () => webp(1440, 3120)),
    file: clinic,
    line: 56,
    says: ['is 1440 × 3120', 'wider than high, such as 1440 × 900'],
  },
  inClinic(
    'A mark that would be shown in part',
    '../images/products/clinic-management-software.svg',
    '../images/services/apps-development.png',
    8,
    ['is 640 × 520', 'the mark of a product', 'as wide as high'],
  ),
  {
    what: 'A drawing of which no smaller pictures are made',
    make: replace('brands.json', '../static/img/brands/1.png', './images/logo.svg'),
    file: 'brands.json',
    line: 2,
    says: ['is a drawing (SVG)', 'the mark of a brand is a PNG, JPEG or WebP picture'],
  },
  {
    what: 'A picture whose second half is missing',
    make: (data) => {
      const bytes = readFileSync(path.join(data, dashboard));
      writeFileSync(path.join(data, dashboard), bytes.subarray(0, bytes.length / 2));
    },
    file: dashboard,
    says: ['is cut short', 'save the whole picture again'],
  },
  {
    what: 'A photograph that says where it was taken',
    make: rewrite(dashboard, () => webp(1440, 900, positionInExif)),
    file: dashboard,
    says: ['says where it was taken', 'save it without its position (GPS)'],
  },
];

/** An address that leads nowhere. */
const linked: readonly Mistake[] = [
  inSite('An address with one slash', '"https://blog.kantha', '"https:/blog.kantha', 27, [
    'links → blog is "https:/blog.kantha.example": two slashes stand behind "https:"',
  ]),
  inSite('An address with a comma for a dot', '"https://facebook.example', '"https://www,facebook.example', 35, [
    'social 1 → url leads to "www,facebook.example"',
    'you may have meant "www.facebook.example"',
  ]),
  inSite('An e-mail address where a page is meant', '"https://blog.kantha', '"hello@blog.kantha', 27, [
    'an e-mail address: write that of a page',
  ]),
  {
    what: 'A link to a question that there is not',
    make: replace('pages/home.json', /"to": "\/[a-z-]+"/, '"to": "/faqs#faq-333"'),
    file: 'pages/home.json',
    line: lineOfFirstLink(),
    says: ['links to #faq-333 of /faqs, where nothing is called that'],
  },
  {
    what: 'A link to a part of a page that there is not',
    make: replace(faqs, '<a href=\\"/schedule-a-demo\\">', '<a href=\\"/#no-such\\">'),
    file: faqs,
    line: 5,
    says: ['entry 1 → description links to #no-such of /'],
  },
  {
    what: 'A link in an answer with a comma for a dot',
    make: replace(faqs, '<a href=\\"/schedule-a-demo\\">', '<a href=\\"https://www,kantha.example\\">'),
    file: faqs,
    line: 5,
    says: ['entry 1 → description has a link that leads to "www,kantha.example"'],
  },
];

/** A file is not where it is looked for. */
const placed: readonly Mistake[] = [
  {
    what: 'A copy that Windows made',
    make: copy(clinic, 'products/clinic-management-software - Copy.json'),
    file: 'products/clinic-management-software - Copy.json',
    says: ['is a copy', 'the next free id is 23'],
  },
  {
    what: 'A copy that a browser made',
    make: copy(clinic, 'products/clinic-management-software (1).json'),
    file: 'products/clinic-management-software (1).json',
    says: ['is a copy'],
  },
  {
    what: 'A copy of a position that Windows made',
    make: copy(writer, 'live/jobs/technical-writer - Copy.json'),
    file: 'live/jobs/technical-writer - Copy.json',
    says: ['is a copy', 'with a title and a file name of its own', 'the next free id is 111'],
  },
  {
    what: 'A file of an earlier day beside that of today',
    make: copy(clinic, `${clinic}.bak`),
    file: `${clinic}.bak`,
    says: [`there is data/${clinic} already`, 'move this one out of data, or delete it'],
  },
  {
    what: 'A file in a folder of its own beside the one of its name',
    make: copy(clinic, 'products/old/clinic-management-software.json'),
    file: 'products/old/clinic-management-software.json',
    says: [`there is data/${clinic} already`],
  },
  {
    what: 'A picture in capitals beside the one of its name',
    make: copy(dashboard, `${screens}/dashboard.WEBP`),
    file: `${screens}/dashboard.WEBP`,
    says: [`there is data/${dashboard} already`],
  },
  {
    what: 'An ending in capitals',
    make: move(clinic, 'products/clinic-management-software.JSON'),
    file: 'products/clinic-management-software.JSON',
    says: ['small letters', 'clinic-management-software.json'],
  },
  {
    what: 'An ending that Notepad added',
    make: copy(clinic, `${upper}.txt`),
    file: `${upper}.txt`,
    says: ['.json alone', 'rename it to "upper-clinic.json"'],
  },
  {
    what: 'A folder in a folder',
    make: copy(clinic, 'products/health/upper-clinic.json'),
    file: 'products/health/upper-clinic.json',
    says: ['move it to data/products'],
  },
  {
    what: 'A folder with a slip of the pen',
    make: copy(clinic, 'product/upper-clinic.json'),
    file: 'product/upper-clinic.json',
    says: ['you may have meant data/products'],
  },
  {
    what: 'A file beside the folders',
    make: copy(clinic, 'new.json'),
    file: 'new.json',
    says: ['read by nobody', 'data/products'],
  },
  {
    what: 'A document among the content',
    make: copy(clinic, 'prices.xlsx'),
    file: 'prices.xlsx',
    says: ['take it out of data'],
  },
  {
    what: 'A file name that is not the slug',
    make: move(clinic, 'products/clinic.json'),
    file: 'products/clinic.json',
    line: 4,
    says: ['must be called clinic-management-software.json'],
  },
  {
    what: 'A file that was deleted and is needed',
    make: (data) => rmSync(path.join(data, 'navigation.json')),
    file: 'navigation.json',
    says: ['is missing', 'bring it back'],
  },
  {
    what: 'A picture in a wrong folder',
    make: move('images/products/clinic-management-software.svg', 'images/clinic-management-software.svg'),
    file: clinic,
    line: 8,
    says: ['names the picture', 'there is one of that name at "../images/clinic-management-software.svg"'],
  },
  {
    what: 'A picture beside the content',
    make: copy(dashboard, 'products/dashboard.webp'),
    file: 'products/dashboard.webp',
    says: ['put it under data/images'],
  },
  {
    what: 'A picture whose ending has capitals',
    make: copy(dashboard, 'images/clients/9.PNG'),
    file: 'images/clients/9.PNG',
    says: ['small letters', '9.png'],
  },
  {
    what: 'A picture of a kind that browsers do not show',
    make: copy(dashboard, 'images/clients/9.tiff'),
    file: 'images/clients/9.tiff',
    says: ['png, jpg, jpeg, webp, svg'],
  },
  {
    what: 'A PNG that was only renamed',
    make: copy('images/icon.png', dashboard),
    file: dashboard,
    says: ['is a PNG picture', 'save it as webp'],
  },
  {
    what: 'A text with the name of a picture',
    make: rewrite(dashboard, () => 'see the mail'),
    file: dashboard,
    says: ['is no picture'],
  },
  {
    what: 'A picture as a camera makes it',
    make: rewrite(dashboard, camera),
    file: dashboard,
    says: ['58 megapixels', '33.0 MB', 'pixels wide'],
    problems: 2,
  },
  {
    what: 'A product that was deleted and is named elsewhere',
    make: (data) => rmSync(path.join(data, 'products/point-of-sales-software.json')),
    file: 'brands.json',
    line: 2,
    says: ['names the product "point-of-sales-software", which does not exist'],
    problems: 2,
  },
];

/** Counted anew, since the ledger grows with each release. */
const lineOfTerms =
  1 +
  readFileSync('data/ledger.json', 'utf8')
    .split('\n')
    .findIndex((line) => line.includes('"/terms":'));

/** An id or an address means something else already. */
const used: readonly Mistake[] = [
  {
    what: 'An id that a product had which is gone',
    make: (data) => {
      rmSync(path.join(data, tailor));
      bakery(14)(data);
      rewrite(bakeryFile, (text) => JSON.stringify(withOwnTexts(JSON.parse(text)), null, 2))(data);
    },
    file: bakeryFile,
    line: 3,
    says: ['14 was given to "Tailor Management Software"', 'the next free id, 23', 'data/ledger.json'],
  },
  {
    what: 'A product that was given another id',
    make: replace(tailor, /"id": \d+/, '"id": 23'),
    file: tailor,
    line: 4,
    says: ['the address of what has the id 14', 'give it back the id 14'],
  },
  {
    what: 'A job that has the id of one that is over',
    make: (data) => {
      replace(writer, 'Technical Writer', 'Store Keeper')(data);
      replace(writer, '2026-11-03', '2026-11-04')(data);
    },
    file: writer,
    line: 3,
    says: ['110 was given to "Technical Writer"', 'the next free id, 111'],
  },
  {
    what: 'An old address that leads to no page',
    make: replace('ledger.json', '"/terms": null', '"/terms": null,\n    "/old": "/produts"'),
    file: 'ledger.json',
    line: lineOfTerms + 1,
    says: ['not a page of this site', '"/products"'],
  },
  {
    what: 'An old address that leads to another site',
    make: replace('ledger.json', '"/terms": null', '"/terms": null,\n    "/old": "https://elsewhere.example"'),
    file: 'ledger.json',
    line: lineOfTerms + 1,
    says: ['must be an address of this site'],
  },
  {
    what: 'A page that is there and leads elsewhere',
    make: replace('ledger.json', '"/terms": null', '"/terms": "/privacy"'),
    file: 'ledger.json',
    line: lineOfTerms,
    says: ['is a page of this site: write null'],
  },
];

export const mistakes: readonly Mistake[] = [
  ...saved,
  ...typed,
  ...unseen,
  ...doubled,
  ...copied,
  ...figures,
  ...implausible,
  ...meant,
  ...pictured,
  ...linked,
  ...placed,
  ...used,
];

/** A WebP of 9,600 by 6,040 pixels by its first bytes, and of 33 MB. */
function camera(): Buffer {
  const bytes = Buffer.concat([webp(9600, 6040)], 33 * 1024 * 1024);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  return bytes;
}

/** A WebP by its first bytes, with notes in Exif behind them. */
function webp(width: number, height: number, exif = Buffer.alloc(0)): Buffer {
  const bytes = Buffer.alloc(38);
  bytes.write('RIFF');
  bytes.writeUInt32LE(bytes.length + exif.length - 8, 4);
  bytes.write('WEBPVP8X', 8);
  bytes.writeUInt32LE(10, 16);
  bytes.writeUIntLE(width - 1, 24, 3);
  bytes.writeUIntLE(height - 1, 27, 3);
  bytes.write('EXIF', 30);
  bytes.writeUInt32LE(exif.length, 34);
  return Buffer.concat([bytes, exif]);
}

/** A directory whose one entry leads to that of the position, with a latitude in it. */
const positionInExif = Buffer.from(
  '49492a0008000000' +
    '0100' +
    '25880400010000001a000000' +
    '00000000' +
    '0100' +
    '020005000300000000000000' +
    '00000000',
  'hex',
);

function rewrite(file: string, change: (text: string) => string | Buffer) {
  return (data: string) => {
    const absolute = path.join(data, file);
    writeFileSync(absolute, change(readFileSync(absolute, 'utf8')));
  };
}

/** Of the first link of the home page that stands in its words. */
function lineOfFirstLink(): number {
  const [found = ''] = /"to": "\/[a-z-]+"/.exec(readFileSync('data/pages/home.json', 'utf8')) ?? [];
  return lineOf('pages/home.json', found);
}

/** Counted from one: where a text stands now, in content that is edited for other reasons. */
function lineOf(file: string, text: string): number {
  const [before = '', ...found] = readFileSync(path.join('data', file), 'utf8').split(text);
  if (found.length === 0) throw new Error(`${file} has no ${text}`);
  return before.split('\n').length;
}

function replace(file: string, from: string | RegExp, to: string) {
  return rewrite(file, (text) => {
    if (typeof from === 'string' ? !text.includes(from) : !from.test(text)) throw new Error(`${file} has no ${from}`);
    return text.replace(from, () => to);
  });
}

/** A product that was made of the one for parking, under a slug and a title of its own. */
function bakery(id: number) {
  return (data: string) => {
    copy('products/parking-management-software.json', bakeryFile)(data);
    replace(bakeryFile, /"id": \d+/, `"id": ${id}`)(data);
    replace(bakeryFile, '"parking-management-software"', '"bakery-software"')(data);
    replace(bakeryFile, /"title": "[^"]+"/, '"title": "Bakery Software"')(data);
  };
}

function replaceLast(file: string, from: string, to: string) {
  return rewrite(file, (text) => {
    const at = text.lastIndexOf(from);
    if (at < 0) throw new Error(`${file} has no ${from}`);
    return text.slice(0, at) + to + text.slice(at + from.length);
  });
}

function copy(from: string, to: string) {
  return (data: string) => {
    mkdirSync(path.dirname(path.join(data, to)), { recursive: true });
    copyFileSync(path.join(data, from), path.join(data, to));
  };
}

function move(from: string, to: string) {
  return (data: string) => renameSync(path.join(data, from), path.join(data, to));
}
