import { maxFileBytes } from '../../../src/contract/attachment';
import type { FormDefinition } from '../../../src/contract/form';
import { maxTextBytes } from '../multipart/fields';

/** In bytes, of a whole submission. */
export function bodyLimit({ fields }: FormDefinition): number {
  return fields.some(({ kind }) => kind === 'file') ? maxTextBytes + maxFileBytes : maxTextBytes;
}

/** `at most 5.25 MB in all`, in the units of the limit of a file. */
export function limitInWords(bytes: number): string {
  return `at most ${bytes / 1024 / 1024} MB in all`;
}
