import type { Contents } from './contents';

type Kinds = readonly [ends: string, contents: readonly Contents[]];

/**
 * All that a document may carry as a file, by the end of its name, and what such a file must be inside, so that the
 * program meant is the only one that opens it. Office looks inside, and opens its older and newer files under the names
 * of each other; so do viewers of pictures.
 *
 * The list is closed: in each kind that was on it for completeness' sake (OpenDocument, any XML, drawings of the web)
 * strangers have found something that a program fetches or runs, and of more than 4,500 genuine documents of public
 * corpora three have something that is not on it (decision 0065).
 */
const documents: readonly Kinds[] = [
  ['doc docx pps ppsx ppt pptx wps xls xlsx', ['compound', 'archive']],
  ['zip', ['archive']],
  ['pdf', ['pdf']],
  ['bmp emf gif heic jp2 jpe jpeg jpg png tif tiff webp wmf', ['picture']],
  ['m4a m4v mov mp3 mp4 wav webm', ['film']],
  ['u3d', ['model']],
  ['csl', ['symbols']],
  ['mml xml', ['markup']],
  // Settings of Acrobat's printer, which attaches them to what it prints.
  ['joboptions', ['text']],
  ['bib csv json log tex tsv txt', ['text']],
];

/**
 * Web pages, of which only style sheets are taken, and files that Windows asks about and others look into. Texts are
 * none of these: desktops tell lists of films, links and calendars by the first words of a file without an end.
 */
const askedAbout: readonly Kinds[] = [
  ['htm html xhtml', ['markup']],
  ['', ['compound', 'archive', 'pdf', 'picture', 'film', 'model', 'symbols', 'markup']],
];

/** What a document may contain, by the end of its name in lower case. */
export const contentsByEnd = byEnd(documents);
export const contentsAskedAbout = byEnd(askedAbout);

function byEnd(kinds: readonly Kinds[]): ReadonlyMap<string, readonly Contents[]> {
  return new Map(kinds.flatMap(([ends, contents]) => ends.split(' ').map((end) => [end, contents])));
}
