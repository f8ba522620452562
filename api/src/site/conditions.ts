import type { IncomingHttpHeaders } from 'node:http';

/** What is known of a file: by it a client asks for another version only. */
type Validators = Readonly<Record<string, string>>;

/**
 * What a question with conditions comes to (RFC 9110, 13.2.2): 412 for whoever wants what he knows and no other, 304
 * for whoever has it already.
 */
export function outcomeOf(asked: IncomingHttpHeaders, known: Validators): 200 | 304 | 412 {
  const { 'if-match': match, 'if-unmodified-since': unmodified } = asked;
  const { 'if-none-match': other, 'if-modified-since': modified } = asked;
  if (match !== undefined ? !names(match, known, isSame) : isBefore(unmodified, known)) return 412;
  const isKnown = other !== undefined ? names(other, known, isLike) : isOfThen(modified, known);
  return isKnown ? 304 : 200;
}

/** Whether a part may be sent of what a client has the rest of (13.1.5); without the condition it may. */
export function isOfTheSame(condition: string | undefined, known: Validators): boolean {
  return condition === undefined || isSame(condition, known.ETag) || condition === known['Last-Modified'];
}

function names(list: string, { ETag: tag }: Validators, compare: typeof isLike): boolean {
  return list.trim() === '*' || list.split(',').some((one) => compare(one.trim(), tag));
}

/** The strong comparison (8.8.3.2), by which a weak tag is like none. */
function isSame(one: string, other: string | undefined): boolean {
  return one === other && !one.startsWith('W/');
}

function isLike(one: string, other = ''): boolean {
  return weak(one) === weak(other);
}

function weak(tag: string): string {
  return tag.replace(/^W\//, '');
}

/** Whether the file has changed since; false for what is no date, which is no condition (13.1.3, 13.1.4). */
function isBefore(date: string | undefined, { 'Last-Modified': changed = '' }: Validators): boolean {
  return Date.parse(date ?? '') < Date.parse(changed);
}

/**
 * Whether the client has the file of this very time, as nginx asks by default: after a way back to an earlier release,
 * the file that is right again is older than what the client has.
 */
function isOfThen(date: string | undefined, { 'Last-Modified': changed = '' }: Validators): boolean {
  return Date.parse(date ?? '') === Date.parse(changed);
}
