import { cleanFileName } from '../attachments/file-name';
import type { UploadedFile } from '../attachments/uploaded-file';
import { malformed } from './malformed';
import type { Part } from './parse';
import { decodeUtf8 } from './utf8';

/** The parts of a body by name. Whether a field may be text or a file, the form's definition says. */
export interface Fields {
  text: Map<string, string>;
  files: Map<string, UploadedFile>;
}

/** Text has no file name, and no type but UTF-8 plain text. What type a file claims to be is not looked at. */
export function readFields(parts: readonly Part[]): Fields {
  const fields: Fields = { text: new Map(), files: new Map() };
  for (const part of parts) {
    const { name, filename, data } = part;
    if (filename === undefined) fields.text.set(name, readText(part));
    else if (!isUnused(part)) fields.files.set(name, { name: cleanFileName(filename), data });
  }
  return fields;
}

/** How browsers send a file control in which no file was chosen (HTML, "constructing the entry list"). */
function isUnused({ filename, data }: Part): boolean {
  return filename === '' && data.length === 0;
}

function readText({ type = 'text/plain', data }: Part): string {
  if (!/^text\/plain(?:\s*;\s*charset="?utf-8"?)?$/.test(type)) throw malformed('a field is not plain UTF-8 text');
  return decodeUtf8(data);
}
