import { malformed } from './malformed';
import { decodeExtended, decodePlain } from './name';
import { type Parameterised, readParameters } from './parameters';

export interface Disposition {
  name: string;
  /** Of a file; empty when a file control was left empty. Undefined for a text field. */
  filename: string | undefined;
}

/**
 * Reads `form-data; name="..."; filename="..."` (RFC 7578, section 4.2), with the names as the person wrote them.
 * Parameters that we do not know say nothing about the field (RFC 2183, section 2.8).
 * @throws Problem 400
 */
export function readDisposition(header: string): Disposition {
  const disposition = readParameters(header);
  if (!disposition) throw malformed('a field has a Content-Disposition that is not readable');
  if (disposition.value !== 'form-data') throw malformed('a part has a Content-Disposition that is not form-data');
  const name = nameIn(disposition, 'name');
  if (!name) throw malformed('a field has no name');
  return { name, filename: nameIn(disposition, 'filename') };
}

type Parameters = Parameterised['parameters'];

/**
 * A name may be there a second time in a form that takes any character (RFC 8187), for which the first is a stand-in in
 * ASCII. Otherwise the two must say the same: which of two names is meant, nobody can know.
 */
function nameIn({ parameters }: Parameterised, key: 'name' | 'filename'): string | undefined {
  const [plain, second] = parameters.get(key) ?? [];
  if (second) throw malformed(`a field has more than one ${key}`);
  const encoded = extendedIn(parameters, key);
  const extended = encoded === undefined ? undefined : decodeExtended(encoded);
  if (!plain || extended === plain.text) return extended;
  const decoded = decodePlain(plain);
  if (extended === undefined || extended === decoded) return decoded;
  if (isAscii(decoded) && !isAscii(extended)) return extended;
  throw malformed(`a field has a ${key} and another one in ${key}*`);
}

/** The extended value, put together where it comes in numbered pieces (RFC 2231, section 4.1). */
function extendedIn(parameters: Parameters, key: string): string | undefined {
  const forms = [...parameters].filter(([name]) => name.startsWith(`${key}*`));
  if (forms.length === 0) return undefined;
  const values = new Map(forms.map(([name, [first]]) => [name, first?.text ?? '']));
  if (forms.some(([, { length }]) => length > 1)) throw malformed(`a field has more than one ${key}*`);
  const whole = values.get(`${key}*`);
  if (whole !== undefined && forms.length === 1) return whole;
  const pieces = forms.map((_, number) => {
    const literal = values.get(`${key}*${number}`);
    return literal === undefined ? values.get(`${key}*${number}*`) : encodeURIComponent(literal);
  });
  if (pieces.includes(undefined)) throw malformed(`a field has a ${key} of which a piece is missing`);
  return values.has(`${key}*0`) ? `utf-8''${pieces.join('')}` : pieces.join('');
}

function isAscii(text: string): boolean {
  return !/[^\0-\x7f]/.test(text);
}
