import { normaliseEmail } from '../../contract/email';
import type { FieldKind, FormDefinition } from '../../contract/form-definition';
import { normalisePhone } from '../../contract/phone';
import type { FieldError } from '../../contract/submission';

/** Of mailboxes that most people in Bangladesh have. */
const providers = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'live.com'];

/** One letter away from them, and real. */
const others = new Set(['ymail.com', 'mail.com', 'email.com', 'like.com', 'love.com', 'five.com', 'hive.com']);

/**
 * A question about what may be a slip of the finger, for phone numbers and e-mail addresses: nobody could be reached by
 * it. It is only asked: whoever means what they wrote sends it.
 */
export function doubtOf(kind: FieldKind, written: string): string | undefined {
  if (kind === 'phone') return phoneDoubt(normalisePhone(written));
  return kind === 'email' ? emailDoubt(normaliseEmail(written)) : undefined;
}

/** The same of a whole form, for whoever is about to send it. */
export function doubtsIn({ fields }: FormDefinition, values: Readonly<Record<string, string>>): FieldError[] {
  return fields.flatMap(({ name, kind }) => {
    const doubt = doubtOf(kind, values[name] ?? '');
    return doubt === undefined ? [] : [{ field: name, message: `${doubt} If not, send it again` }];
  });
}

/** Mobile numbers of Bangladesh begin with 01 or +8801, and have eleven digits without the code of the country. */
function phoneDoubt(number: string): string | undefined {
  const mobile = /^(?:\+?88)?(01\d*)$/.exec(number)?.[1];
  if (!mobile || mobile.length === 11) return undefined;
  return `Is a digit ${mobile.length < 11 ? 'missing' : 'too many'}? Mobile numbers have 11 digits, and this has ${mobile.length}.`;
}

function emailDoubt(address: string): string | undefined {
  const [, name, domain = ''] = /^(.+)@([^@]+)$/.exec(address.toLowerCase()) ?? [];
  if (name === undefined) return undefined;
  if (/^\.|\.\.|\.$/.test(name)) return 'Is a dot too many in front of the @?';
  if (providers.includes(domain) || others.has(domain)) return undefined;
  const meant =
    providers.find((provider) => isOneSlip(domain, provider)) ?? domain.replace(/\.(?:con|cmo|comm)$/, '.com');
  return meant === domain ? undefined : `Did you mean ${name}@${meant}?`;
}

/** Whether one letter is wrong, missing or too many, or two have changed places. */
function isOneSlip(written: string, meant: string): boolean {
  let start = 0;
  while (start < meant.length && written[start] === meant[start]) start += 1;
  const [rest, expected] = [written.slice(start), meant.slice(start)];
  const isSwapped = rest[0] === expected[1] && rest[1] === expected[0] && rest.slice(2) === expected.slice(2);
  return isSwapped || rest.slice(1) === expected.slice(1) || rest.slice(1) === expected || rest === expected.slice(1);
}
