/** A value of PDF as qpdf prints it in JSON (version 2): names with a slash, texts as `u:…`, references as `1 0 R`. */
export type Value = null | boolean | number | string | Value[] | { [key: string]: Value };

const tokens = /<<|>>|\[|\]|\/[^\s/<>[\]()]*|\((?:[^\\()]|\\[\s\S])*\)|<[\da-f]*>|\d+ \d+ R\b|[^\s/<>[\]()]+/gi;

/** Reads what MuPDF prints of an object: a line, in which no text has a bracket that is not escaped. */
export function readObject(line: string): Value {
  const words = line.match(tokens) ?? [];
  let at = 0;
  const until = (end: string): Value[] => {
    const values: Value[] = [];
    while (at < words.length && words[at] !== end) values.push(next());
    at += 1;
    return values;
  };
  const next = (): Value => {
    const word = words[at] ?? 'null';
    at += 1;
    if (word === '[') return until(']');
    return word === '<<' ? dictionaryOf(until('>>')) : plain(word);
  };
  return next();
}

function dictionaryOf(values: readonly Value[]): Value {
  const pairs = values.flatMap((key, index): [string, Value][] =>
    index % 2 === 0 ? [[String(key), values[index + 1] ?? null]] : [],
  );
  return Object.fromEntries(pairs);
}

function plain(word: string): Value {
  if (word.startsWith('/')) return word.replace(/#([\da-f]{2})/gi, (_, code) => letter(code, 16));
  if (word.startsWith('(')) return `u:${unescaped(word.slice(1, -1))}`;
  if (word.startsWith('<')) return `u:${Buffer.from(word.slice(1, -1), 'hex').toString('latin1')}`;
  if (word === 'null') return null;
  return /^[-+.\d]+$/.test(word) ? Number(word) : word;
}

/** What a sign behind a backslash means, where it is not itself (ISO 32000-1, 7.3.4.2). */
const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '\n': '',
  '\r': '',
  '\r\n': '',
};

function unescaped(text: string): string {
  return text.replace(/\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g, (_, octal, sign) =>
    octal ? letter(octal, 8) : (escapes[sign] ?? sign),
  );
}

const letter = (code: string, base: number) => String.fromCharCode(Number.parseInt(code, base));
