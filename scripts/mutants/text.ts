import type { Random } from '../../kit/random';

/** What a format consists of, for mutations that know where a word and an object begin and end. */
export interface Grammar {
  /** One word, bracket or run of blanks. */
  token: RegExp;
  /** A whole object of the file, which others may stand beside. */
  object: RegExp;
  brackets: readonly string[];
  words: readonly string[];
  /** Another spelling of a word that programs read as the same. */
  respell(word: string, random: Random): string;
}

interface Span {
  start: number;
  end: number;
}

/** More than one fault hides another, and more than three leave nothing that opens. */
const most = 3;

/** Inserts, deletes, swaps, repeats or respells bytes, words, brackets and objects, one to three times. */
export function mutateText(text: string, grammar: Grammar, random: Random): string {
  let mutant = text;
  for (let left = 1 + random.below(most); left > 0; left -= 1) mutant = random.pick(mutations)(mutant, grammar, random);
  return mutant;
}

type Mutation = (text: string, grammar: Grammar, random: Random) => string;

const mutations: readonly Mutation[] = [
  insertByte,
  insertWord,
  insertWord,
  replaceWord,
  deleteWord,
  repeatWord,
  swapWords,
  respellWord,
  changeBracket,
  changeBracket,
  deleteObject,
  repeatObject,
  repeatObject,
  swapObjects,
  moveObjectToEnd,
  changeNumber,
  cutAway,
];

function insertByte(text: string, _: Grammar, random: Random): string {
  return splice(text, at(random.below(text.length + 1)), String.fromCharCode(random.below(256)));
}

function insertWord(text: string, { token, words }: Grammar, random: Random): string {
  const before = one(text, token, random);
  return before ? splice(text, at(before.start), random.pick(words)) : text;
}

function replaceWord(text: string, { token, words }: Grammar, random: Random): string {
  const found = one(text, token, random);
  return found ? splice(text, found, random.pick(words)) : text;
}

function deleteWord(text: string, { token }: Grammar, random: Random): string {
  const found = one(text, token, random);
  return found ? splice(text, found, '') : text;
}

function repeatWord(text: string, { token }: Grammar, random: Random): string {
  const [from, to] = [one(text, token, random), one(text, token, random)];
  return from && to ? splice(text, at(to.start), ` ${slice(text, from)} `) : text;
}

function swapWords(text: string, { token }: Grammar, random: Random): string {
  return swap(text, one(text, token, random), one(text, token, random));
}

function respellWord(text: string, { token, respell }: Grammar, random: Random): string {
  const found = one(text, token, random);
  return found ? splice(text, found, respell(slice(text, found), random)) : text;
}

function changeBracket(text: string, { brackets }: Grammar, random: Random): string {
  const bracket = random.pick(brackets);
  const places = [...text.matchAll(new RegExp(escaped(bracket), 'g'))].map(({ index }) => index);
  if (places.length === 0) return text;
  const start = random.pick(places);
  return splice(text, { start, end: start + bracket.length }, random.pick([...brackets, '', bracket + bracket]));
}

function deleteObject(text: string, { object }: Grammar, random: Random): string {
  const found = one(text, object, random);
  return found ? splice(text, found, '') : text;
}

function repeatObject(text: string, { object, token, words, respell }: Grammar, random: Random): string {
  const [from, to] = [one(text, object, random), one(text, object, random)];
  if (!from || !to) return text;
  const copy = slice(text, from);
  const inner = one(copy, token, random);
  const word = inner && (random.chance(0.5) ? respell(slice(copy, inner), random) : random.pick(words));
  return splice(
    text,
    at(random.chance(0.5) ? to.start : to.end),
    `${inner ? splice(copy, inner, word ?? '') : copy}\n`,
  );
}

function swapObjects(text: string, { object }: Grammar, random: Random): string {
  return swap(text, one(text, object, random), one(text, object, random));
}

function moveObjectToEnd(text: string, { object }: Grammar, random: Random): string {
  const found = one(text, object, random);
  return found ? `${splice(text, found, '')}\n${slice(text, found)}\n` : text;
}

function changeNumber(text: string, _: Grammar, random: Random): string {
  const found = one(text, /\d+/g, random);
  if (!found) return text;
  const number = Number(slice(text, found));
  return splice(text, found, String(random.pick([number + 1, Math.max(0, number - 1), number * 10, 0, 65_536])));
}

function cutAway(text: string, _: Grammar, random: Random): string {
  const start = random.below(text.length + 1);
  return random.chance(0.3) ? text.slice(0, start) : splice(text, { start, end: start + 1 + random.below(40) }, '');
}

/** One of the places where a pattern matches; undefined for none. */
function one(text: string, pattern: RegExp, random: Random): Span | undefined {
  const spans = [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  return spans.length === 0 ? undefined : random.pick(spans);
}

function swap(text: string, one: Span | undefined, other: Span | undefined): string {
  if (!one || !other) return text;
  const [first, second] = one.start <= other.start ? [one, other] : [other, one];
  if (first.end > second.start) return text;
  return splice(splice(text, second, slice(text, first)), first, slice(text, second));
}

const at = (start: number): Span => ({ start, end: start });
const slice = (text: string, { start, end }: Span) => text.slice(start, end);
const splice = (text: string, { start, end }: Span, words: string) => text.slice(0, start) + words + text.slice(end);
const escaped = (word: string) => word.replace(/[[\](){}/]/g, '\\$&');
