import { notCarried } from '../carried';
import { executable } from '../invalid-file';

/** Formats of texts that Word takes in when it opens a document (`altChunk`), as editors of web pages write them. */
const otherFormats =
  /^(?:message\/rfc822|multipart\/related|text\/html|application\/xhtml\+xml|(?:application|text)\/rtf)$/;

/** Once Word has taken it in and saved it, it is the document's own. */
const remedy = 'Open it in Word and save it again, or print it to PDF';

/** Drawings and pages of Microsoft's other programs, such as Visio. */
const ofOtherPrograms = /^application\/vnd\.ms-(?:visio|publisher|project)/;

/** Where Office puts files that somebody has put in. */
const embedded = /(?:^|\/)embeddings\//i;

/** For a part of a kind that is not allowed, by its name in the archive. */
export function notNeeded(type: string, name: string) {
  if (ofOtherPrograms.test(type) || embedded.test(name)) return notCarried();
  const part = 'a part that Word documents do not need';
  return otherFormats.test(type)
    ? executable(`${part}, a web page or a text in another format`, remedy)
    : executable(part);
}

/** For a part that is no document of Word, which Word would take in as if it stood in this one. */
export function anotherFormat() {
  return executable('a part in another format, such as a web page', remedy);
}
