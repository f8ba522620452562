import type { Answer } from './answers';
import { folded } from './folded';
import { receiptPart } from './receipt';
import { isSlipOf, maySlip } from './slip';
import type { Lead } from './store/lead';
import { whoAndWhat } from './who-and-what';

/** Text that is looked through, folded. */
export interface Words {
  text: string;
  /** Of the numbers in it, each with a line break behind it. */
  digits: string;
}

/** What of a lead is looked through: everything that was sent. */
export interface Searchable extends Words {
  id: string;
  /** Words of name, company and what is wanted, in which letters may be wrong. */
  names: readonly string[];
}

export function searchable(lead: Lead, answers: readonly Answer[]): Searchable {
  const { name, company, wanted } = whoAndWhat(lead, answers);
  const names = folded([name, company, wanted].join(' ')).match(/[\p{L}\p{M}]+/gu) ?? [];
  return { id: lead.id, ...wordsIn(answers.map(({ text }) => text).join(between)), names };
}

/** Between fields. A blank alone would make one number of the end of one and the beginning of the next. */
const between = '\n\u001f\n';

export function wordsIn(anything: string): Words {
  const text = folded(anything);
  return { text, digits: (text.match(numbers) ?? []).map((number) => `${digitsOf(number)}\n`).join('') };
}

/** Tells the leads that somebody looks for. */
export interface Finder {
  /** By receipt or its beginning or end, or by words that must all be found, in the lead or in notes beside it. */
  finds: (lead: Searchable, notes?: Words) => boolean;
  /** The same in the lead alone, where a letter of a word may be wrong. */
  isNear: (lead: Searchable) => boolean;
}

export function finder(words: string): Finder {
  const text = folded(words).trim();
  const receipt = receiptPart(text);
  const askedNumbers = (text.match(numbers) ?? []).map(askedNumber);
  const asked = askedWords(text);
  const near = new Map(asked.filter(maySlip).map((word) => [word, new Map<string, boolean>()]));
  const isLike = (word: string, names: readonly string[]) => {
    const known = near.get(word);
    return known !== undefined && names.some((name) => remembered(known, name, () => isSlipOf(word, name)));
  };
  return {
    finds(lead, notes) {
      if (receipt !== undefined && hasReceipt(lead, receipt)) return true;
      return (
        askedNumbers.every((isIn) => isIn(lead) || (notes !== undefined && isIn(notes))) &&
        asked.every((word) => lead.text.includes(word) || notes?.text.includes(word))
      );
    },
    isNear(lead) {
      if (near.size === 0 || !askedNumbers.every((isIn) => isIn(lead))) return false;
      return asked.every((word) => lead.text.includes(word) || isLike(word, lead.names));
    },
  };
}

/** A receipt that begins or ends like this; of several as one, each has a line. */
function hasReceipt({ id }: Searchable, part: string): boolean {
  const lines = `\n${id}\n`;
  return lines.includes(`${part}\n`) || lines.includes(`\nKS-${part}`);
}

/** The same names come with many leads. */
function remembered(known: Map<string, boolean>, name: string, judge: () => boolean): boolean {
  const before = known.get(name);
  if (before !== undefined) return before;
  const verdict = judge();
  known.set(name, verdict);
  return verdict;
}

/** Four digits and more, as people group them; not the end of a word such as `shop2026`. */
const numbers = /(?<![\p{L}\p{N}])\d(?:[\s().\-\u2010-\u2015]{0,3}\d){3,}(?![\p{L}\p{N}])/gu;

/** What stands around words: nobody who pastes "Akter, Rahima" means the comma. */
const around =
  /^[,;:.!?()[\]{}<>"“”|\u2010-\u2015-]+|(?<![,;:.!?()[\]{}<>"“”|\u2010-\u2015-])[,;:.!?()[\]{}<>"“”|\u2010-\u2015-]+$/g;

/** The words beside the numbers, without those that only say that a number follows. */
function askedWords(text: string): string[] {
  const beside = text.replace(numbers, ' ');
  const words = beside.split(/\s+/).map((word) => word.replace(around, ''));
  const telling = words.filter((word) => word !== '' && word !== '+' && !(beside !== text && labels.has(word)));
  return telling.length > 0 || beside !== text ? telling : text.split(/\s+/);
}

const labels: ReadonlySet<string> = new Set(
  ['tel', 'telephone', 'phone', 'ph', 'mobile', 'mob', 'cell', 'call', 'whatsapp', 'fax', 'no', 'number']
    .concat(['টেলিফোন', 'ফোন', 'মোবাইল', 'নম্বর', 'নাম্বার'])
    .map(folded),
);

/** Tells texts that have a number: as it is grouped, or group by group. */
function askedNumber(number: string): (words: Words) => boolean {
  const isIn = (group: string) => {
    const digits = group.length > 4 ? withoutPrefix(group) : `${group}\n`;
    return (words: Words) => group.length >= 4 && words.digits.includes(digits);
  };
  const whole = isIn(digitsOf(number));
  const groups = (number.match(/\d+/g) ?? []).map((group) => ({ group, isIn: isIn(group) }));
  return (words) => whole(words) || groups.every((one) => words.text.includes(one.group) || one.isIn(words));
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** The same number is written with a 0 within its country, and with +880 or 00880 outside; visitors type either. */
function withoutPrefix(digits: string): string {
  return digits.replace(/^(?:(?:00)?880)?0*(?=\d{4})/, '');
}
