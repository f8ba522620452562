import type { DocumentType } from '../../../../src/contract/attachment';

/** What kind of document a file seems to be, by its first bytes: whether it is one, that kind's judge says. */
export function kindByContents(file: Buffer): DocumentType | undefined {
  if (isCompoundFile(file)) return 'doc';
  if (isArchive(file)) return 'docx';
  return hasPdfHeader(file) ? 'pdf' : undefined;
}

export function isCompoundFile(file: Buffer): boolean {
  return file.toString('hex', 0, 8) === 'd0cf11e0a1b11ae1';
}

export function isArchive(file: Buffer): boolean {
  return file.toString('latin1', 0, 4) === 'PK\x03\x04';
}

/**
 * An end record of an archive without files (APPNOTE.TXT 4.3.16), with which WPS Office begins the packages of shapes.
 */
export const emptyEndRecord = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);

export function isArchiveOfWps(file: Buffer): boolean {
  const { length } = emptyEndRecord;
  return file.subarray(0, length).equals(emptyEndRecord) && isArchive(file.subarray(length));
}

/** Viewers look for the header in so many bytes. */
export function hasPdfHeader(file: Buffer): boolean {
  return file.subarray(0, 1024).includes('%PDF-');
}
