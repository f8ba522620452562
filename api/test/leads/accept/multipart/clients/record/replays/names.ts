/** How clients write a file's name between its quotes, or what becomes of it before. */

export function withPercent22(name: string): string {
  return name.replaceAll('"', '%22');
}

export function withBackslash(name: string): string {
  return name.replaceAll('"', '\\"');
}

/** No file of Windows can have a double quote in its name. */
export function asOnWindows(name: string): string {
  return name.replaceAll('"', "'");
}

/** RFC 8187, as .NET and others write `filename*`. */
export function extended(name: string): string {
  return `utf-8''${encodeURIComponent(name).replaceAll("'", '%27')}`;
}

/** RFC 2047, for names that are not ASCII. */
export function asEncodedWord(name: string, charset: string): string {
  if (/^[\x20-\x7e]*$/.test(name)) return name;
  return `=?${charset}?B?${Buffer.from(name).toString('base64')}?=`;
}
