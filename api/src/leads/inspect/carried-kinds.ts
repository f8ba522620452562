import type { Contents } from './contents';

type Kinds = readonly [ends: string, contents: readonly Contents[]];

/**
 * Files that a program shows, by the end of their name: what people put into a document, and what such a file must be
 * inside, so that the program meant is the only one that opens it. Office looks inside, and opens its older and newer
 * files under the names of each other; so do viewers of pictures.
 */
const documents: readonly Kinds[] = [
  ['doc docx odf odg odp ods odt pps ppsx ppt pptx wps xls xlsx', ['compound', 'archive']],
  ['zip', ['archive']],
  ['pdf', ['pdf']],
  ['bmp emf gif heic jp2 jpe jpeg jpg png psd tif tiff webp wmf', ['picture']],
  ['avi m4a m4v mov mp3 mp4 mpeg mpg ogg prc u3d wav webm', ['film']],
  ['otf ttf', ['font']],
  ['mml rdf svg xml xmp', ['markup']],
  ['csl', ['film', 'markup']],
  // Settings of Acrobat's printer, which attaches them to what it prints.
  ['joboptions', ['text']],
  ['bib css csv json log tex tsv txt', ['text', 'markup']],
];

/** Web pages, of which only style sheets are taken, and files that Windows asks about and others look into. */
const askedAbout: readonly Kinds[] = [
  ['htm html xhtml', ['markup']],
  ['', ['compound', 'archive', 'pdf', 'picture', 'film', 'font', 'markup', 'text']],
];

/** What a document may contain, by the end of its name in lower case. */
export const contentsByEnd = byEnd(documents);
export const contentsAskedAbout = byEnd(askedAbout);

function byEnd(kinds: readonly Kinds[]): ReadonlyMap<string, readonly Contents[]> {
  return new Map(kinds.flatMap(([ends, contents]) => ends.split(' ').map((end) => [end, contents])));
}
