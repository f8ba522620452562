import { executable } from '../invalid-file';

/** What a metafile has inside that a program shows as a picture of its own. */
export interface Held {
  data: Buffer;
  /** Whether it may be a page of a PDF, which programs of a Mac put beside their drawing. */
  mayBePdf?: boolean;
}

export function hiddenProgram() {
  return executable('a picture that is a program or a drawing of the web');
}

/** For a printer, which runs it. What Word makes of the picture on paper, or in a new one, has none. */
export function heldPostScript() {
  return executable(
    'a picture that is a program for a printer in part (PostScript, as in EPS files)',
    'Put it in once more as PNG, or print the document to PDF',
  );
}
