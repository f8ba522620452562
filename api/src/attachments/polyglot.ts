/** In bytes: the end record of a ZIP archive without its comment, and the longest comment. */
const endRecordBytes = 22;
const maxComment = 65_535;

/** Whether the end of this file is also the end of a ZIP archive, so that it would run as a JAR under another name. */
export function endsAsArchive(file: Buffer): boolean {
  const first = Math.max(0, file.length - endRecordBytes - maxComment);
  for (
    let at = file.indexOf('PK\x05\x06', first, 'latin1');
    at >= 0;
    at = file.indexOf('PK\x05\x06', at + 1, 'latin1')
  ) {
    if (at + endRecordBytes > file.length) continue;
    if (at + endRecordBytes + file.readUInt16LE(at + 20) === file.length) return true;
  }
  return false;
}
