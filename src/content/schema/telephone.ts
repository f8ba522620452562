import { z } from 'zod';

/** A phone number in international form, or a short code of three to six digits, as it is shown. */
export const telephone = dialled(
  /^(?:\+[1-9]\d*(?:[ -]\d+)*|[1-9]\d{2,5})$/,
  'must be a phone number with its country code, such as "+880 1000-000000", and one blank or hyphen between digits; or a short code such as "16247"',
  (number, context) => number.startsWith('+') && canBeDialled(number, context),
);

/** The same in digits alone, as addresses of chats have it. */
export const telephoneDigits = dialled(
  /^[1-9]\d*$/,
  'must be a phone number in digits alone, country code first, such as "8801000000000"; or null',
);

function dialled(
  form: RegExp,
  error: string,
  judge: (number: string, context: z.RefinementCtx) => unknown = canBeDialled,
) {
  return z
    .string()
    .regex(form, { error, abort: true })
    .superRefine((number, context) => void judge(number, context));
}

/**
 * As many digits as numbers with their country code have (ITU-T E.164), and those of Bangladesh. After 1, which is
 * North America, stand ten: with fewer, it is a mobile number of Bangladesh without its country code.
 */
function canBeDialled(number: string, context: z.RefinementCtx): void {
  const digits = number.replace(/\D/g, '');
  if (/^(?:8801[3-9]\d{8}|880(?!0|1[3-9])\d{8,10}|1\d{10}|(?!880|1)\d{8,15})$/.test(digits)) return;
  const [code = 'other'] = /^(?:8800|8801(?=[3-9])|880|1)/.exec(digits) ?? [];
  const message = /^1[3-9]\d{8}$/.test(digits)
    ? `has no country code: put 880 before it, as in ${number.startsWith('+') ? '+' : ''}880${digits}`
    : `has ${digits.length} digits, which nobody can dial: ${wanted[code]}`;
  context.addIssue({ code: 'custom', message });
}

const wanted: Readonly<Record<string, string>> = {
  8800: 'the 0 behind 880 is dialled only within Bangladesh, so leave it out',
  8801: 'a mobile number has 10 behind 880',
  880: 'behind 880 stand 8 to 10 more',
  1: 'behind 1 stand 10 more',
  other: 'one with its country code has 8 to 15',
};
