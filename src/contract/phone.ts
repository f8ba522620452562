import { latinDigits, normaliseText, withoutUnseen } from './text';

/** Six to fifteen digits (ITU-T E.164), with an optional leading +. */
export const phonePattern = /^\+?\d{6,15}$/;

/**
 * A zero in brackets behind a country code, which is dialled within the country only. Behind 88 it belongs to the code:
 * no country has 88, and Bangladesh has 880. Behind 39, 378 and 379 it belongs to the number: Italy, San Marino and the
 * Vatican dial it from abroad as well.
 */
const trunkZero = /^([(+]*(?:00)?(?!(?:88|39|37[89])\D)[1-9]\d{0,2}\)?)\(0\)/;

/**
 * A phone number as it is sent (R-FORM-08): digits of other scripts read as digits, separators and what nobody sees
 * dropped, a leading + kept, and a (0) left out that cannot be dialled from abroad. Several numbers in one text stay as
 * they are, so that they are refused: without what stands between them they would be the number of a stranger.
 */
export function normalisePhone(text: string): string {
  const written = latinDigits(withoutUnseen(normaliseText(text))).replace(/^tel:/i, '');
  return isOneNumber(written) ? withoutSeparators(written) : written;
}

function withoutSeparators(written: string): string {
  return written
    .replace(/[\s./\p{Pd}]/gu, '')
    .replace(trunkZero, '$1')
    .replace(/[()]/g, '')
    .replace(/^00/, '+');
}

/**
 * Whether a text is one number: no two groups of digits next to each other are both long enough for a number of their
 * own (`9123456 9123457`), one or two digits do not follow a long group, where they mean a second line (`9123456-57`)
 * or come from a spreadsheet (`1712345678.0`), and a slash follows nothing longer than a code (`02/9123456`).
 */
function isOneNumber(written: string): boolean {
  const groups = written.split(/\D+/).filter(Boolean);
  const [last = '', beforeLast = ''] = groups.slice(-2).reverse();
  const hasTwo = groups.some((group, index) => isWhole(group) && isWhole(groups[index + 1]));
  return !hasTwo && !(isLong(beforeLast) && last.length <= 2) && isCode(written.split('/', 2));
}

/** Local numbers have up to eight digits, and few fewer than seven. */
function isWhole(group = ''): boolean {
  return group.length >= 7;
}

function isLong(group: string): boolean {
  return group.length >= 6;
}

/** What stands before a slash: of an area, up to six digits; behind a +, of a country and an area, up to eight. */
function isCode([before = '', behind]: string[]): boolean {
  const most = /^\(?(?:\+|00)/.test(before) ? 8 : 6;
  return behind === undefined || before.replace(/\D/g, '').length <= most;
}
