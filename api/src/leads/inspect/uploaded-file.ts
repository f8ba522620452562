import { createHash } from 'node:crypto';
import { documentType, documentTypes, type FileFacts } from '../../../../src/contract/attachment';
import type { Attachment } from '../store/lead';

/** A file as it came, under the name that `storedFileName` gives it. */
export interface UploadedFile {
  name: string;
  data: Buffer;
}

/**
 * What is kept of a file beside its bytes. The type is that of its extension, which `problemInside` compares before the
 * file is stored.
 */
export function attachmentOf({ name, data }: UploadedFile): Attachment {
  const type = documentType(name);
  return {
    name,
    type: type ? documentTypes[type] : 'application/octet-stream',
    size: data.length,
    sha256: createHash('sha256').update(data).digest('hex'),
  };
}

/** Files as the contract judges them. */
export function factsOf(files: ReadonlyMap<string, UploadedFile>): Record<string, FileFacts> {
  return Object.fromEntries([...files].map(([field, { name, data }]) => [field, { name, size: data.length }]));
}
