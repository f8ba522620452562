/** A header value with parameters, such as `form-data; name="email"`. */
export interface Parameterised {
  /** What stands before the first parameter, in lower case. */
  value: string;
  /** By name in lower case, each as often as it is there. */
  parameters: ReadonlyMap<string, readonly Parameter[]>;
}

export interface Parameter {
  /** Without quotation marks and quoted pairs. */
  text: string;
  /** Whether its quotation marks, if it has any, are written as quotation marks, so that `%22` means itself. */
  plainQuotes: boolean;
}

const nameAndEquals = /([!#$%&'*+\-.^`|~\w]+)[ \t]*=[ \t]*/y;
const bare = /[^\s";]*(?=[ \t]*(?:;|$))/y;
/**
 * Many clients put a name between quotation marks as it is. So a quotation mark belongs to the name, unless it is the
 * last of the line or another parameter follows it.
 */
const quoted = /"((?:[^"\\]|\\.|"(?![ \t]*(?:$|;[; \t]*(?:$|[!#$%&'*+\-.^`|~\w]+[ \t]*=))))*)"(?=[ \t]*(?:;|$))/y;
const separators = /[ \t]*(?:;[ \t]*)*/y;

/**
 * Reads parameters as mail, HTTP and browsers write them (RFC 2045, section 5.1; RFC 9110, section 5.6.6; HTML,
 * "multipart form data"): with or without quotation marks, in any order and number, and with a semicolon too many.
 * Undefined when something in the line is no parameter: it may have been part of a value.
 */
export function readParameters(line: string): Parameterised | undefined {
  const end = line.indexOf(';');
  const parameters = new Map<string, Parameter[]>();
  const value = (end < 0 ? line : line.slice(0, end)).trim().toLowerCase();
  let position = end < 0 ? line.length : end;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = position;
    const match = pattern.exec(line);
    if (match) position = pattern.lastIndex;
    return match;
  };
  for (;;) {
    take(separators);
    if (position === line.length) return { value, parameters };
    const name = take(nameAndEquals)?.[1]?.toLowerCase();
    const match = name && (take(quoted) ?? take(bare));
    if (!match) return undefined;
    const sameName = parameters.get(name);
    if (sameName) sameName.push(parameterOf(match));
    else parameters.set(name, [parameterOf(match)]);
  }
}

/** A backslash before anything else is itself, because some browsers send `C:\Users\me\cv.pdf`. */
function parameterOf([whole, inside]: RegExpExecArray): Parameter {
  if (inside === undefined) return { text: whole, plainQuotes: false };
  return { text: inside.replace(/\\(["\\])/g, '$1'), plainQuotes: inside.includes('"') };
}
