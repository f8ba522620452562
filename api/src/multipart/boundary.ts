import { Problem } from '../http/problem';
import { malformed } from './malformed';

/** RFC 2046, section 5.1.1: 1 to 70 of these characters, the last of them no blank. */
const boundaryPattern = /^[0-9A-Za-z'()+_,\-./:=? ]{0,69}[0-9A-Za-z'()+_,\-./:=?]$/;

/** RFC 9110 allows blanks around `;` and a quoted value. Browsers and libraries send no parameter but the boundary. */
const contentTypePattern =
  /^multipart\/form-data[ \t]*;[ \t]*boundary=(?:"([^"\\]*)"|([^\s"(),/:;<=>?@[\\\]]+))[ \t]*$/i;

/**
 * The boundary that a Content-Type header names.
 * @throws Problem 415 when the media type is not multipart/form-data, 400 when there is not exactly one valid boundary.
 */
export function readBoundary(contentType = ''): string {
  const mediaType = contentType.split(';', 1)[0]?.trim().toLowerCase();
  if (mediaType !== 'multipart/form-data') throw new Problem(415, 'Send the form as multipart/form-data.');
  const [, quoted, token] = contentTypePattern.exec(contentType) ?? [];
  const boundary = quoted ?? token ?? '';
  if (boundaryPattern.test(boundary)) return boundary;
  throw malformed('its Content-Type has no valid boundary');
}
