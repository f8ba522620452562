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
  /** Words of name, company and what is wanted, in which letters may be wrong; blanks between. */
  names: string;
}

export function searchable(lead: Lead, answers: readonly Answer[]): Searchable {
  const { name, company, wanted } = whoAndWhat(lead, answers);
  const names = folded([name, company, wanted].join(' ')).match(/[\p{L}\p{M}]+/gu) ?? [];
  return { id: lead.id, ...wordsIn(answers.map(({ text }) => text).join('\n')), names: names.join(' ') };
}

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
  const asked = { numbers: text.match(numbers) ?? [], words: askedWords(text) };
  const near = new Map(asked.words.filter(maySlip).map((word) => [word, new Map<string, boolean>()]));
  const isLike = (word: string, names: readonly string[]) => {
    const known = near.get(word);
    return known !== undefined && names.some((name) => remembered(known, name, () => isSlipOf(word, name)));
  };
  return {
    finds({ id, ...lead }, notes) {
      if (receipt !== undefined && (id.endsWith(receipt) || id.startsWith(`KS-${receipt}`))) return true;
      const places = notes ? [lead, notes] : [lead];
      return (
        asked.numbers.every((number) => places.some((place) => hasNumber(place, number))) &&
        asked.words.every((word) => places.some((place) => place.text.includes(word)))
      );
    },
    isNear(lead) {
      if (near.size === 0 || !asked.numbers.every((number) => hasNumber(lead, number))) return false;
      const names = lead.names.split(' ');
      return asked.words.every((word) => lead.text.includes(word) || isLike(word, names));
    },
  };
}

/** The same names come with many leads. */
function remembered(known: Map<string, boolean>, name: string, judge: () => boolean): boolean {
  const verdict = known.get(name) ?? judge();
  known.set(name, verdict);
  return verdict;
}

/** Four digits and more, as people group them; not the end of a word such as `shop2026`. */
const numbers = /(?<![\p{L}\p{N}])\d(?:[\s().\-\u2010-\u2015]{0,3}\d){3,}(?![\p{L}\p{N}])/gu;

/** What stands around words: nobody who pastes "Akter, Rahima" means the comma. */
const around = /^[\s,;:.!?()[\]{}<>"“”|\u2010-\u2015-]+|[\s,;:.!?()[\]{}<>"“”|\u2010-\u2015-]+$/g;

/** The words beside the numbers, without those that only say that a number follows. */
function askedWords(text: string): string[] {
  const beside = text.replace(numbers, ' ');
  const words = beside.split(/\s+/).map((word) => word.replace(around, ''));
  const telling = words.filter((word) => word !== '' && word !== '+' && !(beside !== text && labels.has(word)));
  return telling.length > 0 || beside !== text ? telling : [text];
}

const labels: ReadonlySet<string> = new Set(
  ['tel', 'telephone', 'phone', 'ph', 'mobile', 'mob', 'cell', 'call', 'whatsapp', 'fax', 'no', 'number']
    .concat(['টেলিফোন', 'ফোন', 'মোবাইল', 'নম্বর', 'নাম্বার'])
    .map(folded),
);

/** As it is grouped, or group by group. */
function hasNumber({ text, digits }: Words, number: string): boolean {
  const has = (group: string) =>
    group.length > 4 ? digits.includes(withoutPrefix(group)) : group.length === 4 && digits.includes(`${group}\n`);
  const groups = number.match(/\d+/g) ?? [];
  return has(digitsOf(number)) || groups.every((group) => text.includes(group) || has(group));
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** The same number is written with a 0 within its country, and with +880 or 00880 outside; visitors type either. */
function withoutPrefix(digits: string): string {
  return digits.replace(/^(?:(?:00)?880)?0*(?=\d{4})/, '');
}
