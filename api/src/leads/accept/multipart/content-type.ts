import { refusal } from '../../../http/refusals';
import { charsetLabel } from './charset';
import { malformed } from './malformed';
import { readParameters } from './parameters';

/** What the Content-Type header of a request says about its body. */
export interface ContentType {
  boundary: string;
  /** Of the names and texts, as far as they do not say it themselves; undefined when the client does not say. */
  charset: string | undefined;
}

/**
 * RFC 2046, section 5.1.1, allows 70 characters, and not all of these; clients write longer ones and others. What
 * stands between two line ends is compared byte by byte, so there is no harm in any that does not end with a blank.
 */
const boundaryPattern = /^[ -~]{0,199}[!-~]$/;

/**
 * Reads the Content-Type header of a form.
 * @throws Problem 415 when the media type is not multipart/form-data, 400 when there is not exactly one valid boundary,
 * or more than one charset.
 */
export function readContentType(header = ''): ContentType {
  const mediaType = header.split(';', 1)[0]?.trim().toLowerCase();
  if (mediaType !== 'multipart/form-data') throw refusal(415);
  const parameters = readParameters(header)?.parameters;
  const [boundary, another] = parameters?.get('boundary') ?? [];
  const [charset, other] = parameters?.get('charset') ?? [];
  if (!boundary || another || !boundaryPattern.test(boundary.text)) {
    throw malformed('its Content-Type has no valid boundary');
  }
  if (other) throw malformed('its Content-Type names two character sets');
  return { boundary: boundary.text, charset: charsetLabel(charset?.text) };
}
