import { malformed } from './malformed';
import type { Part } from './parse';
import { decodeUtf8 } from './utf8';

/** The text fields among the parts, by name. Text has no file name, and no type but UTF-8 plain text. */
export function textFields(parts: readonly Part[]): Map<string, string> {
  return new Map(parts.map((part) => [part.name, readText(part)]));
}

function readText({ filename, type = 'text/plain', data }: Part): string {
  if (filename !== undefined) throw malformed('this form takes no files');
  if (!/^text\/plain(?:\s*;\s*charset="?utf-8"?)?$/.test(type)) throw malformed('a field is not plain UTF-8 text');
  return decodeUtf8(data);
}
