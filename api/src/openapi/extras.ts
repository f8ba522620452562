import { attributionKeys, attributionMaxLength } from '../../../src/contract/attribution';
import { extras, keyPattern, pageMaxLength, quotedKeyPattern } from '../../../src/contract/extras';
import { fastestPerson } from '../leads/accept/extras';
import type { Schema } from './schema';

/** A key of a submission, in header or field. An empty one is none. */
export const keySchema: Schema = { type: 'string', pattern: `^$|${keyPattern.source}|${quotedKeyPattern.source}` };

const attributionValue = { type: 'string', maxLength: attributionMaxLength };

/** What may come beside the fields of a form, by wire name. None of it is required. */
export const extraSchemas: Record<(typeof extras)[keyof typeof extras], Schema> = {
  [extras.key]: { ...keySchema, description: 'The Idempotency-Key, for clients that cannot set a header' },
  [extras.consent]: {
    type: 'string',
    description: 'The box is ticked. Left out or empty, the submission implies consent; a no is refused',
    pattern: '^([Yy][Ee][Ss]|[Oo][Nn]|[Tt][Rr][Uu][Ee]|1|)$',
  },
  [extras.page]: {
    type: 'string',
    description: `Path of the page it was sent from, of at most ${pageMaxLength} characters, or its address on our site. Anything else is left out`,
  },
  [extras.trap]: { type: 'string', description: 'Leave it out: a value marks the submission as suspected spam' },
  [extras.elapsed]: {
    type: 'string',
    description: [
      'Milliseconds between the first touch of the form and sending, in digits. Leave it out where nobody fills in a',
      `form: fewer than ${fastestPerson} mark the submission as suspected spam`,
    ].join(' '),
  },
  [extras.attribution]: {
    type: 'string',
    description: 'Where the visitor came from. What cannot be read is left out',
    contentMediaType: 'application/json',
    contentSchema: {
      type: 'object',
      properties: Object.fromEntries(attributionKeys.map((key) => [key, attributionValue])),
    },
  },
};
