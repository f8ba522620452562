import type { Budget } from '../budget';
import type { InvalidFile } from '../invalid-file';

/** A kind of document of LibreOffice that it writes as an archive into Word documents before 2007. */
export interface OpenDocumentKind {
  /** How it is called in its list of parts, and in a part of its own. */
  type: string;
  /** All parts that say something, and how each is judged. */
  parts: Readonly<Record<string, (part: AsyncGenerator<Buffer>, budget: Budget) => Promise<void>>>;
  /** For one that has anything else in it. */
  refusal(): InvalidFile;
}
