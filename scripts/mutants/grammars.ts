import type { Random } from '../../kit/random';
import type { Grammar } from './text';
import { wordsOfPdf, wordsOfXml } from './words';

export const pdf: Grammar = {
  token: /\/[^\s/<>[\]()%]*|<<|>>|[[\]<>{}]|\((?:[^()\\]|\\.)*\)|[^\s/<>[\](){}%]+|\s+/g,
  object: /\d+ \d+ obj\b.*?\bendobj\s?|trailer\b.*?>>\s*(?=startxref)|xref\b.*?(?=trailer)/gs,
  brackets: ['<<', '>>', '[', ']', '(', ')', '<', '>', 'obj', 'endobj', 'stream', 'endstream'],
  words: wordsOfPdf,
  respell(word, random) {
    if (word.startsWith('/') && word.length > 1) return inHexadecimal(word, random);
    if (word.startsWith('(')) return random.chance(0.5) ? asDigits(word) : inOctal(word, random);
    return /^\d+$/.test(word) ? random.pick([`0${word}`, `+${word}`, `${word}.0`, `-${word}`]) : `${word}%\n`;
  },
};

export const xml: Grammar = {
  token: /<\/?[\w:]+|\/?>|[\w:]+="[^"]*"|\s+|[^<>\s="]+/g,
  object: /<([\w:]+)\b[^<>]*(?:\/>|>.*?<\/\1>)/gs,
  brackets: ['<', '>', '/>', '</', '"', '<w:r>', '</w:r>'],
  words: wordsOfXml,
  respell(word, random) {
    const place = random.below(word.length);
    const letter = word.charAt(place);
    const other = random.pick([`&#${letter.charCodeAt(0)};`, letter.toUpperCase(), letter.toLowerCase(), `${letter} `]);
    return word.slice(0, place) + other + word.slice(place + 1);
  },
};

function inHexadecimal(name: string, random: Random): string {
  const place = 1 + random.below(name.length - 1);
  return `${name.slice(0, place)}#${hexadecimal(name.charCodeAt(place))}${name.slice(place + 1)}`;
}

function asDigits(text: string): string {
  return `<${[...text.slice(1, -1)].map((letter) => hexadecimal(letter.charCodeAt(0))).join('')}>`;
}

function inOctal(text: string, random: Random): string {
  const place = 1 + random.below(text.length - 1);
  return `${text.slice(0, place)}\\${text.charCodeAt(place).toString(8).padStart(3, '0')}${text.slice(place + 1)}`;
}

const hexadecimal = (code: number) => (code & 0xff).toString(16).padStart(2, '0');
