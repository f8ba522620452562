import { propertySet } from './property-set';

export const pages = ['https://example.com/', 'HTTP://example.com'];

/** What links may count from: no link behind one leads anywhere but to a page or into a folder of a drive. */
export const fixedBases = ['', ...pages, 'file:///C:/Users/a/', 'C:\\Users\\a\\'];

/**
 * What turns a link that is harmless alone into one to a share or a program, by plain concatenation or as an address.
 */
export const splitBases = [
  ...['file://', 'file:', 'f', 'ms-msdt', 'ms-msdt:', 'search-ms', '/', '\\', ' file://', 'java', 'mailto'],
  ...['http:', 'https', 'file:///', 'C:', 'file:///C:/Windows/System32/calc', '../', 'evil.example/', '%'],
  ...['C:\\Windows\\System32\\', 'file:///C:/Program Files/a/', 'C:\\Windows.\\'],
];

/** The stream of a document before 2007 with what its links count from. */
export function olderLinkBase(base: string, isWide = false): Record<string, Buffer> {
  const value = Buffer.from(`${base}\0`, 'utf16le');
  return { '\u0005DocumentSummaryInformation': propertySet('_PID_LINKBASE', 65, value, isWide) };
}
