import { documentTypes } from '../../../../../src/contract/attachment';
import { extras } from '../../../../../src/contract/extras';
import { Problem } from '../../../http/problem';
import { storedFileName } from '../../inspect/file-name';
import { kindByContents } from '../../inspect/first-bytes';
import type { UploadedFile } from '../../inspect/uploaded-file';
import { charsetLabel, decodeText } from './charset';
import { malformed } from './malformed';
import type { Part } from './parse';

/** The parts of a body by name. Whether a field may be text or a file, the form's definition says. */
export interface Fields {
  text: Map<string, string>;
  files: Map<string, UploadedFile>;
}

/**
 * Names the character set of the texts that name none (RFC 7578, section 4.6). Browsers fill it in, people never see
 * it.
 */
const charsetField = '_charset_';

/** In bytes, of all texts of a form together: twelve fields of at most 2,000 characters are far below it. */
export const maxTextBytes = 256 * 1024;

/**
 * @throws Problem 400 for a text that is not readable, 422 for too much text, for which there is room where a file may
 * be
 */
export function readFields(parts: readonly Part[]): Fields {
  const fields: Fields = { text: new Map(), files: new Map() };
  const textBytes = parts.reduce((sum, part) => sum + (isFile(part) ? 0 : part.data.length), 0);
  if (textBytes > maxTextBytes) throw new Problem(422, 'This is far too much text. Please shorten it.');
  const charset = charsetLabel(parts.find(({ name }) => name === charsetField)?.data.toString('latin1'));
  for (const part of parts) {
    const { name, filename = '', data } = part;
    if (isFile(part)) {
      if (!isUnused(part)) fields.files.set(name, { name: storedFileName(filename, data, name), data });
    } else if (name !== charsetField) fields.text.set(name, readText(part, charset));
  }
  return fields;
}

/**
 * A part with a file name is a file, whatever type it claims to be. Where a client has none, which it need not (RFC
 * 7578, section 4.2), the type says so, and of bytes without one what they begin with.
 */
function isFile({ name, filename, type, data }: Part): boolean {
  if (name === json.field) return false;
  if (filename !== undefined || Object.values<string | undefined>(documentTypes).includes(type)) return true;
  return type === bytes && kindByContents(data) !== undefined;
}

const bytes = 'application/octet-stream';

/** The one field in JSON, for which scripts make a part of its type, and browsers one with a file name (`blob`). */
const json = { field: extras.attribution, type: 'application/json' };

/** How browsers send a file control in which no file was chosen (HTML, "constructing the entry list"). */
function isUnused({ filename, data }: Part): boolean {
  return !filename && data.length === 0;
}

/** Bytes without a type are text as well; of others, markup or JSON would mean something else than it says. */
function readText(part: Part, otherwise: string | undefined): string {
  const { name, type = 'text/plain', charset, charsetHint, data } = part;
  if (type !== 'text/plain' && type !== bytes && !(name === json.field && type === json.type))
    throw malformed(`the field ${name} is not plain text, and a file must have a file name`);
  return decodeText(data, charset ?? otherwise, charsetHint, `the field ${name} has a text`);
}
