import { contentsByEnd } from './carried-kinds';

/**
 * Ends of files that only show something and that no document carries. What may be inside of a document and what a link
 * may lead to are two questions: a list for the first says nothing about the second.
 */
const notCarried = new Set('avi css mpeg mpg odf odg odp ods odt ogg otf prc psd rdf svg ttf xmp'.split(' '));

/** Whether a file of this end, in lower case, only shows something, whether or not a document may carry it. */
export function onlyShows(end: string): boolean {
  return contentsByEnd.has(end) || notCarried.has(end);
}

/** Whether a name that ends so is one of a picture, or of another file that no host is called like. */
export function isNoHostEnd(end: string): boolean {
  return contentsByEnd.get(end)?.includes('picture') || notCarried.has(end);
}
