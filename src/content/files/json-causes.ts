import { type ParseError, printParseErrorCode } from 'jsonc-parser';

/** Where JSON cannot be read, and why it most likely cannot. */
export interface JsonFault {
  /** In UTF-16 units from the beginning of the text; none where the file as a whole is meant. */
  offset?: number;
  /** A sentence without its full stop, with the remedy. */
  message: string;
}

/** What a reader of JSON stopped at, as the author would see it. */
interface Stop {
  /** The name of the error. */
  code: string;
  /** All before it, without blanks at the end, and whether there were any. */
  before: string;
  isApart: boolean;
  /** It, and all behind it. */
  after: string;
  /** Whether what comes before is a whole file. */
  isBehindEnd: boolean;
  /** The rest of its line. */
  line: string;
}

interface Cause {
  is: (stop: Stop) => boolean;
  message: string;
  /** The mark stands at the end of what comes before, not at what the reader stopped at. */
  isBefore?: true;
}

const straight = 'type the straight one that is on the keyboard: "';

/** The likeliest first. Each is a mistake that people make who write JSON by hand. */
const causes: readonly Cause[] = [
  {
    is: ({ after }) => /^(?:<{7}|={7}|>{7})/.test(after),
    message: 'holds the marks of two versions that Git could not join: keep one of the two, and delete the marks',
  },
  {
    is: ({ isBehindEnd, after }) => isBehindEnd && /^[^\s{}[\]<>,"]/.test(after),
    message: 'is behind the end: the text ends at the last } or ], so delete what follows',
  },
  {
    is: ({ after, code, line }) => /^[“”„‟«»]/.test(after) || (isOpenText(code) && /[“”„‟«»]/.test(line)),
    message: `has a curly quotation mark, as Word and phones write it: ${straight}`,
  },
  { is: ({ after }) => /^['‘’`]/.test(after), message: `has a single quotation mark around a text: ${straight}` },
  {
    is: ({ after }) => /^(?:\/\/|\/\*|#|<!--)/.test(after),
    message: 'has a remark; a content file can hold none, so delete it',
  },
  {
    is: ({ after }) => /^\u00a0/.test(after),
    message: 'has an invisible no-break blank at the mark: delete it and type a blank',
  },
  {
    // A blank or a sign without width that JSON does not know: all of them but the usual four.
    is: ({ after }) => /^(?![ \t\n\r])[\s\p{C}\p{Z}]/u.test(after),
    message: 'has an invisible sign at the mark, which is no usual blank: delete it and type a blank',
  },
  {
    is: ({ code }) => isOpenText(code),
    message:
      'has a text without its quotation mark at the end: put it there, and keep each text on one line, however long',
  },
  {
    is: ({ code }) => code === 'InvalidCharacter',
    message: 'has a tab inside a text: put a blank in its place',
  },
  {
    is: ({ code }) => code === 'InvalidUnicode' || code === 'InvalidEscapeCharacter',
    message: 'has a backslash \\ inside a text: write / instead, or \\\\ where it must be one',
  },
  {
    is: ({ before, after }) => /\d,$/.test(before) && /^\d/.test(after),
    message: 'has a number with a comma in it: write it without, such as 1500',
  },
  {
    is: ({ before, after }) => before.endsWith(',') && /^[}\]]/.test(after),
    message: 'has a comma too many at the mark: nothing follows it, so delete it',
    isBefore: true,
  },
  { is: ({ before, after }) => before.endsWith(',') && after.startsWith(','), message: 'has two commas: delete one' },
  {
    is: ({ before, after }) => before.endsWith(':') && /^[,}\]]/.test(after),
    message: 'has a field without a value: write one behind the colon, or delete the field',
  },
  {
    is: ({ after }) => /^(?:true|yes|on|false|no|off)\b/i.test(after),
    message: 'must say true or false here, in small letters and without quotation marks',
  },
  {
    is: ({ after }) => /^(?:null|none|nil|undefined|n\/a)\b/i.test(after),
    message: 'must say null here when it is not known yet, in small letters and without quotation marks',
  },
  {
    is: ({ before, isApart, after }) => !isApart && /\d$/.test(before) && /^[-/.]\d/.test(after),
    message: 'has a date without quotation marks: write it with the year first, such as "2027-01-31"',
  },
  {
    is: ({ before, isApart, after }) => !isApart && /[^\d.]0$/.test(before) && /^\d/.test(after),
    message: 'has a number that begins with 0: write it without the 0, or in quotation marks when it is a phone number',
  },
  { is: ({ after }) => /^[০-৯٠-٩०-९]/.test(after), message: 'has a number in other digits: write it with 0 to 9' },
  {
    is: ({ after }) => /^\+\d/.test(after),
    message: 'has a phone number without quotation marks: put them around it, as in "+880 …"',
  },
  {
    is: ({ before, after }) => /^[৳$€£]/.test(after) || (/\d$/.test(before) && /^\s*(?:%|tk|bdt|taka)/i.test(after)),
    message: 'has a sign beside a number: write the number alone, such as 1500',
  },
  {
    is: ({ before, isApart, after }) => !isApart && /[\s:[,]-?\d[\d.]*$/.test(before) && /^[\p{L}/_+*-]/u.test(after),
    message:
      'has a number with letters or signs behind it: write its digits alone, such as 1500, or put a text into quotation marks',
  },
  {
    is: ({ after }) => /^[،，、､]/.test(after),
    message: 'has a comma of another script: type the one of the English keyboard: ,',
  },
  {
    is: ({ before, after }) => before.endsWith(':') && after.startsWith(':'),
    message: 'has two colons: delete one',
  },
  {
    is: ({ before, after }) => after.startsWith(')') || (after.startsWith('(') && /[:[,{]$/.test(before)),
    message: 'has a round bracket: write ] or } where a list or a group ends, and [ or { where one begins',
  },
  {
    is: ({ before, after, line }) => before.endsWith('"') && /^[^\s,:}\]"=;]/.test(after) && line.includes('"'),
    message: 'has a quotation mark inside a text, which ends the text: write \\" in its place, or ’',
    isBefore: true,
  },
  {
    is: ({ after }) => /^[\p{L}_$][\p{L}\p{N}_$-]*"?\s*:/u.test(after),
    message: 'has the name of a field without quotation marks: put them around it, as in "title": …',
  },
  {
    is: ({ before, after }) => /[:[,]$/.test(before) && /^[\p{L}/]/u.test(after),
    message: 'has a text without quotation marks: put them around it',
  },
  {
    is: ({ after, code }) => after.startsWith('=') || code === 'ColonExpected',
    message: 'has no colon between the name of a field and its value: write it as "title": "…"',
  },
  { is: ({ after }) => after.startsWith(';'), message: 'has a semicolon: write a comma instead' },
  {
    is: ({ code, after }) => code === 'CommaExpected' && after.startsWith(':'),
    message: 'begins a field inside a list: close the list with ] above this line',
  },
  {
    is: ({ code, after }) => code === 'CommaExpected' && /^[}\]]/.test(after),
    message: 'has the wrong bracket here: what begins with [ ends with ], and what begins with { ends with }',
  },
  {
    is: ({ code }) => code === 'CommaExpected',
    message: 'needs a comma at the mark: one stands between any two fields or entries',
    isBefore: true,
  },
  {
    is: ({ code, after }) => code === 'EndOfFileExpected' && /^[}\]]/.test(after),
    message: 'has a bracket too many: delete it, or put back the opening one that belongs to it',
  },
  {
    is: ({ code }) => code === 'EndOfFileExpected',
    message:
      'stands behind the last bracket of the file: delete it and what follows, or put that into a file of its own',
  },
  {
    is: ({ code, after }) => /^Close(?:Brace|Bracket)Expected$/.test(code) || after === '',
    message: 'is where the file ends, too early: a closing bracket, } or ], is missing, or the rest was cut off',
  },
];

const unknown = 'cannot be read from here on: most often a comma, a quotation mark or a bracket is missing just before';

/** The cause that an author should look for first. */
export function likeliestCause(text: string, { error, offset }: ParseError): JsonFault {
  const before = text.slice(0, offset).trimEnd();
  const after = text.slice(offset);
  const [line = ''] = after.split('\n');
  const stop = {
    code: printParseErrorCode(error),
    before,
    isApart: before.length < offset,
    after,
    isBehindEnd: isJson(before),
    line,
  };
  const cause = causes.find(({ is }) => is(stop));
  const place = cause?.isBefore ? Math.max(0, before.length - 1) : offset;
  return { offset: place, message: cause?.message ?? unknown };
}

function isJson(text: string): boolean {
  if (!/[}\]]$/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isOpenText(code: string): boolean {
  return code === 'UnexpectedEndOfString';
}
