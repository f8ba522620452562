import { executable, type InvalidFile } from '../invalid-file';
import { shown } from './link';

/** What to do about a picture that stands elsewhere; whoever has Word save the document as PDF has it in there. */
const withoutFetching = 'Paste the picture itself in its place, or save the document as PDF';

/**
 * Of pictures that were pasted from a page, Word may keep only the address: whoever opens the document asks a server
 * for them, which learns when and where that was.
 */
export function fetchedPicture(address: string): InvalidFile {
  return executable(`a picture that is fetched from elsewhere when it is opened (${shown(address)})`, withoutFetching);
}

/** The same of a document before 2007, which names a file of another computer. */
export function pictureElsewhere(name: string): InvalidFile {
  return executable(`a picture from another computer or the internet (${shown(name)})`, withoutFetching);
}
