/** The text of a file, or why it has none. */
export type Decoded = { text: string } | { text: string; offset?: number; message: string };

const saveAgain = 'save it again as UTF-8 (in Notepad: File, Save As, and "UTF-8" in the list beside the button)';

/** Bytes as text: in UTF-8 and nothing else, because the build and the backend read nothing else. */
export function decode(bytes: Buffer): Decoded {
  const text = bytes.toString('utf8');
  const refuse = (message: string): Decoded => ({ text: '', message });
  if (bytes.length === 0) return refuse('is empty: bring back what was in it, or delete the file');
  if (isUtf16(bytes))
    return refuse(`is saved in another encoding (UTF-16, which Notepad calls "Unicode"): ${saveAgain}`);
  if (text.startsWith('\ufeff'))
    return refuse(`begins with an invisible mark (a "BOM"): ${saveAgain}, and not as "UTF-8 with BOM"`);
  if (bytes.includes(0))
    return refuse(
      'is no text, but something else under the name of a content file: take it out, and bring back the text',
    );
  if (text.startsWith('{\\rtf'))
    return refuse('is formatted text (RTF), as WordPad and TextEdit write it: save it again as plain text');
  if (text.trim() === '') return refuse('holds nothing but blanks: bring back what was in it, or delete the file');
  // A letter that is no UTF-8 is decoded to this one.
  const strange = text.indexOf('\ufffd');
  if (strange < 0) return { text };
  const isSaved = bytes.includes('\ufffd');
  const message = isSaved
    ? 'has a letter that was lost, which shows as \ufffd: type it again'
    : `has a letter in another encoding (Windows-1252, which Notepad calls "ANSI"), shown here as \ufffd: ${saveAgain}`;
  return { text, offset: strange, message };
}

/** By its mark, or by the zeros that every other byte of Latin text then is. */
function isUtf16(bytes: Buffer): boolean {
  const [first, second] = bytes;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || first === 0 || second === 0;
}
