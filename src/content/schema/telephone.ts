import { z } from 'zod';

/** A phone number in international form, as it is shown. */
export const telephone = dialled(
  /^\+[1-9]\d*(?:[ -]\d+)*$/,
  'must be a phone number with its country code, such as "+880 1000-000000", and one blank or hyphen between digits',
);

/** The same in digits alone, as addresses of chats have it. */
export const telephoneDigits = dialled(
  /^[1-9]\d*$/,
  'must be a phone number in digits alone, country code first, such as "8801000000000"; or null',
);

function dialled(form: RegExp, error: string) {
  return z.string().regex(form, { error, abort: true }).superRefine(canBeDialled);
}

/** As many digits as numbers with their country code have (ITU-T E.164), and those of Bangladesh. */
function canBeDialled(number: string, context: z.RefinementCtx): void {
  const digits = number.replace(/\D/g, '');
  if (/^(?:880\d{8,10}|(?!880)\d{8,15})$/.test(digits)) return;
  const wanted = digits.startsWith('880') ? 'behind 880 stand 8 to 10 more' : 'one with its country code has 8 to 15';
  const message = `has ${digits.length} digits, which nobody can dial: ${wanted}`;
  context.addIssue({ code: 'custom', message });
}
