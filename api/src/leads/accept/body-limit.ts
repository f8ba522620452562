import { maxFileBytes } from '../../../../src/contract/attachment';
import type { FormDefinition } from '../../../../src/contract/form-definition';
import { maxTextBytes } from './multipart/fields';

/** In bytes, of a whole submission. */
export function bodyLimit({ fields }: FormDefinition): number {
  return fields.some(({ kind }) => kind === 'file') ? maxTextBytes + maxFileBytes : maxTextBytes;
}
