/** A name before a bracket. */
export interface Call {
  /** In capitals; "" where none stands there. */
  name: string;
  start: number;
  /** Where its bracket stands. */
  bracket: number;
  /** Whether its bracket stands at once behind its name. */
  isTight: boolean;
  /** Whether a number, a text or a range of cells is in its brackets. */
  hasValue: boolean;
}

/** Excel and LibreOffice allow blanks before a bracket; what nobody sees may be nothing to a program as well. */
const blank = /[\s\p{Cc}\p{Cf}]/u;
const ofName = /[\p{L}\p{M}\p{N}_.\\]/u;
const letter = /\p{L}/u;
const value = /["“”\d:]/;

/** In characters: no name of a function is longer. */
const longestName = 255;

/** How many brackets a sign opens; negative for those that it closes. */
export function depthOf(sign: string): number {
  if (sign === '(' || sign === '（') return 1;
  return sign === ')' || sign === '）' ? -1 : 0;
}

/** Functions that a formula may call, the innermost first. Takes no note of quotes, on which programs disagree. */
export function* callsIn(formula: string): Generator<Call> {
  const open: Call[] = [];
  for (let at = 0; at <= formula.length; at += 1) {
    const sign = formula.charAt(at);
    const depth = depthOf(sign);
    const inner = open.at(-1);
    if (depth > 0) open.push(callAt(formula, at));
    else if (inner && !inner.hasValue && value.test(sign)) inner.hasValue = true;
    // What is not closed ends with the formula.
    for (let left = depth < 0 ? 1 : sign === '' ? open.length : 0; left > 0; left -= 1) {
      const call = open.pop();
      const outer = open.at(-1);
      if (outer && call?.hasValue) outer.hasValue = true;
      if (call && letter.test(call.name)) yield call;
    }
  }
}

function callAt(formula: string, bracket: number): Call {
  const end = backOver(blank, formula, bracket, bracket);
  const start = backOver(ofName, formula, end, longestName);
  const name = formula.slice(start, end).toUpperCase();
  return { name, start, bracket, isTight: end === bracket, hasValue: false };
}

/** Whether a call stands behind a sign, and not behind another word. */
export function isBehindSign(formula: string, { start }: Call): boolean {
  return !ofName.test(formula.charAt(backOver(blank, formula, start, start) - 1));
}

function backOver(signs: RegExp, text: string, end: number, most: number): number {
  let at = end;
  while (at > 0 && end - at < most && signs.test(text.charAt(at - 1))) at -= 1;
  return at;
}
