import { latinDigits, normaliseText, withoutUnseen } from './text';

/** Six to fifteen digits (ITU-T E.164); behind a + stands the code of a country, none of which begins with 0. */
export const phonePattern = /^(?:\+[1-9]\d{5,14}|\d{6,15})$/;

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
  const written = latinDigits(withoutUnseen(normaliseText(text)))
    .replace(/^tel:\s*/i, '')
    .replaceAll('＋', '+')
    .replaceAll('\u2212', '-');
  return isOneNumber(written) ? withoutSeparators(written) : written;
}

function withoutSeparators(written: string): string {
  return written
    .replace(/[\s./\p{Pd}]/gu, '')
    .replace(trunkZero, '$1')
    .replace(/[()]/g, '')
    .replace(/^00/, '+');
}

/** What may stand between two numbers, and within one. */
const separators = [/\D+/, /\s+/, /\p{Pd}/u, '.', '/'];

/**
 * Whether a text is one number: whatever separates them, no two pieces next to each other are both long enough for a
 * number of their own (`9123456 9123457`, `555-1234 555-1235`), its end is not of another, and a slash follows nothing
 * longer than a code (`02/9123456`).
 */
function isOneNumber(written: string): boolean {
  const hasTwo = separators.some((separator) => areTwo(written.split(separator)));
  return !hasTwo && !endsInAnother(written) && isCode(written.split('/', 2));
}

/** One or two digits behind a group as long as a local number. A blank alone also stands within one of six and two. */
const shortEnd = /\d{6}\s*[^\d\s]\D*\d\d?\D*$|\d{7}\s+\d\d?\D*$/;

/** The 0 behind a dash calls the switchboard, in whichever country; a mobile, whose number is longer, has none. */
const switchboard = /(?:^|\D)\d{1,8}\s*\p{Pd}\s*0$/u;

/** Of Germany or Austria, whose numbers may be of any length. Elsewhere a short end is a line of its own. */
const directDial = /^\(*(?:\+|00)\s*4[39]\D.*[\p{Pd}.]\s*(?:[1-9]|\d\d)$/su;

/**
 * Whether it ends in a second line, as they are written in Bangladesh (`9123456-57`), or in what a spreadsheet adds
 * (`1712345678.0`). In some countries a short end is dialled with the rest (`+49 89 123456-78`).
 */
function endsInAnother(written: string): boolean {
  return shortEnd.test(written) && !switchboard.test(written) && !directDial.test(written);
}

/** Local numbers have up to eight digits, and few fewer than seven. */
function areTwo(pieces: readonly string[]): boolean {
  return pieces.some((piece, index) => digitsIn(piece) >= 7 && digitsIn(pieces[index + 1]) >= 7);
}

/**
 * What stands before a slash: of an area, up to six digits; behind a + or 00, of a country and an area, up to eight.
 */
function isCode([before = '', behind]: string[]): boolean {
  const [international, code] = [/^\(?(?:\+|00)/.test(before), before.replace(/^\(?00/, '')];
  return behind === undefined || digitsIn(code) <= (international ? 8 : 6);
}

function digitsIn(text = ''): number {
  return text.replace(/\D/g, '').length;
}
