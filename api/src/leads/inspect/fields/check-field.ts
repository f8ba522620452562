import { controls, elsewhere, executable, type InvalidFile, unknownObject } from '../invalid-file';
import { fetchedPicture } from '../links/fetched-picture';
import { checkAddress, destinationOf, leadsToProgram, withoutLink } from '../links/link';
import { isLocalPath } from '../links/local-path';
import { isKnownProgram } from '../ole/programs';
import { buttons, fetching, ofControls, passive, starting } from './kinds';
import { possibleAddresses } from './link-values';

/** Stands in an instruction for a field within it, and for all else that may be any text. */
export const computed = '\ufffc';

/**
 * In characters: no address is longer. What programs that manage references add to a document is, and is not judged.
 */
const longest = 8192;

/**
 * A button runs the macro that it names, or goes to a mark. A document brings no macros, and templates name one that is
 * nowhere (`MACROBUTTON NoMacro [Click here]`); but LibreOffice runs scripts that it has got, by an address or a name
 * with points. It looks for that behind a blank of ASCII, which nothing else may stand for, and in Word 2007 files
 * behind so many letters, so that of a name of one letter the next word would be taken.
 */
const plainButton = /^ *[^\s"“”„\\]+ +(?:"[\p{L}\p{N}_-]{2,}"|[\p{L}\p{N}_-]{2,})(?: |\s*$)/u;

/**
 * Macros that Word runs by their names, and beginnings of those of its own commands that start a program, send, print,
 * save, fetch, open, close, share or ask a service. "Applicant", "Approve", "Macro1" and "ShareholderName" are none of
 * them. No list of harmless names could take its place, since authors of templates make up the name of a macro that is
 * nowhere.
 */
const ownCommands = [
  /^(?:auto(?:exec|open|close|new|exit)|app(?!end|lic|r)|macro(?!\d)|doc(?:close|split)|ww2_|microsoft)/i,
  /^(?:connect|control|customize|email|exit|fax|follow|help|mail|open|print|record|run|send|tools|update|web)/i,
  /^(?:blog|meet(?:now|ing)|online|publish(?!e[rd])|reply|research(?!er)|share(?!holder)|translat(?!or)|upload)/i,
  /^file(?:send|print|save|open|exit|close|new|quick|rout|post|web|publish|check)/i,
  /^(?:edit(?:conv|link|obj|pic|publish)|insert(?:file|obj|data|field|pic|hyper|online|web|video)|view(?:code|html|vb|web))/i,
];

/** Whether Word takes a name for a command of its own that does more than show something. */
export function isOwnCommand(name: string): boolean {
  return ownCommands.some((command) => command.test(name));
}

/**
 * Judges the instruction of a field (ECMA-376, part 1, 17.16). A word that is no field's name is that of a bookmark.
 * @param kind the field's name, if the document says it beside the instruction; some programs translate the first word
 * @throws InvalidFile
 */
export function checkField(instruction: string, kind = ''): void {
  const [first = '', ...values] = wordsOf(instruction.trimStart().slice(0, longest));
  const [second = ''] = values;
  const names = [...namesOf(first), ...(/^\\+$/.test(first) ? namesOf(second) : [])];
  const isComputed = names.some((name) => name.includes(computed) && couldBeActive(name.split(computed, 1).join('')));
  if (isComputed) throw startsProgram();
  for (const one of [...names, kind]) {
    if (one.replace(/[^A-Z]/g, '').startsWith('DDE') || starting.has(one)) throw startsProgram();
    if (ofControls.has(one)) throw controls();
    // However Word reads quotes that do not match, an address begins behind one or behind a blank.
    if ((fetching.has(one) || one === 'HYPERLINK') && instruction.length > longest) throw elsewhere();
    if (fetching.has(one)) checkSources(one, readings([...values, ...instruction.split(/[\s"“”]+/)]));
    if (one === 'HYPERLINK') checkLink(instruction);
    // The program of an object comes first (ECMA-376, part 1, 17.16.5.16).
    if (one === 'EMBED' && !isKnownProgram(values[0] ?? '')) throw unknownObject();
    if (buttons.has(one) && (!plainButton.test(instruction) || isOwnCommand(values[0] ?? ''))) throw runsMacro();
  }
  if (!names.every(isKnown) && !isKnown(kind)) checkUnknown(instruction);
}

/**
 * What programs may take for the name: a switch may follow it without a blank (`PAGE\*`), LibreOffice passes over a
 * backslash before it, and within quotes a backslash says that the next sign is meant as it is (`"HYPER\LINK"`).
 */
function namesOf(first: string): string[] {
  const [cut = ''] = first.split('\\', 1);
  const [cutBehind = ''] = first.slice(1).split('\\', 1);
  return [cut || cutBehind, first.replaceAll('\\', '')].map((name) => name.toUpperCase());
}

/** A name of our lists, or a formula. What begins with one may be one to a program that cuts it elsewhere. */
function isKnown(name: string): boolean {
  const lists = [passive, fetching, starting, ofControls, buttons];
  return name.startsWith('=') || lists.some((names) => names.has(name)) || name === 'HYPERLINK';
}

/**
 * What is no field's name is that of a bookmark, or a name in another language: it may hold no address and no path to
 * another computer, however it is read.
 */
function checkUnknown(instruction: string): void {
  const mayLeadAway = [instruction, withoutEscapes(instruction)].some(holdsScheme) || /[\\/]{2}/.test(instruction);
  if (mayLeadAway || instruction.length > longest) {
    throw executable('a field of an unknown kind with an address or very much text in it');
  }
}

/** The scheme of an address ends in a colon, which the name of a bookmark has not. */
function holdsScheme(text: string): boolean {
  const pieces = text.split(':');
  return pieces.some((piece, index) => /[\p{L}\d+.-]{3}$/u.test(piece) && /^\S/.test(pieces[index + 1] ?? ''));
}

/** Whether a name that begins so, and goes on in a way that only a program knows, could be one of these. */
function couldBeActive(start: string): boolean {
  const names = [...starting, ...ofControls, ...fetching, ...buttons, 'HYPERLINK', 'DDE'];
  const letters = start.replace(/[^A-Z]/g, '');
  return (
    start === '' || (letters !== '' && names.some((name) => name.startsWith(letters) || letters.startsWith('DDE')))
  );
}

/** Words and quoted texts. Word takes typographic quotes for quotes too. */
function wordsOf(instruction: string): string[] {
  const words = instruction.match(/["“”][^"“”]*["“”]?|[^\s"“”]+/g) ?? [];
  return words.map(withoutQuotes).filter((word) => word.trim() !== '');
}

/**
 * Values as they stand, and as Word reads them, to which a backslash says that the next sign is meant as it is
 * (`file:/\\server`, `h\ttp:`). On a drive a path stays, however it is read, and not all programs double its own.
 */
function readings(values: readonly string[]): Set<string> {
  const unescaped = values.filter((value) => value.includes('\\') && !/^\s*[a-z]:/i.test(value));
  return new Set([...values, ...unescaped.map(withoutEscapes)]);
}

/** Most words have none, and there may be millions of them. */
function withoutQuotes(word: string): string {
  return /["“”]/.test(word) ? word.replace(/["“”]/g, '') : word;
}

function withoutEscapes(text: string): string {
  return text.replace(/\\(.)/gs, '$1');
}

/** A part of the mail that a text was copied from, which nothing can fetch. */
const partOfMail = /^cid:[\w.@-]+$/i;

/** Fields that may take over a table, and so name cells of it, "R1C1:R2C2", in letters of the author's language. */
const ofTables = new Set(['LINK', 'INCLUDETEXT', 'INCLUDE']);
const cells = /^(?:[a-z]{1,2}\d{1,7}){1,2}:(?:[a-z]{1,2}\d{1,7}){1,2}$/i;

/** Fields that show the picture whose file they name. */
const ofPictures = new Set(['INCLUDEPICTURE', 'IMPORT']);

function checkSources(field: string, values: ReadonlySet<string>): void {
  const isElsewhere = ofPictures.has(field) ? fetchedPicture : elsewhere;
  for (const value of values) if (!ofTables.has(field) || !cells.test(value)) checkSource(value, isElsewhere);
}

function checkSource(value: string, refusal: (value: string) => InvalidFile): void {
  if (partOfMail.test(value)) return;
  const destination = destinationOf(value);
  if (destination === 'computer' && !isSwitch(value) && !isLocalPath(withoutDoubled(value))) throw refusal(value);
  if (leadsToProgram(value)) throw startsProgram();
  const isElsewhere = destination !== 'computer' && destination !== 'person';
  // What another field computes is nothing that anybody could look for.
  if (value.includes(computed)) throw elsewhere();
  if (isElsewhere) throw refusal(value);
}

/** A backslash and a sign. */
function isSwitch(value: string): boolean {
  return /^\s*[\\/].?\s*$/.test(value);
}

/** Word doubles every backslash of a path, also where only a piece of it stands. At the beginning two mean a server. */
function withoutDoubled(path: string): string {
  return path.replace(/(?<=[^\\])\\\\(?!\\)/g, '\\');
}

/**
 * What another field computes may be any address, and hold the quote that ends a hint; so may what is only a change.
 */
function checkLink(instruction: string): void {
  if (instruction.includes(computed)) {
    throw executable('a link whose address another field computes or a tracked change alters', withoutLink);
  }
  readings(possibleAddresses(instruction)).forEach(checkAddress);
}

function runsMacro() {
  return executable('a field that could run a macro');
}

function startsProgram() {
  return executable('a field that starts a program');
}
