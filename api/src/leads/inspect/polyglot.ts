import { endOfArchive, endRecords } from './docx/end-record';

/** Whether the end of this file is also the end of a ZIP archive, so that it would run as a JAR under another name. */
export function endsAsArchive(file: Buffer): boolean {
  return endRecords(file).some((at) => endOfArchive(file, at) === file.length);
}
