import { cleanFileName } from '../attachments/file-name';
import type { UploadedFile } from '../attachments/uploaded-file';
import { decodeText } from './charset';
import { malformed } from './malformed';
import type { Part } from './parse';

/** The parts of a body by name. Whether a field may be text or a file, the form's definition says. */
export interface Fields {
  text: Map<string, string>;
  files: Map<string, UploadedFile>;
}

/** Names the character set of the texts that name none (RFC 7578, section 4.6). Browsers fill it in, people never see it. */
const charsetField = '_charset_';

/** A part with a file name is a file; what type it claims to be is not looked at. */
export function readFields(parts: readonly Part[]): Fields {
  const fields: Fields = { text: new Map(), files: new Map() };
  const charset = parts.find(({ name }) => name === charsetField)?.data.toString('latin1');
  for (const part of parts) {
    const { name, filename, data } = part;
    if (filename !== undefined) {
      if (!isUnused(part)) fields.files.set(name, { name: cleanFileName(filename), data });
    } else if (name !== charsetField) fields.text.set(name, readText(part, charset));
  }
  return fields;
}

/** How browsers send a file control in which no file was chosen (HTML, "constructing the entry list"). */
function isUnused({ filename, data }: Part): boolean {
  return filename === '' && data.length === 0;
}

/** Bytes without a type are text as well; text with markup or in JSON would mean something else than it says. */
function readText({ type = 'text/plain', charset, charsetHint, data }: Part, otherwise: string | undefined): string {
  if (type !== 'text/plain' && type !== 'application/octet-stream') throw malformed('a field is not plain text');
  return decodeText(data, charset ?? otherwise, charsetHint);
}
